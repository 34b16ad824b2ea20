import type { Locale } from '@balcao/contract/locale';
import { type Db, type Queries, transaction } from '../../platform/db.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { ChannelPlace } from '../channel/found-channels.service.ts';
import type { FollowerIds } from './follower-id.service.ts';
import { findByOpenId, lockWithoutOpenId, putOpenIds } from './open-follower.repository.ts';

interface Needs {
  readonly db: Db;
  readonly jobs: Pick<Jobs, 'every'>;
  readonly followerId: FollowerIds;
}
/** A follower whom a server means, and the language of their phone. */
interface OpenFollower {
  readonly customerId: string;
  readonly language: Locale;
}
const roundSeconds = 30;
const atOnce = 1_000;

/** Followers by the ids under which servers of teams know them (docs/decisions/103). */
export const createOpenFollowers = ({ db, jobs, followerId }: Needs) => {
  // Those who follow since before ids were written down, and those that the demonstration lays out, get theirs here.
  jobs.every(roundSeconds, 'follower.openIds', () =>
    transaction(db, async (tx) => {
      const rows = await lockWithoutOpenId(tx, atOnce);
      if (rows.length > 0)
        await putOpenIds(
          tx,
          rows.map((row) => ({ ...row, openId: followerId(row) })),
        );
      return rows.length === atOnce ? 'left' : 'done';
    }),
  );
  return {
    /** Undefined where no follower of the channel has this id. */
    find: (queries: Queries, place: ChannelPlace, openId: string): Promise<OpenFollower | undefined> =>
      findByOpenId(queries, place, openId),

    idOf: followerId,
  };
};
export type OpenFollowers = ReturnType<typeof createOpenFollowers>;
