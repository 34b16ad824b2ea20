import type { Audience } from '@balcao/contract/channel-audience';
import { type SQL, sql } from 'drizzle-orm';
import { isInAudience, type Place } from './follower-matching.repository.ts';

interface Slice {
  readonly place: Place;
  readonly audience: Audience;
  /** Later followers are in no part, and numbers of days are counted back from this moment. */
  readonly at: Date;
  /** The last follower of the slice before. */
  readonly after: string | null;
  readonly limit: number;
}

/** The next followers of a channel by their keys, each with whether they are in a part, as a select of SQL: `customer_id`, `is_in`. */
export const sliceOfFollowers = ({ place, audience, at, after, limit }: Slice): SQL => sql`
  select customer_id, followed_at <= ${at.toISOString()}::timestamptz and ${isInAudience(audience, at)} as is_in
  from channel_follower
  where merchant_id = ${place.merchantId} and channel_id = ${place.channelId}
    ${after === null ? sql`` : sql`and customer_id > ${after}::uuid`}
  order by customer_id limit ${limit}`;
