import { createCipheriv, createECDH, createPrivateKey, type ECDH, hkdfSync, randomBytes, sign } from 'node:crypto';

/** A browser as it gave itself: its address at a push service, and what encrypts for it alone. */
export interface Subscription {
  readonly endpoint: string;
  /** base64url. */
  readonly p256dh: string;
  readonly auth: string;
}
/** The server's own pair of P-256, base64url. */
export interface PushPair {
  readonly publicKey: string;
  readonly privateKey: string;
}

const curve = 'prime256v1';
const recordBytes = 4_096;
/** No service takes a longer one (RFC 8292, section 2). */
const tokenSeconds = 12 * 3_600;
const bytesOf = (text: string): Buffer => Buffer.from(text, 'base64url');
const derive = (key: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

const newEphemeral = (): ECDH => {
  const own = createECDH(curve);
  own.generateKeys();
  return own;
};

/** Makes a pair that servers keep. */
export const newPushPair = (): PushPair => {
  const pair = newEphemeral();
  return { publicKey: pair.getPublicKey('base64url'), privateKey: pair.getPrivateKey('base64url') };
};

/** Whether these keys can encrypt at all: the public one is a point of the curve, the secret has 16 bytes. */
export const canEncrypt = ({ p256dh, auth }: Omit<Subscription, 'endpoint'>): boolean => {
  try {
    newEphemeral().computeSecret(bytesOf(p256dh));
    return bytesOf(auth).length === 16;
  } catch {
    return false;
  }
};

/** The body that the browser alone can read (RFC 8291). `fixed` stands in for chance where an example is compared. */
export const encryptPush = (
  { p256dh, auth }: Omit<Subscription, 'endpoint'>,
  text: string,
  fixed?: { readonly salt: Buffer; readonly own: ECDH },
): Buffer => {
  const { salt, own } = fixed ?? { salt: randomBytes(16), own: newEphemeral() };
  const [theirs, ours] = [bytesOf(p256dh), own.getPublicKey()];
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours]);
  const shared = derive(own.computeSecret(theirs), bytesOf(auth), info, 32);
  const key = derive(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(recordBytes);
  // The 2 says that this record is the last.
  const sealed = [cipher.update(Buffer.concat([Buffer.from(text), Buffer.from([2])])), cipher.final()];
  return Buffer.concat([salt, size, Buffer.from([ours.length]), ours, ...sealed, cipher.getAuthTag()]);
};

/** What shows a push service who sends (RFC 8292): the address of the operator, signed for this service and half a day. */
export const vapidHeader = (
  { publicKey, privateKey }: PushPair,
  { endpoint, subject, now }: { readonly endpoint: string; readonly subject: string; readonly now: Date },
): string => {
  const point = bytesOf(publicKey);
  const [x = '', y = ''] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const d = bytesOf(privateKey).toString('base64url');
  const key = createPrivateKey({ key: { kty: 'EC', crv: 'P-256', x, y, d }, format: 'jwk' });
  const claims = { aud: new URL(endpoint).origin, exp: Math.floor(now.getTime() / 1_000) + tokenSeconds, sub: subject };
  const parts = [{ typ: 'JWT', alg: 'ES256' }, claims].map((part) => Buffer.from(JSON.stringify(part)));
  const signed = parts.map((part) => part.toString('base64url')).join('.');
  const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url');
  return `vapid t=${signed}.${signature}, k=${publicKey}`;
};
