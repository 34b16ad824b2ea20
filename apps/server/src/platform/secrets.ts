import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  type KeyObject,
  randomBytes,
} from 'node:crypto';
import { derive, type MasterKey } from './master-keys.ts';

export interface Secrets {
  /** The id of the key that seals. */
  readonly keyId: string;
  /** Encrypts for storage: AES-256-GCM under the newest key, whose id is in the value. */
  seal(text: string): string;
  /** @throws Error when the value's key is not configured, or the value is not what was sealed. */
  open(sealed: string): string;
  /** Keyed hash for what is compared and never read back; `purpose` keeps uses apart. Stays the same when keys are rotated. */
  mac(purpose: string, text: string): string;
}

const version = 'v1';
/** How a sealed value begins: a regular expression for JavaScript and PostgreSQL alike. */
export const sealedForm = `^${version}[.][0-9a-f]{8}[.]`;
/** The beginning of every value that the key of that id has sealed. */
export const sealedBy = (keyId: string): string => `${version}.${keyId}.`;

const aeadOf = (key: KeyObject) => ({
  encrypt: (text: string): Buffer => {
    const iv = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', key, iv);
    return Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  },
  decrypt: (bytes: Buffer): string => {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12));
    decipher.setAuthTag(bytes.subarray(-16));
    return Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]).toString('utf8');
  },
});

/** Sealing with the last of the keys, and opening with any of them. */
export const createSealing = (keys: readonly MasterKey[]): Omit<Secrets, 'mac'> => {
  const ciphers = new Map(keys.map(({ id, bytes }) => [id, aeadOf(createSecretKey(derive(bytes, 'seal')))]));
  const keyId = keys.at(-1)?.id ?? '';
  const cipherOf = (id: string) => {
    const cipher = ciphers.get(id);
    if (!cipher) throw new Error(`no key ${id} for a sealed value`);
    return cipher;
  };
  return {
    keyId,
    seal: (text) => sealedBy(keyId) + cipherOf(keyId).encrypt(text).toString('base64url'),
    open: (value) => {
      const [of, id, data] = value.split('.');
      if (of !== version || !id || !data) throw new Error('not a sealed value');
      return cipherOf(id).decrypt(Buffer.from(data, 'base64url'));
    },
  };
};

/** Everything that encrypts or compares secrets. The hash key lives as long as the database: hashes of passwords cannot be made again. */
export const createSecrets = (keys: readonly MasterKey[], hashKey: Buffer): Secrets => {
  const hashing = createSecretKey(hashKey);
  return {
    ...createSealing(keys),
    mac: (purpose, text) => createHmac('sha256', hashing).update(`${purpose}\0${text}`).digest('base64url'),
  };
};
