import { and, desc, eq, inArray, like } from 'drizzle-orm';
import type { Queries } from '../../platform/db.ts';
import { likePattern } from '../../platform/like-pattern.ts';
import { type AppletRow, applets } from './applet.tables.ts';

/** A mini program of a team. */
export interface AppletPlace {
  readonly merchantId: string;
  readonly appletId: string;
}

export const findByAppId = async (queries: Queries, appId: string): Promise<AppletRow | undefined> => {
  const [row] = await queries.select().from(applets).where(eq(applets.appId, appId));
  return row;
};

/** On the shelf, also while its removal is being decided; the newest first. */
export const searchShelf = (queries: Queries, nameKey: string, limit: number): Promise<AppletRow[]> =>
  queries
    .select()
    .from(applets)
    .where(
      and(
        inArray(applets.shelf, ['on', 'removalRequested']),
        nameKey === '' ? undefined : like(applets.nameKey, likePattern(nameKey)),
      ),
    )
    .orderBy(desc(applets.createdAt), desc(applets.id))
    .limit(limit);

export const findByPlaces = (queries: Queries, places: readonly AppletPlace[]): Promise<AppletRow[]> =>
  queries
    .select()
    .from(applets)
    .where(
      and(
        inArray(
          applets.merchantId,
          places.map(({ merchantId }) => merchantId),
        ),
        inArray(
          applets.id,
          places.map(({ appletId }) => appletId),
        ),
      ),
    );
