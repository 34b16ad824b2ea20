/** Several contents in one: how long the list of them is, the list, and one content after the other. */
const lengthBytes = 4;

export const packed = (index: object, contents: readonly Uint8Array[]): Buffer => {
  const list = Buffer.from(JSON.stringify(index));
  const length = Buffer.alloc(lengthBytes);
  length.writeUInt32BE(list.length);
  return Buffer.concat([length, list, ...contents]);
};

/** @throws Error where it is none. */
export const unpacked = (bytes: Buffer): { readonly index: unknown; readonly contents: Buffer } => {
  const end = lengthBytes + bytes.readUInt32BE(0);
  if (end > bytes.length) throw new Error('a list ends beyond its bytes');
  return { index: JSON.parse(bytes.toString('utf8', lengthBytes, end)), contents: bytes.subarray(end) };
};
