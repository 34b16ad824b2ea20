import type { AppletShelf } from '@balcao/contract/applet';
import type { ReviewStatus } from '@balcao/contract/session';
import { and, count, desc, eq, inArray, like, or, type SQL, sql } from 'drizzle-orm';
import { countListed } from '../../platform/count-listed.ts';
import type { Place } from '../../platform/cursor.ts';
import type { Queries, Tx } from '../../platform/db.ts';
import { escapedLike, likePattern } from '../../platform/like-pattern.ts';
import { type AppletRow, appletIcons, applets } from './applet.tables.ts';

interface Key {
  readonly merchantId: string;
  readonly id: string;
}
const at = ({ merchantId, id }: Key) => and(eq(applets.merchantId, merchantId), eq(applets.id, id));

/** Undefined when the AppID is taken. */
export const insertApplet = async (tx: Tx, row: typeof applets.$inferInsert): Promise<AppletRow | undefined> => {
  const [made] = await tx.insert(applets).values(row).onConflictDoNothing({ target: applets.appId }).returning();
  return made;
};

/** Serialises the creation of mini programs in this team and counts the existing ones: the lock ends with the transaction. */
export const lockApplets = async (tx: Tx, merchantId: string): Promise<number> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`applet:${merchantId}`}, 0))`);
  const [row] = await tx.select({ all: count() }).from(applets).where(eq(applets.merchantId, merchantId));
  return row?.all ?? 0;
};

export const findApplet = async (queries: Queries, key: Key): Promise<AppletRow | undefined> => {
  const [row] = await queries.select().from(applets).where(at(key));
  return row;
};

/** The mini program with this name, of any team. */
export const findNamed = async (queries: Queries, nameKey: string): Promise<Key | undefined> => {
  const { merchantId, id } = applets;
  const [row] = await queries.select({ merchantId, id }).from(applets).where(eq(applets.nameKey, nameKey));
  return row;
};

/** Undefined when it was changed since the version that was read. */
export const updateApplet = async (
  tx: Tx,
  key: Key & { readonly version: number },
  change: Partial<AppletRow>,
): Promise<AppletRow | undefined> => {
  const [row] = await tx
    .update(applets)
    .set({ ...change, version: key.version + 1 })
    .where(and(at(key), eq(applets.version, key.version)))
    .returning();
  return row;
};

export interface ListedBy {
  readonly merchantId: string;
  /** As names are compared. */
  readonly search?: string | undefined;
  readonly reviewStatus?: readonly ReviewStatus[] | undefined;
  readonly shelf?: readonly AppletShelf[] | undefined;
}
const listed = ({ merchantId, search, reviewStatus, shelf }: ListedBy): SQL | undefined =>
  and(
    eq(applets.merchantId, merchantId),
    search === undefined
      ? undefined
      : or(like(applets.nameKey, likePattern(search)), like(applets.appId, `${escapedLike(search)}%`)),
    reviewStatus && inArray(applets.reviewStatus, [...reviewStatus]),
    shelf && inArray(applets.shelf, [...shelf]),
  );
const newestFirst = [desc(applets.createdAt), desc(applets.id)] as const;

export const listRows = (
  queries: Queries,
  by: ListedBy,
  { place, limit, skip }: { readonly place: Place | undefined; readonly limit: number; readonly skip: number },
): Promise<AppletRow[]> =>
  queries
    .select()
    .from(applets)
    .where(
      and(listed(by), place && sql`(${applets.createdAt}, ${applets.id}) < (${place.at.toISOString()}, ${place.key})`),
    )
    .orderBy(...newestFirst)
    .limit(limit)
    .offset(skip);

export const countRows = (queries: Queries, by: ListedBy): Promise<number> =>
  countListed(queries, applets, listed(by), newestFirst);

/** Takes the place of the icon before. */
export const putIcon = async (tx: Tx, icon: typeof appletIcons.$inferInsert): Promise<void> => {
  const { id, picture } = icon;
  await tx
    .insert(appletIcons)
    .values(icon)
    .onConflictDoUpdate({ target: [appletIcons.merchantId, appletIcons.appletId], set: { id, picture } });
};

export const findIcon = async (queries: Queries, id: string): Promise<Buffer | undefined> => {
  const [icon] = await queries.select({ picture: appletIcons.picture }).from(appletIcons).where(eq(appletIcons.id, id));
  return icon?.picture;
};

/** Where the review of its last version stands. Editors need not hear of it, so the version that they know stays. */
export const writeReviewStatus = async (
  tx: Tx,
  key: Key,
  reviewStatus: ReviewStatus,
): Promise<AppletRow | undefined> => {
  const [row] = await tx.update(applets).set({ reviewStatus }).where(at(key)).returning();
  return row;
};

/** Moves it on the shelf (rule: published-moves). Undefined when it does not stand at one of these, any more. */
export const moveShelf = async (
  tx: Tx,
  key: Key,
  from: readonly AppletShelf[],
  shelf: AppletShelf,
): Promise<AppletRow | undefined> => {
  const [row] = await tx
    .update(applets)
    .set({ shelf })
    .where(and(at(key), inArray(applets.shelf, [...from])))
    .returning();
  return row;
};
