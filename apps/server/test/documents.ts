import { readFileSync } from 'node:fs';
import path from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
};
/** A PNG that says it has so many pixels, perhaps in the order that shows a rough picture first, and holds few bytes. */
export const widePng = (width: number, height = width, isInterlaced = false): Buffer => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, isInterlaced ? 1 : 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

/** A photo as an iPhone keeps it, of 640 × 480 pixels; or the same held upright, where the rotation is in the metadata and not in the pixels. */
export const heic = (name: 'photo.heic' | 'photo-turned.heic' = 'photo.heic'): Buffer =>
  readFileSync(path.join(import.meta.dirname, 'data', name));

/** A picture of one colour: few bytes, however large it is. */
export const onePicture = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#888' }, limitInputPixels: false });

/** A photo whose pixels do not compress: bytes enough to send them in several goes. */
export const photo = async (side = 400): Promise<Buffer> => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  return sharp({ create: { width: side, height: side, channels: 3, background: '#888', noise } })
    .withExif({
      IFD0: { Make: 'Telefone da Ana' },
      IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '23/1 33/1 0/1', GPSLongitudeRef: 'W', GPSLongitude: '46/1 38/1 0/1' },
    })
    .jpeg({ quality: 90 })
    .toBuffer();
};

/** A complete PDF of one page with these extra objects; `trailer` goes into its last dictionary. */
export const pdf = ({ objects = [], trailer = '' }: { objects?: string[]; trailer?: string } = {}): Buffer => {
  const all = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] >>',
    ...objects,
  ];
  let text = '%PDF-1.7\n';
  const places = all.map((object, index) => {
    const at = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const end = `trailer\n<< /Size ${all.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${text.length}\n%%EOF\n`;
  return Buffer.from(`${text}xref\n0 ${all.length + 1}\n0000000000 65535 f \n${places.join('')}${end}`, 'latin1');
};

/** The same, its objects packed in a stream as newer programs write them. */
export const packedPdf = (object = '<< /Type /Page >>'): Buffer => {
  const packed = deflateSync(Buffer.from(`3 0 ${object}`));
  const head = `%PDF-1.5\n1 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${packed.length} >>\nstream\n`;
  const body = Buffer.concat([Buffer.from(head), packed, Buffer.from('\nendstream\nendobj\n')]);
  const table = '2 0 obj\n<< /Type /XRef /Size 4 /Root 1 0 R >>\nstream\n\nendstream\nendobj\n';
  return Buffer.concat([body, Buffer.from(`${table}startxref\n${body.length}\n%%EOF`)]);
};
