import { createHash } from 'node:crypto';
import { isVersionNumber, versionRank } from '@balcao/contract/version-number';
import * as z from 'zod/mini';
import type { Fault } from './fault.ts';
import { readJson } from './json-text.ts';
import { oldestTool, packageLimits } from './limits.ts';
import { AppId, type Manifest } from './manifest.ts';

/** The file that an export adds to those of the mini program. */
export const exportListName = 'balcao.export.json';
export const toolName = '@balcao/cli';

/** Content of a package: path and bytes of each file. */
export type Files = ReadonlyMap<string, Uint8Array>;

const ListedFile = z.strictObject({
  path: z.string(),
  bytes: z.int().check(z.gte(0)),
  sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
});
export const ExportList = z.strictObject({
  format: z.literal(1),
  appId: AppId,
  tool: z.strictObject({ name: z.literal(toolName), version: z.string().check(z.refine(isVersionNumber)) }),
  files: z.array(ListedFile).check(z.maxLength(packageLimits.files)),
});
export type ExportList = z.infer<typeof ExportList>;

const sha256 = (content: Uint8Array): string => createHash('sha256').update(content).digest('hex');

/** Sorted by code units: the same on every machine, independent of its locale. */
const byPath = ([one]: readonly [string, Uint8Array], [other]: readonly [string, Uint8Array]): number =>
  one < other ? -1 : 1;

/** The files in their one order, without the list itself. */
export const sortedFiles = (files: Files): readonly (readonly [path: string, content: Uint8Array])[] =>
  [...files].filter(([path]) => path !== exportListName).sort(byPath);

export const exportListOf = (appId: string, files: Files, toolVersion: string): ExportList => ({
  format: 1,
  appId,
  tool: { name: toolName, version: toolVersion },
  files: sortedFiles(files).map(([path, content]) => ({ path, bytes: content.length, sha256: sha256(content) })),
});

/** The version of the tool that exported a package in which nothing is wrong. */
export const toolVersionOf = (files: Files): string =>
  ExportList.parse(JSON.parse(new TextDecoder().decode(files.get(exportListName)))).tool.version;

/** How the files differ from what the list says of them. */
const fileDifferences = (list: ExportList, files: Files): readonly Fault[] => {
  const listed = new Map(list.files.map((file) => [file.path, file]));
  const here = sortedFiles(files).flatMap(([path, content]): Fault[] => {
    const file = listed.get(path);
    if (!file) return [{ code: 'fileNotListed', path }];
    return file.bytes === content.length && file.sha256 === sha256(content) ? [] : [{ code: 'fileChanged', path }];
  });
  const gone = [...listed.keys()].filter((path) => !files.has(path));
  return [...here, ...gone.map((path): Fault => ({ code: 'fileGone', path }))];
};

/** Whether the files are exactly what the tool exported for this mini program. */
export const exportFaults = (files: Files, manifest: Manifest | undefined): readonly Fault[] => {
  const path = exportListName;
  const content = files.get(path);
  if (!content) return [{ code: 'listMissing', path }];
  const read = readJson(content, packageLimits.codeBytes, packageLimits.jsonDepth);
  const parsed = 'value' in read ? ExportList.safeParse(read.value) : undefined;
  if (!parsed?.success) return [{ code: 'listBroken', path }];
  const { appId, tool } = parsed.data;
  const faults: Fault[] = [];
  if (manifest && manifest.appId !== appId) faults.push({ code: 'listAppId', path, found: appId });
  if (versionRank(tool.version) < versionRank(oldestTool))
    faults.push({ code: 'listTool', path, found: tool.version, limit: oldestTool });
  return [...faults, ...fileDifferences(parsed.data, files)];
};
