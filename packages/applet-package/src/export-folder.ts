import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { type ExportList, exportListName, exportListOf, type Files, sortedFiles } from './export-list.ts';
import type { Fault } from './fault.ts';
import { manifestName } from './manifest.ts';
import { readSource } from './read-package.ts';

export type Exported = { readonly list: ExportList } | { readonly faults: readonly Fault[] };

/** The same files make the same zip, byte by byte, whenever and wherever it is made. */
const sameDay = new Date(2020, 0, 1);

const writeZip = async (files: Files, target: string): Promise<void> => {
  const zip = new ZipFile();
  for (const [name, content] of files)
    zip.addBuffer(Buffer.from(content), name, { mtime: sameDay, mode: 0o100644, forceDosTimestamp: true });
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(target));
};

const writeFolder = async (files: Files, target: string): Promise<void> => {
  for (const [name, content] of files) {
    const file = path.join(target, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
};

const isZip = (target: string): boolean => target.toLowerCase().endsWith('.zip');

/** Writes next to the target and renames: the file under that name is complete, or it does not exist. */
const place = async (files: Files, target: string): Promise<void> => {
  const parent = path.dirname(path.resolve(target));
  await mkdir(parent, { recursive: true });
  const work = await mkdtemp(path.join(parent, '.balcao-export-'));
  try {
    const made = path.join(work, isZip(target) ? 'package.zip' : 'package');
    if (isZip(target)) await writeZip(files, made);
    else await writeFolder(files, made);
    await rename(made, target);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
};

/**
 * Exports a folder to a zip, or to another folder where the target does not end in `.zip`, with the list of its files. What has
 * faults is not exported. A zip that stands there is replaced, a folder only where it is empty.
 */
export const exportFolder = async (folder: string, target: string, toolVersion: string): Promise<Exported> => {
  const { manifest, files, faults } = await readSource(folder);
  if (!manifest || faults.length > 0) return { faults };
  const list = exportListOf(manifest.appId, files, toolVersion);
  const text = new TextEncoder().encode(`${JSON.stringify(list, null, 2)}\n`);
  const ordered = sortedFiles(files);
  const first = ordered.filter(([name]) => name === manifestName);
  const others = ordered.filter(([name]) => name !== manifestName);
  await place(new Map([[exportListName, text], ...first, ...others]), target);
  return { list };
};
