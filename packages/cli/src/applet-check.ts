import { stat } from 'node:fs/promises';
import { readPackage, readSource } from '@balcao/applet-package/read-package';
import type { Locale } from '@balcao/contract/locale';
import { exitCode, type Outcome } from './outcome.ts';
import { textsOf } from './texts.ts';
import { toldFaults } from './told-faults.ts';

/** Checks what an author works on, or, of a zip and where it is said, what was exported. */
export const appletCheck = async (place: string, isExported: boolean, locale: Locale): Promise<Outcome> => {
  const found = await stat(place).catch(() => undefined);
  const { manifest, files, faults } = await (isExported || found?.isFile() ? readPackage(place) : readSource(place));
  if (!manifest || faults.length > 0) return toldFaults(faults, locale);
  const { appId, name, pages, permissions } = manifest;
  const json = { ok: true, appId, name, pages, permissions, files: files.size };
  return { code: exitCode.good, lines: [textsOf(locale).good(files.size)], json };
};
