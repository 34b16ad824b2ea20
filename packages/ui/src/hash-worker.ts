import { sha256 } from '@noble/hashes/sha2.js';

/** Read piece by piece: the file may be larger than the memory. */
const pieceBytes = 4 * 1024 * 1024;

self.addEventListener('message', async ({ data: file }: MessageEvent<File>) => {
  const hash = sha256.create();
  for (let at = 0; at < file.size; at += pieceBytes)
    hash.update(new Uint8Array(await file.slice(at, at + pieceBytes).arrayBuffer()));
  self.postMessage([...hash.digest()].map((byte) => byte.toString(16).padStart(2, '0')).join(''));
});
