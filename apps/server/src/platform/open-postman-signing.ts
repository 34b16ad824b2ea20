import { signatureScheme } from '@balcao/contract/open-signature';

/**
 * The script that Postman runs before each call: signs the five lines with the key of the variables, by the Web Crypto that Postman has
 * had since 2025. EC signatures are turned from the two numbers that Web Crypto gives into DER.
 */
export const postmanSigning = `const value = (name) => pm.variables.get(name) || '';
const pem = value('privateKey').replace(/-----[^-]+-----/g, '').replace(/\\s+/g, '');
const bytesOf = (base64) => Uint8Array.from(atob(base64), (one) => one.charCodeAt(0));
const base64Of = (bytes) => btoa(String.fromCharCode(...bytes));
const ways = [
  { key: { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' }, sign: 'RSASSA-PKCS1-v1_5' },
  { key: { name: 'ECDSA', namedCurve: 'P-256' }, sign: { name: 'ECDSA', hash: 'SHA-256' } },
  { key: { name: 'Ed25519' }, sign: 'Ed25519' },
];
const numberOf = (part) => {
  let from = 0;
  while (from < part.length - 1 && part[from] === 0) from += 1;
  const short = [...part.slice(from)];
  const whole = short[0] > 127 ? [0, ...short] : short;
  return [2, whole.length, ...whole];
};
const derOf = (both) => {
  const numbers = [...numberOf(both.slice(0, 32)), ...numberOf(both.slice(32))];
  return Uint8Array.from([48, numbers.length, ...numbers]);
};
const signed = async (lines) => {
  for (const way of ways) {
    let key;
    try {
      key = await crypto.subtle.importKey('pkcs8', bytesOf(pem), way.key, false, ['sign']);
    } catch {
      continue;
    }
    const made = new Uint8Array(await crypto.subtle.sign(way.sign, key, new TextEncoder().encode(lines)));
    return base64Of(way.key.name === 'ECDSA' ? derOf(made) : made);
  }
  throw new Error('privateKey must be PKCS #8: RSA, EC P-256 or Ed25519.');
};
const sign = async () => {
if (!pem || !value('merchant') || !value('serial')) throw new Error('Fill in merchant, serial and privateKey.');
const target = pm.variables.replaceIn(pm.request.url.getPathWithQuery());
const body = pm.request.body && pm.request.body.raw ? pm.variables.replaceIn(pm.request.body.raw) : '';
if (body) pm.request.body.update(body);
const timestamp = String(Math.floor(Date.now() / 1000));
const nonce = crypto.randomUUID().replaceAll('-', '');
const signature = await signed([pm.request.method, target, timestamp, nonce, body, ''].join('\\n'));
const fields = { merchant: value('merchant'), serial: value('serial').toUpperCase(), timestamp, nonce, signature };
const said = Object.entries(fields).map(([name, one]) => name + '="' + one + '"').join(',');
pm.request.headers.upsert({ key: 'Authorization', value: '${signatureScheme} ' + said });
};
if (!pm.request.headers.has('Authorization')) await sign();`;
