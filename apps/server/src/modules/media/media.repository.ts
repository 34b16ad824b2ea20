import type { MediaScan } from '@balcao/contract/media';
import { and, asc, eq, getTableColumns, inArray, lt } from 'drizzle-orm';
import type { Queries, Tx } from '../../platform/db.ts';
import { type MediaRow, media, mediaPosters } from './media.tables.ts';

export interface MediaKey {
  readonly merchantId: string;
  readonly id: string;
}
/** With the mark of its picture, where it has one. */
export type FoundMedia = MediaRow & { readonly posterMark: string | null };
const at = ({ merchantId, id }: MediaKey) => and(eq(media.merchantId, merchantId), eq(media.id, id));
const postersOf = and(eq(mediaPosters.merchantId, media.merchantId), eq(mediaPosters.mediaId, media.id));

export const insertMedia = async (tx: Tx, row: MediaRow): Promise<void> => {
  await tx.insert(media).values(row);
};

export const findSeveral = (queries: Queries, merchantId: string, ids: readonly string[]): Promise<FoundMedia[]> =>
  queries
    .select({ ...getTableColumns(media), posterMark: mediaPosters.mark })
    .from(media)
    .leftJoin(mediaPosters, postersOf)
    .where(and(eq(media.merchantId, merchantId), inArray(media.id, [...ids])));

export const findMedia = async (queries: Queries, { merchantId, id }: MediaKey): Promise<FoundMedia | undefined> => {
  const [row] = await findSeveral(queries, merchantId, [id]);
  return row;
};

/** Says of those of a channel since when nothing points to them; answers with their ids. Rows are locked in the order of their ids. */
export const markFree = async (
  tx: Tx,
  merchantId: string,
  channelId: string,
  ids: readonly string[],
  freeSince: Date | null,
): Promise<string[]> => {
  const marked: string[] = [];
  for (const id of [...ids].sort()) {
    const { rowCount } = await tx
      .update(media)
      .set({ freeSince })
      .where(and(at({ merchantId, id }), eq(media.channelId, channelId)));
    if (rowCount === 1) marked.push(id);
  }
  return marked;
};

/** What nothing has pointed to since then, of every team, for a scheduled job. */
export const listFree = (queries: Queries, before: Date, limit: number): Promise<MediaKey[]> =>
  queries
    .select({ merchantId: media.merchantId, id: media.id })
    .from(media)
    .where(lt(media.freeSince, before))
    .orderBy(asc(media.freeSince))
    .limit(limit);

/** The same one, held until the commit; undefined when something points to it by now. */
export const lockFree = async (tx: Tx, key: MediaKey, before: Date): Promise<MediaRow | undefined> => {
  const [row] = await tx
    .select()
    .from(media)
    .where(and(at(key), lt(media.freeSince, before)))
    .for('update');
  return row;
};

export const deleteMedia = async (tx: Tx, key: MediaKey): Promise<void> => {
  const { merchantId, id } = key;
  await tx.delete(mediaPosters).where(and(eq(mediaPosters.merchantId, merchantId), eq(mediaPosters.mediaId, id)));
  await tx.delete(media).where(at(key));
};

export const putScan = async (queries: Queries, key: MediaKey, scan: MediaScan): Promise<void> => {
  await queries.update(media).set({ scan }).where(at(key));
};

export const putPoster = async (tx: Tx, { merchantId, id }: MediaKey, picture: Buffer, mark: string): Promise<void> => {
  await tx
    .insert(mediaPosters)
    .values({ merchantId, mediaId: id, picture, mark })
    .onConflictDoUpdate({ target: [mediaPosters.merchantId, mediaPosters.mediaId], set: { picture, mark } });
};

export const findPoster = async (
  queries: Queries,
  { merchantId, id }: MediaKey,
  mark: string,
): Promise<Buffer | undefined> => {
  const [row] = await queries
    .select({ picture: mediaPosters.picture })
    .from(mediaPosters)
    .where(and(eq(mediaPosters.merchantId, merchantId), eq(mediaPosters.mediaId, id), eq(mediaPosters.mark, mark)));
  return row?.picture;
};
