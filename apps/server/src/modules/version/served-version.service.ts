import { createHash } from 'node:crypto';
import type { Manifest } from '@balcao/applet-package/manifest';
import type { AppletShelf } from '@balcao/contract/applet';
import type { ClosedBecause } from '@balcao/contract/opening';
import type { Queries } from '../../platform/db.ts';
import { findLastTakenDown, findManifest, findRolling, isTester } from './served-version.repository.ts';
import { manifestOf } from './version.present.ts';
import { type AppletKey, findAtStage, findTrial } from './version.repository.ts';
import type { VersionRow } from './version.tables.ts';
import type { ContentKey } from './version-content.repository.ts';

/** Which hundredth of people someone is in: the same for one release, however its share grows. */
export const hundredthOf = (customerId: string, releaseId: string): number =>
  createHash('sha256').update(`${releaseId}:${customerId}`).digest().readUInt32BE(0) % 100;

export interface Closed {
  readonly because: ClosedBecause;
  readonly reason: string | null;
}
export interface Served {
  readonly id: string;
  readonly number: string;
  readonly manifest: Manifest;
}

export const servedOf = (row: VersionRow): Served => ({ id: row.id, number: row.number, manifest: manifestOf(row) });

/** The version of a mini program that someone gets. */
export const createServedVersions = () => {
  const onlineFor = async (queries: Queries, key: AppletKey, customerId: string): Promise<VersionRow | undefined> => {
    const release = await findRolling(queries, key);
    if (release && hundredthOf(customerId, release.id) < release.share) return findAtStage(queries, key, 'rolling');
    return findAtStage(queries, key, 'online');
  };

  const mustFind = async (queries: Queries, { merchantId, versionId }: ContentKey) => {
    const row = await findManifest(queries, { merchantId, versionId });
    if (!row) throw new Error(`no version ${versionId}`);
    return row;
  };

  return {
    /** What an `app.json` of a version says. */
    manifest: async (queries: Queries, key: ContentKey): Promise<Manifest> => manifestOf(await mustFind(queries, key)),

    /** Which version it is, where it stands, and its pages. */
    facts: async (queries: Queries, key: ContentKey) => {
      const row = await mustFind(queries, key);
      return { number: row.number, stage: row.stage, pages: manifestOf(row).pages };
    },

    /** Whether staff took it down: then it cannot be used any more. */
    isTakenDown: async (queries: Queries, { merchantId, versionId }: ContentKey): Promise<boolean> =>
      (await findManifest(queries, { merchantId, versionId }))?.stage === 'takenDown',

    /** The trial version for a tester who asks for it; else the one that is rolling out to their share of people, or the online one. */
    of: async (
      queries: Queries,
      key: AppletKey,
      customerId: string,
      { shelf, isTrial }: { readonly shelf: AppletShelf; readonly isTrial: boolean },
    ): Promise<Served | Closed> => {
      if (isTrial) {
        const trial = (await isTester(queries, key, customerId)) ? await findTrial(queries, key) : undefined;
        return trial ? servedOf(trial) : { because: 'notTester', reason: null };
      }
      if (shelf === 'off') return { because: 'removed', reason: null };
      const online = await onlineFor(queries, key, customerId);
      if (online) return servedOf(online);
      const down = await findLastTakenDown(queries, key);
      return down ? { because: 'takenDown', reason: down.reason } : { because: 'notPublished', reason: null };
    },
  };
};
export type ServedVersions = ReturnType<typeof createServedVersions>;
