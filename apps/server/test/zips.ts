import { inflateRawSync } from 'node:zlib';

const endOfDirectory = 0x06054b50;

/** The files in a zip by their names: read by its directory, as every program does. */
export const filesIn = (zip: Buffer): ReadonlyMap<string, Buffer> => {
  let end = zip.length - 22;
  while (zip.readUInt32LE(end) !== endOfDirectory) end -= 1;
  const files = new Map<string, Buffer>();
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [method, bytes] = [zip.readUInt16LE(at + 10), zip.readUInt32LE(at + 20)];
    const [nameBytes, extraBytes] = [zip.readUInt16LE(at + 28), zip.readUInt16LE(at + 30)];
    const header = zip.readUInt32LE(at + 42);
    const from = header + 30 + zip.readUInt16LE(header + 26) + zip.readUInt16LE(header + 28);
    const packed = zip.subarray(from, from + bytes);
    const name = zip.toString('utf8', at + 46, at + 46 + nameBytes);
    files.set(name, method === 0 ? packed : inflateRawSync(packed));
    at += 46 + nameBytes + extraBytes + zip.readUInt16LE(at + 32);
  }
  return files;
};

/** The same as text. */
export const unzipped = (zip: Buffer): ReadonlyMap<string, string> =>
  new Map([...filesIn(zip)].map(([name, bytes]) => [name, bytes.toString('utf8')]));
