import { type listPosts, type PostsPage, postsAtOnce } from '@balcao/contract/broadcast-feed';
import { cursorOf, idKeys, type Place, placeOf } from '../../platform/cursor.ts';
import type { Queries } from '../../platform/db.ts';
import type { Call } from '../../platform/implement.ts';
import { refuseField } from '../../platform/refusal.ts';
import type { ListedBroadcast } from './broadcast.tables.ts';
import { type ChannelKey, findFirstUnread, listNewer, listSent, type Since } from './broadcast-feed-page.repository.ts';

export type PageAsked = Call<typeof listPosts>['query'];
type Cursors = Omit<PostsPage, 'list'>;
interface FeedPage extends Cursors {
  /** The newest first. */
  readonly rows: readonly ListedBroadcast[];
}
const spotOf = ({ sentAt, id }: ListedBroadcast): Place => ({ at: sentAt ?? new Date(0), key: id });
const cursorAt = (row: ListedBroadcast | undefined) => (row ? cursorOf(spotOf(row)) : null);
const lowestId = '00000000-0000-0000-0000-000000000000';
/** Right above a post: what is older than this begins with it. */
const above = (row: ListedBroadcast | undefined) =>
  row ? cursorOf({ at: new Date(spotOf(row).at.getTime() + 1), key: lowestId }) : null;

/** Whether it begins at the newest. */
export const isNewest = ({ cursor, newer, from }: PageAsked): boolean =>
  cursor === undefined && newer === undefined && from === undefined;

/**
 * One reading of what a channel has sent: from the newest on, older or newer than a place, or up to the first that the person has not seen.
 * @throws Refusal `form_invalid` on `cursor`, `newer` or `from`.
 */
export const readFeedPage = async (
  queries: Queries,
  key: ChannelKey,
  reader: Since | undefined,
  query: PageAsked,
): Promise<FeedPage> => {
  const { cursor, newer, from } = query;
  const given = [cursor, newer, from].filter((one) => one !== undefined).length;
  if (given > 1) refuseField(from === undefined ? 'newer' : 'from', 'cursor');
  const older = async (place: Place | undefined): Promise<FeedPage> => {
    const found = await listSent(queries, key, reader, { place, limit: postsAtOnce + 1 });
    const rows = found.slice(0, postsAtOnce);
    const nextCursor = found.length > postsAtOnce ? cursorAt(rows.at(-1)) : null;
    return { rows, ownCursor: cursor ?? null, nextCursor, newerCursor: cursorAt(rows[0]), isNewest: !place };
  };
  const upwards = async (place: Place): Promise<FeedPage> => {
    const found = await listNewer(queries, key, reader, { place, limit: postsAtOnce + 1 });
    const rows = found.slice(0, postsAtOnce).reverse();
    const newerCursor = rows.length > 0 ? cursorAt(rows[0]) : (newer ?? null);
    const isWhole = found.length <= postsAtOnce;
    return { rows, ownCursor: above(rows[0]), nextCursor: cursorAt(rows.at(-1)), newerCursor, isNewest: isWhole };
  };
  if (newer !== undefined) {
    const place = placeOf(newer, idKeys, 'newer');
    return place ? upwards(place) : older(undefined);
  }
  if (from === undefined) return older(placeOf(cursor, idKeys));
  const first = reader && (await findFirstUnread(queries, reader));
  // Its place is right above what is older than it: so that it comes along.
  return first ? upwards({ at: new Date(first.at.getTime() - 1), key: first.key }) : older(undefined);
};
