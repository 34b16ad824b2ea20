import { existsSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { exportFolder } from '@balcao/applet-package/export-folder';
import { readSource } from '@balcao/applet-package/read-package';
import type { Locale } from '@balcao/contract/locale';
import { exitCode, type Outcome, WrongCall } from './outcome.ts';
import { textsOf } from './texts.ts';
import { toldFaults } from './told-faults.ts';
import { toolVersion } from './tool-version.ts';

const isInside = (folder: string, place: string): boolean => {
  const way = path.relative(path.resolve(folder), path.resolve(place));
  return way === '' || !(way === '..' || way.startsWith(`..${path.sep}`) || path.isAbsolute(way));
};

/** A zip is replaced. Anything else there that is not empty may be wanted, and is kept. */
const isTaken = async (out: string): Promise<boolean> => {
  if (!existsSync(out)) return false;
  const isFolder = (await stat(out)).isDirectory();
  if (out.toLowerCase().endsWith('.zip')) return isFolder;
  return !isFolder || (await readdir(out)).length > 0;
};

export const appletExport = async (folder: string, wanted: string | undefined, locale: Locale): Promise<Outcome> => {
  const texts = textsOf(locale);
  const { manifest, faults } = await readSource(folder);
  if (!manifest || faults.length > 0) return toldFaults(faults, locale);
  const out = wanted ?? `${manifest.appId}.zip`;
  if (isInside(folder, out)) throw new WrongCall(texts.inside);
  if (await isTaken(out)) throw new WrongCall(texts.outTaken(out));
  const made = await exportFolder(folder, out, toolVersion);
  if ('faults' in made) return toldFaults(made.faults, locale);
  const { appId, files } = made.list;
  return { code: exitCode.good, lines: [texts.exported(out, files.length)], json: { ok: true, out, appId, files } };
};
