import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Channel } from '@balcao/contract/channel';
import { createMedia, type Media, type MediaKind } from '@balcao/contract/media';
import yazl from 'yazl';
import type { Team } from './people.ts';
import type { Transfer } from './transfers.ts';

const film = (name: string): Buffer => readFileSync(path.join(import.meta.dirname, 'data', name));
/** Four seconds of 640 × 360, numbered by the second; its index at the end. */
export const mp4 = (): Buffer => film('film.mp4');
/** Two pictures of 1,920 × 1,080. */
export const mov = (): Buffer => film('film.mov');

export const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** A zip whose files have these names, the first as the type of a file of an office program is known by. */
export const zipOf = async (files: Readonly<Record<string, string>>): Promise<Buffer> => {
  const zip = new yazl.ZipFile();
  for (const [name, text] of Object.entries(files)) zip.addBuffer(Buffer.from(text), name, { compress: false });
  zip.end();
  const parts: Buffer[] = [];
  for await (const part of zip.outputStream) parts.push(part as Buffer);
  return Buffer.concat(parts);
};
const ofWord = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
export const docx = (): Promise<Buffer> =>
  zipOf({
    '[Content_Types].xml': `<?xml version="1.0"?><Types><Override PartName="/word/document.xml" ContentType="${ofWord}"/></Types>`,
    'word/document.xml': '<w:document/>',
  });

const ofTables = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml';
export const xlsx = (): Promise<Buffer> =>
  zipOf({
    '[Content_Types].xml': `<?xml version="1.0"?><Types><Override PartName="/xl/workbook.xml" ContentType="${ofTables}"/></Types>`,
    'xl/workbook.xml': '<workbook/>',
  });

/** What phones install, as far as it is known by. */
export const apk = (): Promise<Buffer> => zipOf({ 'classes.dex': 'dex', 'AndroidManifest.xml': 'manifest' });

/** Sends a file for a channel and has it taken. */
export const addMedia = async (
  { call }: Pick<Team, 'call'>,
  tus: Transfer,
  { id }: Pick<Channel, 'id'>,
  { bytes, kind, name }: { bytes: Buffer; kind: MediaKind; name: string },
): Promise<Media> => {
  const { id: uploadId } = await tus.send(bytes, name, 'media');
  return call(createMedia, { params: { id }, body: { uploadId, kind, sha256: hashOf(bytes) } });
};
