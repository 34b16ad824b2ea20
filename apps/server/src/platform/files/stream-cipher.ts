import { createCipheriv, hkdfSync, randomBytes } from 'node:crypto';

const keyBytes = 32;
const blockBytes = 16;

/** A key for one file. Two files under one key could be read by comparing them. */
export const newFileKey = (): Buffer => randomBytes(keyBytes);

/** What comes in, and what is kept in another form, have keys of their own: no stream of a cipher ever meets itself. */
export const keyFor = (key: Buffer, use: 'incoming' | 'kept'): Buffer =>
  Buffer.from(hkdfSync('sha256', key, '', use, keyBytes));

/** AES-256-CTR from any byte on: the counter is the number of the block, so that a file goes on where it broke off. */
export const cipherFrom = (key: Buffer, offset: number) => {
  const counter = Buffer.alloc(blockBytes);
  counter.writeUInt32BE(Math.floor(offset / blockBytes), blockBytes - 4);
  const cipher = createCipheriv('aes-256-ctr', keyFor(key, 'incoming'), counter);
  cipher.update(Buffer.alloc(offset % blockBytes));
  return cipher;
};

/** Encrypts plain bytes and decrypts encrypted ones, from an offset on; output and input have the same length. */
export async function* turned(key: Buffer, offset: number, chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const cipher = cipherFrom(key, offset);
  for await (const chunk of chunks) yield cipher.update(chunk);
}
