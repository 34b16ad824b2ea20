/**
 * How large a WebP picture is, in pixels; undefined for what is none. The file begins with `RIFF`, its length and `WEBP`, and then the
 * name of its first part (RFC 9649): `VP8X` has its canvas, `VP8 ` and `VP8L` have the picture itself.
 */
export const sizeOfWebp = (bytes: Buffer): { width: number; height: number } | undefined => {
  if (bytes.length < 30 || bytes.toString('latin1', 0, 4) !== 'RIFF' || bytes.toString('latin1', 8, 12) !== 'WEBP')
    return undefined;
  const part = bytes.toString('latin1', 12, 16);
  if (part === 'VP8X') return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
  if (part === 'VP8 ') return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
  if (part !== 'VP8L') return undefined;
  const packed = bytes.readUInt32LE(21);
  return { width: (packed & 0x3fff) + 1, height: ((packed >>> 14) & 0x3fff) + 1 };
};
