import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../../platform/db.ts';
import type { AppletKey } from './version.repository.ts';
import { releases } from './version.tables.ts';

const ofApplet = ({ merchantId, appletId }: AppletKey) =>
  and(eq(releases.merchantId, merchantId), eq(releases.appletId, appletId));

/** Whether something is being published, or waits for its time. */
export const isReleasing = async (queries: Queries, key: AppletKey): Promise<boolean> => {
  const [row] = await queries
    .select({ id: releases.id })
    .from(releases)
    .where(and(ofApplet(key), inArray(releases.state, ['scheduled', 'rolling'])))
    .limit(1);
  return row !== undefined;
};

/** Whether the last thing that was done was a rollback (rule: rollback). */
export const isRolledBack = async (queries: Queries, key: AppletKey): Promise<boolean> => {
  const [row] = await queries
    .select({ kind: releases.kind })
    .from(releases)
    .where(and(ofApplet(key), eq(releases.state, 'done')))
    .orderBy(desc(releases.endedAt), desc(releases.id))
    .limit(1);
  return row?.kind === 'rollback';
};
