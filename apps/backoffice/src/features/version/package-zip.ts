import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import type { FolderFile } from './exported-folder.ts';

/** Pictures, sounds and fonts are packed already. */
const packed = /\.(png|jpe?g|webp|gif|avif|mp3|mp4|webm|ogg|woff2?)$/i;
/** The same folder makes the same zip, so that one whose sending broke off goes on where it was. */
const noTime = new Date(1980, 0, 1);

/** A zip of these files. The page stays alive meanwhile: between two files it may draw. */
export const zipOf = async (name: string, files: readonly FolderFile[]): Promise<File> => {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const ended = Promise.withResolvers<void>();
  const zip = new Zip((error, part, isLast) => {
    if (error) return ended.reject(error);
    parts.push(part as Uint8Array<ArrayBuffer>);
    if (isLast) ended.resolve();
  });
  const sorted = [...files].sort((one, other) => (one.path < other.path ? -1 : 1));
  for (const { path, file } of sorted) {
    const content = new Uint8Array(await file.arrayBuffer());
    const entry = packed.test(path) ? new ZipPassThrough(path) : new ZipDeflate(path, { level: 6 });
    entry.mtime = noTime;
    zip.add(entry);
    entry.push(content, true);
  }
  zip.end();
  await ended.promise;
  const lastModified = Math.max(...files.map(({ file }) => file.lastModified));
  return new File(parts, `${name}.zip`, { type: 'application/zip', lastModified });
};
