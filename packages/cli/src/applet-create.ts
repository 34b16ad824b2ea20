import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { faultText } from '@balcao/applet-package/fault-texts';
import { manifestName, readManifest } from '@balcao/applet-package/manifest';
import { AppletTemplate } from '@balcao/contract/applet';
import type { Locale } from '@balcao/contract/locale';
import { type Ask, answered } from './ask.ts';
import { exitCode, type Outcome, WrongCall } from './outcome.ts';
import { textsOf } from './texts.ts';

export const templates = AppletTemplate.options;

export interface Create {
  readonly folder?: string | undefined;
  readonly appId?: string | undefined;
  readonly name?: string | undefined;
  readonly template: AppletTemplate;
}

/** Next to the packed program, or at the root of the repository. */
const templateFolder = (template: string): string => {
  const here = path.dirname(fileURLToPath(import.meta.url));
  const packed = path.join(here, '../templates', template);
  return existsSync(packed) ? packed : path.join(here, '../../../applets', template);
};

interface Written {
  readonly window?: object;
}
const manifestText = async (template: string, appId: string, name: string): Promise<string> => {
  const written: Written = JSON.parse(await readFile(path.join(templateFolder(template), manifestName), 'utf8'));
  const title = [...name].slice(0, 40).join('').trim();
  return `${JSON.stringify({ ...written, appId, name, window: { ...written.window, title } }, null, 2)}\n`;
};

/** What is wrong with one field, if `app.json` would hold it. */
const faultOfField = async (
  field: string,
  appId: string,
  name: string,
  locale: Locale,
): Promise<string | undefined> => {
  const read = readManifest(new TextEncoder().encode(await manifestText('blank', appId, name)));
  const fault = 'faults' in read ? read.faults.find((one) => one.field === field) : undefined;
  return fault && faultText(fault, locale);
};

const someAppId = `bl${'0'.repeat(16)}`;
const someName = 'Balcão';

export const appletCreate = async (given: Create, ask: Ask, locale: Locale): Promise<Outcome> => {
  const texts = textsOf(locale);
  const folder = await answered(given.folder, 'FOLDER', { text: texts.askFolder }, ask, texts);
  const isFree = !existsSync(folder) || (await readdir(folder)).length === 0;
  if (!isFree) throw new WrongCall(texts.notEmpty(folder));
  const nameFault = (name: string) => faultOfField('name', someAppId, name, locale);
  const name = await answered(given.name, '--name', { text: texts.askName, faultOf: nameFault }, ask, texts);
  const appIdFault = (appId: string) => faultOfField('appId', appId, someName, locale);
  const appId = await answered(given.appId, '--app-id', { text: texts.askAppId, faultOf: appIdFault }, ask, texts);
  await mkdir(folder, { recursive: true });
  await cp(templateFolder(given.template), folder, { recursive: true });
  await writeFile(path.join(folder, manifestName), await manifestText(given.template, appId, name));
  return {
    code: exitCode.good,
    lines: [texts.created(folder), texts.next(folder)],
    json: { ok: true, folder, appId, name, template: given.template },
  };
};
