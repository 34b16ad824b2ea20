import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readMasterKeys } from './master-keys.ts';
import { createSecrets, type Secrets } from './secrets.ts';

const base64 = (bytes = randomBytes(32)): string => bytes.toString('base64');
const read = (text: string) => readMasterKeys(text, 'MASTER_KEY');
const secretsOf = (text: string): Secrets => createSecrets(read(text), Buffer.alloc(32, 1));

describe('the master keys', () => {
  it('are one key, or several with or without names, of which the last seals and all open', () => {
    const [old, middle, newest] = [base64(), base64(), base64()];
    const values = [old, middle].map((key) => secretsOf(key).seal('Olá'));
    const secrets = secretsOf(`${old}, 2025:${middle},2026-11:${newest}`);
    expect(values.map(secrets.open)).toEqual(['Olá', 'Olá']);
    expect(secretsOf(newest).open(secrets.seal('café'))).toBe('café');
    expect(secrets.seal('café').split('.')[1]).toBe(secrets.keyId);
    expect(() => secretsOf(newest).open(values[0] ?? '')).toThrow('no key');
    expect(() => secrets.open(`${values[0]?.slice(0, -2)}AA`)).toThrow();
  });

  const form = '32 bytes in base64, or several such keys separated by commas, the newest last';
  it.each([
    ['too short', 'c2hvcnQ='],
    ['too long', base64(randomBytes(33))],
    ['no base64', 'no base64!'],
    ['empty at its end', `${base64()},`],
    ['with a name that is none', `the key:${base64()}`],
  ])('are refused when one is %s, and not repeated', (_what, key) => {
    const sentence = `MASTER_KEY must be ${form}: correct it or leave it unset.`;
    expect(() => read(key)).toThrow(new Error(sentence));
  });

  it.each([
    ['all zeros', Buffer.alloc(32)],
    ['all the same byte', Buffer.alloc(32, 0xff)],
    ['a few letters', Buffer.from('abcdefgh'.repeat(4))],
  ])('are refused when the newest is %s, which an older one may be until it is taken away', (_what, bytes) => {
    expect(() => read(base64(bytes))).toThrow('MASTER_KEY ends with a key that is not random');
    expect(read(`${base64(bytes)},${base64()}`)).toHaveLength(2);
  });

  it('are refused when a key or a name stands there twice', () => {
    const key = base64();
    for (const text of [`${key},${key}`, `a:${key},a:${base64()}`])
      expect(() => read(text)).toThrow('holds the same key or the same name twice');
  });
});
