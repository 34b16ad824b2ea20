import { stat } from 'node:fs/promises';
import { exportFaults, type Files, sortedFiles } from './export-list.ts';
import { type Fault, PackageRefused } from './fault.ts';
import { contentFault, endingOf, textOf } from './file-kind.ts';
import { htmlFaults } from './html-page.ts';
import type { Taken } from './intake.ts';
import { type Manifest, manifestName, readManifest } from './manifest.ts';
import { type FolderKind, readFolder } from './read-folder.ts';
import { readZip, readZipBytes } from './read-zip.ts';

/** A package as far as it could be read. It may be used only when there are no faults. */
export interface AppletPackage {
  readonly manifest?: Manifest;
  readonly files: Files;
  readonly faults: readonly Fault[];
}

const contentFaults = (files: Files): readonly Fault[] =>
  sortedFiles(files).flatMap(([path, content]): readonly Fault[] => {
    const code = contentFault(path, content);
    if (code) return [{ code, path }];
    return endingOf(path) === 'html' ? htmlFaults(path, textOf(content) ?? '') : [];
  });

/** Each page of the manifest is a file, spelled as it is there; a file that was refused has its own fault already. */
const pageFaults = ({ pages }: Manifest, { files, faults }: Taken): readonly Fault[] =>
  pages
    .filter((page) => !files.has(page) && !faults.some(({ path }) => path === page))
    .map((path) => ({ code: 'pageMissing', path, field: `pages.${pages.indexOf(path)}` }));

const examined = (taken: Taken): AppletPackage => {
  const { files } = taken;
  const isRefused = taken.faults.some(({ path }) => path === manifestName);
  const read = isRefused ? { faults: [] } : readManifest(files.get(manifestName));
  const known = 'manifest' in read ? pageFaults(read.manifest, taken) : read.faults;
  const faults = [...known, ...taken.faults, ...contentFaults(files)];
  return 'manifest' in read ? { manifest: read.manifest, files, faults } : { files, faults };
};

const orRefused = async (read: () => Promise<AppletPackage>): Promise<AppletPackage> => {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof PackageRefused)) throw error;
    return { files: new Map(), faults: [error.fault] };
  }
};

const take = async (place: string, kind: FolderKind): Promise<Taken> => {
  const found = await stat(place).catch(() => undefined);
  if (found?.isDirectory()) return readFolder(place, kind);
  if (found?.isFile() && kind === 'export') return readZip(place);
  throw new PackageRefused({ code: 'sourceMissing', path: place });
};

/** Reads and checks the folder that an author works in. */
export const readSource = (folder: string): Promise<AppletPackage> =>
  orRefused(async () => examined(await take(folder, 'source')));

const examinedExport = (taken: Taken): AppletPackage => {
  const read = examined(taken);
  return { ...read, faults: [...read.faults, ...exportFaults(read.files, read.manifest)] };
};

/** Reads and checks what the tool has exported, a zip or a folder: it must be that, to the byte. */
export const readPackage = (place: string): Promise<AppletPackage> =>
  orRefused(async () => examinedExport(await take(place, 'export')));

/** The same of the bytes of a zip. */
export const readPackageZip = (zip: Buffer): Promise<AppletPackage> =>
  orRefused(async () => examinedExport(await readZipBytes(zip)));
