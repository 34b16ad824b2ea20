import type { VersionFile } from '@balcao/contract/version';

const inValue = (value: unknown, path: string): string[] =>
  typeof value === 'object' && value !== null
    ? [path, ...Object.entries(value).flatMap(([key, one]) => inValue(one, `${path}.${key}`))]
    : [path];

/** What of a version a reviewer may speak of: each file (`files/index.html`), each field of `app.json` (`app.json/pages.0`). */
export const versionPaths = (list: readonly VersionFile[], manifest: object): string[] => [
  ...list.map(({ path }) => `files/${path}`),
  ...Object.entries(manifest).flatMap(([key, value]) => inValue(value, `app.json/${key}`)),
];

const linesIn = (value: unknown, path: string): { path: string; value: string }[] => {
  if (typeof value !== 'object' || value === null) return [{ path, value: String(value) }];
  const lines = Object.entries(value).flatMap(([key, one]) => linesIn(one, `${path}.${key}`));
  return lines.length > 0 ? lines : [{ path, value: '' }];
};

/** What `app.json` says, value by value, under the same paths; a list without anything in it is an empty value. */
export const manifestLines = (manifest: object): { path: string; value: string }[] =>
  Object.entries(manifest).flatMap(([key, value]) => linesIn(value, `app.json/${key}`));
