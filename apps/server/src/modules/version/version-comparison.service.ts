import type { VersionComparison, VersionFile } from '@balcao/contract/version';
import type { Queries } from '../../platform/db.ts';
import type { PackageReader } from '../../platform/inspection/package-reader.ts';
import { refuse } from '../../platform/refusal.ts';
import type { DomainService } from '../domain/domain.service.ts';
import type { MessageChanges } from './message-changes.ts';
import { manifestOf } from './version.present.ts';
import { findAtStage, findVersion } from './version.repository.ts';
import type { VersionRow } from './version.tables.ts';
import type { VersionContents } from './version-content.service.ts';

interface Needs {
  readonly packageReader: Pick<PackageReader, 'patch'>;
  readonly domains: Pick<DomainService, 'changedSince'>;
  readonly contents: VersionContents;
  readonly messageChanges: MessageChanges;
}

/** Limits of a comparison: more files or a longer wait are of no use to a reader. */
const patchesAtMost = 100;
const patchesForMs = 10_000;

const sizeOf = ({ path, bytes }: VersionFile) => ({ path, bytes });
const missingIn = (from: readonly string[], other: readonly string[]) => from.filter((one) => !other.includes(one));
const onlyIn = (list: readonly VersionFile[], other: ReadonlyMap<string, VersionFile>) =>
  list.filter(({ path }) => !other.has(path)).map(sizeOf);
const byPath = (list: readonly VersionFile[]) => new Map(list.map((file) => [file.path, file]));

/** What differs between two versions of a mini program. */
export const createVersionComparisons = ({ packageReader, domains, contents, messageChanges }: Needs) => {
  const keyOf = ({ merchantId, id: versionId }: VersionRow) => ({ merchantId, versionId });

  /** What it is compared with where none is named: the online one, and the online one itself with that before it. */
  const usual = async (queries: Queries, row: VersionRow): Promise<VersionRow | undefined> =>
    findAtStage(queries, row, row.stage === 'online' ? 'past' : 'online');

  const patchOf = async (queries: Queries, path: string, before: VersionRow, after: VersionRow) => {
    const old = await contents.content(queries, keyOf(before), path);
    const now = await contents.content(queries, keyOf(after), path);
    return old && now ? ((await packageReader.patch(path, old.bytes, now.bytes)) ?? null) : null;
  };

  const changedOf = async (queries: Queries, before: VersionRow, after: VersionRow, files: readonly Changed[]) => {
    const until = performance.now() + patchesForMs;
    const changed: VersionComparison['changed'] = [];
    for (const [at, { file, bytesBefore }] of files.entries()) {
      const isRead = at < patchesAtMost && performance.now() < until;
      const patch = isRead ? await patchOf(queries, file.path, before, after) : null;
      changed.push({ ...sizeOf(file), bytesBefore, patch });
    }
    return changed;
  };

  return {
    /** @throws Refusal `not_found` where the named one is none of the same mini program. */
    of: async (queries: Queries, row: VersionRow, againstId?: string): Promise<VersionComparison> => {
      const { merchantId, appletId } = row;
      const against =
        againstId === undefined
          ? await usual(queries, row)
          : ((await findVersion(queries, { merchantId, appletId, id: againstId })) ?? refuse('not_found'));
      const now = await contents.fileList(queries, keyOf(row));
      const before = against ? await contents.fileList(queries, keyOf(against)) : [];
      const [nowBy, beforeBy] = [byPath(now), byPath(before)];
      const files = now.flatMap((file): Changed[] => {
        const old = beforeBy.get(file.path);
        return old && old.sha256 !== file.sha256 ? [{ file, bytesBefore: old.bytes }] : [];
      });
      const { permissions } = manifestOf(row);
      const former = against ? manifestOf(against).permissions : [];
      const since = against ? (against.publishedAt ?? against.createdAt) : null;
      return {
        against: against ? { id: against.id, number: against.number } : null,
        added: onlyIn(now, beforeBy),
        removed: onlyIn(before, nowBy),
        changed: against ? await changedOf(queries, against, row, files) : [],
        permissions: { added: missingIn(permissions, former), removed: missingIn(former, permissions) },
        domains: await domains.changedSince(queries, row, since),
        messages: await messageChanges(queries, row, since),
      };
    },
  };
};
interface Changed {
  readonly file: VersionFile;
  readonly bytesBefore: number;
}
export type VersionComparisons = ReturnType<typeof createVersionComparisons>;
