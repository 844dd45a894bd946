// What a browser does with web push, out of RFC 8291, 8188 and 8292, with WebCrypto alone.
import { strict as assert } from "node:assert";
const { subtle } = globalThis.crypto;

const P256 = { name: "ECDH", namedCurve: "P-256" };
const text = (words) => new TextEncoder().encode(words);
const b64 = (bytes) => Buffer.from(bytes).toString("base64url");
const from64 = (words) => new Uint8Array(Buffer.from(words, "base64url"));
const join = (...parts) => new Uint8Array(Buffer.concat(parts.map((part) => Buffer.from(part))));

async function subscribe() {
  const pair = await subtle.generateKey(P256, true, ["deriveBits"]);
  return {
    p256dh: b64(await subtle.exportKey("raw", pair.publicKey)),
    auth: b64(crypto.getRandomValues(new Uint8Array(16))),
    jwk: JSON.stringify(await subtle.exportKey("jwk", pair.privateKey)),
  };
}

async function hkdf(material, salt, info, length) {
  const key = await subtle.importKey("raw", material, "HKDF", false, ["deriveBits"]);
  return subtle.deriveBits({ name: "HKDF", hash: "SHA-256", salt, info }, key, length * 8);
}

async function decrypt({ p256dh, auth, jwk, body }) {
  const sent = new Uint8Array(Buffer.from(body, "hex"));
  const salt = sent.slice(0, 16);
  const size = new DataView(sent.buffer).getUint32(16);
  const server = sent.slice(21, 21 + sent[20]);
  const sealed = sent.slice(21 + sent[20]);
  assert.ok(sealed.length <= size, "more than one record");
  const own = await subtle.importKey("jwk", JSON.parse(jwk), P256, false, ["deriveBits"]);
  const other = await subtle.importKey("raw", server, P256, false, []);
  const shared = await subtle.deriveBits({ name: "ECDH", public: other }, own, 256);
  const info = join(text("WebPush: info\0"), from64(p256dh), server);
  const material = await hkdf(shared, from64(auth), info, 32);
  const raw = await hkdf(material, salt, text("Content-Encoding: aes128gcm\0"), 16);
  const iv = await hkdf(material, salt, text("Content-Encoding: nonce\0"), 12);
  const key = await subtle.importKey("raw", raw, "AES-GCM", false, ["decrypt"]);
  const padded = new Uint8Array(await subtle.decrypt({ name: "AES-GCM", iv }, key, sealed));
  const end = padded.findLastIndex((byte) => byte !== 0);
  assert.equal(padded[end], 2, "the last record ends with 2");
  return Buffer.from(padded.slice(0, end)).toString();
}

async function verify({ authorization, key }) {
  const [, token, named] = /^vapid t=([^,]+), k=(\S+)$/.exec(authorization);
  assert.equal(named, key, "the key the browser subscribed with");
  const [head, claims, signature] = token.split(".");
  assert.deepEqual(JSON.parse(Buffer.from(head, "base64url")), { typ: "JWT", alg: "ES256" });
  const ecdsa = { name: "ECDSA", namedCurve: "P-256", hash: "SHA-256" };
  const signer = await subtle.importKey("raw", from64(key), ecdsa, false, ["verify"]);
  assert.ok(await subtle.verify(ecdsa, signer, from64(signature), text(`${head}.${claims}`)), "signature");
  return JSON.parse(Buffer.from(claims, "base64url"));
}

const order = JSON.parse(await new Response(process.stdin).text());
const answer =
  order.do === "subscribe"
    ? await subscribe()
    : { message: JSON.parse(await decrypt(order)), claims: await verify(order) };
process.stdout.write(JSON.stringify(answer));
