// Unpacks the Chromium of the package beside this file, with libraries and a font that a small system lacks, and
// writes the program that starts it.   node unpack.mjs FOLDER
import fs from "node:fs";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import zlib from "node:zlib";
import tar from "tar-fs";

const folder = path.resolve(process.argv[2]);
const packed = path.join(import.meta.dirname, "node_modules/@sparticuz/chromium/bin");

/** From one of the package's archives to where it shall be. */
async function unpack(name, target) {
  await pipeline(fs.createReadStream(path.join(packed, name)), zlib.createBrotliDecompress(), target);
}

const fontSettings = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>/usr/share/fonts</dir>
  <dir>${folder}/fonts</dir>
  <cachedir>${folder}/font-cache</cachedir>
</fontconfig>
`;
const starter = `#!/bin/sh
export LD_LIBRARY_PATH="${folder}/lib:${folder}"
export FONTCONFIG_FILE="${folder}/fonts.conf"
exec "${folder}/headless" "$@"
`;

fs.rmSync(folder, { recursive: true, force: true });
fs.mkdirSync(folder, { recursive: true });
await unpack("chromium.br", fs.createWriteStream(path.join(folder, "headless"), { mode: 0o755 }));
for (const name of ["al2023.tar.br", "fonts.tar.br", "swiftshader.tar.br"])
  await unpack(name, tar.extract(folder));
fs.writeFileSync(path.join(folder, "fonts.conf"), fontSettings);
// Last: where it stands, everything else does.
fs.writeFileSync(path.join(folder, "chromium"), starter, { mode: 0o755 });
