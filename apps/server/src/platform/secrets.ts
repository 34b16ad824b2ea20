import { createCipheriv, createDecipheriv, createHmac, createSecretKey, hkdfSync, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Config } from '../config.ts';

export interface Secrets {
  /** Encrypts for storage: AES-256-GCM, with the id of its key in the value (promise P5). */
  seal(text: string): string;
  open(sealed: string): string;
  /** Keyed hash for what is compared and never read back; `purpose` keeps uses apart. */
  mac(purpose: string, text: string): string;
}

const derive = (master: Buffer, use: string): Buffer =>
  Buffer.from(hkdfSync('sha256', master, '', `balcao:${use}`, 32));

/** Everything that encrypts or compares secrets, from the one master key. */
export const createSecrets = (master: Buffer): Secrets => {
  const sealing = derive(master, 'seal');
  const hashing = createSecretKey(derive(master, 'mac'));
  const keyId = createHmac('sha256', sealing).update('id').digest('hex').slice(0, 8);
  return {
    seal: (text) => {
      const iv = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', sealing, iv);
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return `v1.${keyId}.${Buffer.concat([iv, sealed, cipher.getAuthTag()]).toString('base64url')}`;
    },
    open: (value) => {
      const [version, id, data] = value.split('.');
      if (version !== 'v1' || id !== keyId || !data) throw new Error(`no key ${id} for a sealed value`);
      const bytes = Buffer.from(data, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', sealing, bytes.subarray(0, 12));
      decipher.setAuthTag(bytes.subarray(-16));
      return Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]).toString('utf8');
    },
    mac: (purpose, text) => createHmac('sha256', hashing).update(`${purpose}\0${text}`).digest('base64url'),
  };
};

/** The master key: configured, or generated once into the data folder of the sandbox. */
export const masterKeyOf = (config: Config): Buffer => {
  if (config.masterKey) return config.masterKey;
  const file = path.join(config.dataDir, 'master.key');
  fs.mkdirSync(config.dataDir, { recursive: true });
  try {
    // Two processes may start at once: the first to create the file decides, the other reads it.
    fs.writeFileSync(file, randomBytes(32).toString('base64'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return Buffer.from(fs.readFileSync(file, 'utf8'), 'base64');
};
