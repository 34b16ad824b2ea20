import type { ReplyOf } from '@balcao/contract/endpoint';
import type { readOwnFreeze } from '@balcao/contract/withdrawal-freeze';
import type { Db, Queries } from '../../platform/db.ts';
import type { Call } from '../../platform/implement.ts';
import { findFrozen, listAsked, listFrozen } from './freeze.repository.ts';

interface Needs {
  readonly db: Db;
  /** Whom a merchant writes to. */
  readonly supportEmail: string;
}
/** So many at most are listed together: more of them at once would be no list any more. */
const listedAtMost = 500;

/** Whose money is frozen: it comes in and is settled, and goes back to payers, but nothing is paid out. */
export const createFreezes = ({ db, supportEmail }: Needs) => ({
  /** Whether the merchant may take nothing out now. */
  isFrozen: async (queries: Queries, merchantId: string): Promise<boolean> =>
    (await findFrozen(queries, merchantId)) !== undefined,

  /** The merchants whose money is frozen, and since when. */
  frozen: async (queries: Queries): Promise<ReadonlyMap<string, Date>> =>
    new Map((await listFrozen(queries, listedAtMost)).map(({ merchantId, since }) => [merchantId, since])),

  /** The merchants about whom something waits for a second person. */
  asked: async (queries: Queries, now: Date): Promise<ReadonlySet<string>> =>
    new Set((await listAsked(queries, now, listedAtMost)).map(({ merchantId }) => merchantId)),

  /** What waits for a second person, the oldest first. */
  waiting: async (queries: Queries, now: Date, atMost: number) =>
    (await listAsked(queries, now, atMost)).map(({ id, action, merchantId, askedBy, askedAt, expiresAt, words }) => ({
      ...{ id, kind: action, merchantId, subjectId: null, askedBy, askedAt, expiresAt, words },
    })),

  /** What the team itself is told: that its money is frozen and since when; the reason is given by the person who answers its letter. */
  own: async ({ actor }: Call<typeof readOwnFreeze>): Promise<ReplyOf<typeof readOwnFreeze>> => {
    const row = await findFrozen(db, actor.merchantId);
    return { since: row?.since.toISOString() ?? null, contact: supportEmail };
  },
});
export type Freezes = ReturnType<typeof createFreezes>;
