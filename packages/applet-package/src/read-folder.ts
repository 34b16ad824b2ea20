import { constants } from 'node:fs';
import { lstat, open, readdir } from 'node:fs/promises';
import path from 'node:path';
import { exportListName } from './export-list.ts';
import { PackageRefused } from './fault.ts';
import { Intake, type Taken } from './intake.ts';
import { packageLimits } from './limits.ts';

/** How a folder is read: as an author works in it, or as the tool has exported it. */
export type FolderKind = 'source' | 'export';

/** Files that lie in an author's folder and are not part of the mini program. */
const isAside = (name: string): boolean => name.startsWith('.') || name === 'node_modules' || name === exportListName;

/** Opens without following a link that has come there meanwhile, and reads no more than the file had. */
const readFile = async (file: string, bytes: number): Promise<Uint8Array> => {
  const handle = await open(file, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0));
  try {
    const content = new Uint8Array(bytes);
    const { bytesRead } = await handle.read(content, 0, bytes, 0);
    return content.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
};

const readInto = async (intake: Intake, folder: string, below: string, kind: FolderKind): Promise<void> => {
  for (const name of (await readdir(path.join(folder, below))).sort()) {
    if (kind === 'source' && isAside(name)) continue;
    const place = below === '' ? name : `${below}/${name}`;
    const file = path.join(folder, place);
    const stat = await lstat(file);
    if (stat.isDirectory()) {
      if (place.split('/').length > packageLimits.folders)
        throw new PackageRefused({ code: 'pathDeep', path: place, limit: packageLimits.folders });
      await readInto(intake, folder, place, kind);
    } else if (!stat.isFile()) intake.refuse({ code: 'pathLink', path: place });
    else if (intake.admits(place, stat.size)) intake.files.set(place, await readFile(file, stat.size));
  }
};

/** @throws PackageRefused when the folder as a whole is not taken. */
export const readFolder = async (folder: string, kind: FolderKind): Promise<Taken> => {
  const intake = new Intake();
  await readInto(intake, folder, '', kind);
  return intake;
};
