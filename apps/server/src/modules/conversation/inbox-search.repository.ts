import { and, desc, eq, like, type SQL, sql } from 'drizzle-orm';
import { likePattern } from '../../platform/like-pattern.ts';
import { nameKeyOf } from '../../platform/name-key.ts';
import { conversations } from './conversation.tables.ts';
import { conversationsSaying } from './message.repository.ts';

interface Search {
  readonly merchantId: string;
  readonly channelId: string;
  readonly text: string;
  /** What else holds for a conversation of the inbox, and its place after the one before. */
  readonly among: SQL | undefined;
  /** So many are asked for. */
  readonly limit: number;
}

/** So many of the newest are looked through for a name before any index is asked: of a name that many have, a page is among them. */
const newestAtMost = 1_000;
/** Up to so many of a name are looked up one by one. Of more than these the next page is near, wherever one begins to look. */
const fewAtMost = 1_000;
/** The index of names knows them by three letters or digits in a row; by less, it would be read whole. */
const indexed = /[a-z0-9]{3}/;

/**
 * The first conversations of an inbox that a text finds: by a part of the name, and by the words of one message. Each is sought by the index
 * of its own. One condition with both would walk through the whole inbox, however few there are to find; and so would a search by name
 * alone, as the plan of a prepared statement cannot know how many have it: so the newest are looked through first, and only where they
 * make no page the name is sought in its index, where those that have it are counted up to a bound.
 */
export const foundInInbox = ({ merchantId, channelId, text, among, limit }: Search): SQL => {
  const name = nameKeyOf(text);
  const named = like(conversations.nameKey, likePattern(name));
  const first = sql`order by ${desc(conversations.lastAt)}, ${desc(conversations.id)} limit ${limit}`;
  const here = and(eq(conversations.merchantId, merchantId), eq(conversations.channelId, channelId));
  const isShort = sql`(select count(*) from near) < ${limit}`;
  const few = indexed.test(name)
    ? sql`select ${conversations.id} from ${conversations} where ${isShort} and ${here} and ${named} limit ${fewAtMost + 1}`
    : undefined;
  const count = sql`(select count(*) from few)`;
  // With a limit of one, each is looked up by its key.
  return sql`${conversations.id} in (
    with near as materialized (
      select newest.id from (
        select ${conversations.id}, ${conversations.nameKey}, ${conversations.lastAt} from ${conversations}
          where ${here} and ${among} order by ${desc(conversations.lastAt)}, ${desc(conversations.id)} limit ${newestAtMost}
      ) newest where newest.name_key like ${likePattern(name)} order by newest.last_at desc, newest.id desc limit ${limit}),
    few as materialized (${few ?? sql`select null::uuid as id where false`})
    (select ${conversations.id} from (
        select near.id from near
        union select few.id from few where ${count} <= ${fewAtMost}
        union select said.conversation_id from (${conversationsSaying(merchantId, text)}) said) has
      cross join lateral (select one.* from ${conversations} one
        where one.merchant_id = ${merchantId} and one.id = has.id limit 1) conversation
      where ${here} and ${among} ${first})
    union
    (select ${conversations.id} from ${conversations}
      where ${isShort} and ${few ? sql`${count} > ${fewAtMost} and ` : sql``}${here} and ${among} and ${named} ${first}))`;
};
