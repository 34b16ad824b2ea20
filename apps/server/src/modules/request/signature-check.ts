import { constants, createHash, type KeyObject, publicDecrypt, verify } from 'node:crypto';
import type { SigningMistake } from '@balcao/contract/request';

export type Hash = 'sha256' | 'sha1' | 'sha512';

/** RFC 8017, 9.2: what stands before the hash within an RSA signature. */
const digestInfos: readonly (readonly [Hash, string])[] = [
  ['sha256', '3031300d060960864801650304020105000420'],
  ['sha1', '3021300906052b0e03021a05000414'],
  ['sha512', '3051300d060960864801650304020305000440'],
];

/** What an RSA signature says when it is opened by its key: which hash, and of what. */
export interface Opened {
  readonly hash: Hash;
  readonly digest: Buffer;
}

/** Undefined when the key is not the one that signed, or the padding is another. */
export const openRsa = (key: KeyObject, signature: Buffer): Opened | undefined => {
  try {
    const inside = publicDecrypt({ key, padding: constants.RSA_PKCS1_PADDING }, signature);
    const found = digestInfos.find(([, prefix]) => inside.toString('hex').startsWith(prefix));
    return found && { hash: found[0], digest: inside.subarray(found[1].length / 2) };
  } catch {
    return undefined;
  }
};

export const sha256Of = (text: string): Buffer => createHash('sha256').update(text).digest();

const isOver = ({ hash, digest }: Opened, text: string): boolean =>
  createHash(hash).update(text).digest().equals(digest);

const verified = (work: () => boolean): boolean => {
  try {
    return work();
  } catch {
    return false;
  }
};

/** Does the signature fit this text, in the way in which signatures are made here? A caller that has computed its hash already passes it. */
export const fitter = (key: KeyObject, signature: Buffer): ((text: string, sha256?: Buffer) => boolean) => {
  if (key.asymmetricKeyType === 'rsa') {
    const opened = openRsa(key, signature);
    return (text, sha256) => opened?.hash === 'sha256' && (sha256 ?? sha256Of(text)).equals(opened.digest);
  }
  const digest = key.asymmetricKeyType === 'ed25519' ? null : 'sha256';
  return (text) => verified(() => verify(digest, Buffer.from(text), key, signature));
};

/** Ways in which the right text is signed wrongly: another hash, another padding, another form of the signature. */
export const formMistake = (key: KeyObject, base64: string, text: string): SigningMistake | undefined => {
  const signature = Buffer.from(base64, 'base64');
  const bytes = Buffer.from(text);
  const hashed = createHash('sha256').update(bytes);
  const digest = hashed.digest();
  const fits = fitter(key, signature);
  if (/^[0-9a-f]+$/i.test(base64) && fitter(key, Buffer.from(base64, 'hex'))(text)) return 'signatureHex';
  if (fits(digest.toString('hex')) || verified(() => verifyRaw(key, signature, digest))) return 'signedTwice';
  if (key.asymmetricKeyType === 'ec')
    return verified(() => verify('sha256', bytes, { key, dsaEncoding: 'ieee-p1363' }, signature))
      ? 'signatureRaw'
      : undefined;
  if (key.asymmetricKeyType !== 'rsa') return undefined;
  const opened = openRsa(key, signature);
  if (opened && opened.hash !== 'sha256' && isOver(opened, text))
    return opened.hash === 'sha1' ? 'hashSha1' : 'hashSha512';
  const pss = { key, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: constants.RSA_PSS_SALTLEN_AUTO };
  return verified(() => verify('sha256', bytes, pss, signature)) ? 'paddingPss' : undefined;
};

const verifyRaw = (key: KeyObject, signature: Buffer, digest: Buffer): boolean =>
  verify(key.asymmetricKeyType === 'ed25519' ? null : 'sha256', digest, key, signature);
