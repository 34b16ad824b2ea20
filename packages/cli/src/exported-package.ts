import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type Exported, exportFolder } from '@balcao/applet-package/export-folder';
import { toolVersion } from './tool-version.ts';

export type ExportedPackage = Extract<Exported, { list: unknown }> & { readonly zip: Uint8Array };

/** Checks a folder and packs it as the platform takes it, without leaving a file behind; or what is wrong with it. */
export const exportedPackage = async (
  folder: string,
): Promise<ExportedPackage | Exclude<Exported, { list: unknown }>> => {
  const work = await mkdtemp(path.join(os.tmpdir(), 'balcao-package-'));
  try {
    const out = path.join(work, 'package.zip');
    const made = await exportFolder(folder, out, toolVersion);
    return 'faults' in made ? made : { ...made, zip: await readFile(out) };
  } finally {
    await rm(work, { recursive: true, force: true });
  }
};
