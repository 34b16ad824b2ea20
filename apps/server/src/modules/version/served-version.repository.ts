import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Queries } from '../../platform/db.ts';
import type { AppletKey } from './version.repository.ts';
import { type ReleaseRow, releases, testers, type VersionRow, versions } from './version.tables.ts';
import type { ContentKey } from './version-content.repository.ts';

export const isTester = async (
  queries: Queries,
  { merchantId, appletId }: AppletKey,
  customerId: string,
): Promise<boolean> => {
  const [row] = await queries
    .select({ id: testers.id })
    .from(testers)
    .where(and(eq(testers.merchantId, merchantId), eq(testers.appletId, appletId), eq(testers.customerId, customerId)));
  return row !== undefined;
};

/** The release that goes to a share of people by now, if one does. */
export const findRolling = async (
  queries: Queries,
  { merchantId, appletId }: AppletKey,
): Promise<Pick<ReleaseRow, 'id' | 'share'> | undefined> => {
  const { id, share } = releases;
  const [row] = await queries
    .select({ id, share })
    .from(releases)
    .where(and(eq(releases.merchantId, merchantId), eq(releases.appletId, appletId), eq(releases.state, 'rolling')));
  return row;
};

/** The last one that staff took down, where nothing is online since. */
export const findLastTakenDown = async (
  queries: Queries,
  { merchantId, appletId }: AppletKey,
): Promise<{ reason: string | null } | undefined> => {
  const [row] = await queries
    .select({ reason: versions.takenDownReason })
    .from(versions)
    .where(
      and(
        eq(versions.merchantId, merchantId),
        eq(versions.appletId, appletId),
        eq(versions.stage, 'takenDown'),
        isNull(versions.removedAt),
      ),
    )
    .orderBy(desc(versions.takenDownAt))
    .limit(1);
  return row;
};

/** Also of one that was removed since: someone may have it open. */
export const findManifest = async (
  queries: Queries,
  { merchantId, versionId }: ContentKey,
): Promise<Pick<VersionRow, 'manifest' | 'number' | 'stage'> | undefined> => {
  const [row] = await queries
    .select({ manifest: versions.manifest, number: versions.number, stage: versions.stage })
    .from(versions)
    .where(and(eq(versions.merchantId, merchantId), eq(versions.id, versionId)));
  return row;
};
