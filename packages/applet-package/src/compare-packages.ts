import type { AppletPermission } from '@balcao/contract/opening';
import { createTwoFilesPatch } from 'diff';
import { sortedFiles } from './export-list.ts';
import { isText, textOf } from './file-kind.ts';
import { packageLimits } from './limits.ts';
import type { AppletPackage } from './read-package.ts';

export interface ComparedFile {
  readonly path: string;
  readonly bytes: number;
}
export interface ChangedFile extends ComparedFile {
  readonly bytesBefore: number;
  /** The lines that differ, as a unified patch; without it the file is no text, or too much of it differs to be read. */
  readonly patch?: string;
}
export interface Comparison {
  readonly added: readonly ComparedFile[];
  readonly changed: readonly ChangedFile[];
  readonly removed: readonly ComparedFile[];
  readonly permissions: { readonly added: readonly AppletPermission[]; readonly removed: readonly AppletPermission[] };
}

const contextLines = 3;

const isSame = (one: Uint8Array, other: Uint8Array): boolean => Buffer.compare(one, other) === 0;

/** The lines in which two contents of a file differ; undefined where it is no text, or too much of it differs to be read. */
export const patchOf = (path: string, before: Uint8Array, after: Uint8Array): string | undefined => {
  const [old, now] = [textOf(before), textOf(after)];
  if (!isText(path) || old === undefined || now === undefined) return undefined;
  // The effort grows with the number of edits, so it is ended there: two large files without a line in common cost nothing.
  return createTwoFilesPatch(path, path, old, now, undefined, undefined, {
    context: contextLines,
    maxEditLength: packageLimits.differenceLines,
  });
};

const changedFile = (path: string, before: Uint8Array, after: Uint8Array): ChangedFile => {
  const patch = patchOf(path, before, after);
  return { path, bytes: after.length, bytesBefore: before.length, ...(patch === undefined ? {} : { patch }) };
};

const missingIn = <T>(from: readonly T[], other: readonly T[]): readonly T[] =>
  from.filter((one) => !other.includes(one));

const onlyIn = (one: AppletPackage, other: AppletPackage): readonly ComparedFile[] =>
  sortedFiles(one.files)
    .filter(([path]) => !other.files.has(path))
    .map(([path, content]) => ({ path, bytes: content.length }));

/** What a person who decides about a new version reads: which files differ, how, and what the mini program asks for again. */
export const comparePackages = (old: AppletPackage, now: AppletPackage): Comparison => {
  const [before, after] = [old.manifest?.permissions ?? [], now.manifest?.permissions ?? []];
  return {
    added: onlyIn(now, old),
    changed: sortedFiles(now.files).flatMap(([path, content]) => {
      const earlier = old.files.get(path);
      return earlier && !isSame(earlier, content) ? [changedFile(path, earlier, content)] : [];
    }),
    removed: onlyIn(old, now),
    permissions: { added: missingIn(after, before), removed: missingIn(before, after) },
  };
};
