"""The tables that are alive in this process: opening them, writing their logs, waking whoever looks on."""
