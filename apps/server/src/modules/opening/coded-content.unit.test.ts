import { createHash, randomBytes } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { codingFor, createCodedContents } from './coded-content.ts';

const text = Buffer.from('pão de queijo '.repeat(500));
const sha256 = createHash('sha256').update(text).digest('hex');

describe('how a file of a mini program is sent', () => {
  it.each([
    ['text/javascript; charset=utf-8', 5_000, 'gzip, deflate, br', 'br'],
    ['text/html; charset=utf-8', 5_000, 'gzip', 'gzip'],
    ['image/svg+xml; charset=utf-8', 5_000, 'br;q=0.5', 'br'],
    ['text/css; charset=utf-8', 5_000, 'br;q=0, gzip;q=1', 'gzip'],
    ['text/css; charset=utf-8', 5_000, undefined, undefined],
    ['text/css; charset=utf-8', 500, 'br', undefined],
    ['image/png', 5_000, 'br', undefined],
  ])('%s of %i bytes to who takes %s: %s', (type, bytes, taken, coding) =>
    expect(codingFor(type, bytes, taken)).toBe(coding),
  );

  it('is the same content, in fewer bytes, and read once', async () => {
    const contents = createCodedContents();
    let reads = 0;
    const read = async () => {
      reads += 1;
      return text;
    };
    const brotli = await contents.get({ sha256, coding: 'br', read });
    const zipped = await contents.get({ sha256, coding: 'gzip', read });
    const plain = await contents.get({ sha256, coding: undefined, read });
    expect(brotliDecompressSync(brotli?.bytes ?? '')).toEqual(text);
    expect(gunzipSync(zipped?.bytes ?? '')).toEqual(text);
    expect(plain).toEqual({ bytes: text, coding: undefined });
    expect(brotli?.bytes.length).toBeLessThan(text.length / 10);
    expect(reads).toBe(1);
  });

  it('is as it is where too many are being compressed', async () => {
    const contents = createCodedContents();
    const asked = Array.from({ length: 40 }, () => {
      const content = Buffer.from(randomBytes(30_000).toString('hex'));
      return contents.get({ sha256: content.toString('hex', 0, 16), coding: 'br', read: async () => content });
    });
    const codings = (await Promise.all(asked)).map((answer) => answer?.coding ?? 'none');
    expect(codings).toContain('none');
    expect(codings).toContain('br');
  });

  it('is none where there is none', async () => {
    expect(await createCodedContents().get({ sha256, coding: 'br', read: async () => undefined })).toBeUndefined();
  });
});
