import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const texts = /\.(m?js|css|html|svg|json)$/;
/** Below this a compressed answer saves no packet on the wire. */
const smallestBytes = 1024;

/** Writes `.br` and `.gz` next to every text file below the folder, so that the server never compresses while it answers. */
export const compress = async (folder) => {
  const entries = await fs.readdir(folder, { withFileTypes: true });
  await Promise.all(
    entries.map((entry) => {
      const name = path.join(folder, entry.name);
      if (entry.isDirectory()) return compress(name);
      return texts.test(name) ? compressFile(name) : undefined;
    }),
  );
};

const compressFile = async (name) => {
  const plain = await fs.readFile(name);
  if (plain.length < smallestBytes) return;
  const params = {
    [zlib.constants.BROTLI_PARAM_QUALITY]: 11,
    [zlib.constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  const [smallest, widest] = await Promise.all([brotli(plain, { params }), gzip(plain, { level: 9 })]);
  await Promise.all([fs.writeFile(`${name}.br`, smallest), fs.writeFile(`${name}.gz`, widest)]);
};
