import type { getHome, Home, putSelling as putSellingCall } from '@balcao/contract/home';
import type { Db } from '../../platform/db.ts';
import { idempotently } from '../../platform/idempotency.ts';
import type { Call } from '../../platform/implement.ts';
import { refuse } from '../../platform/refusal.ts';
import { findSelling, putSelling } from './home.repository.ts';
import type { WaitingOf } from './waiting.service.ts';

interface Needs {
  readonly db: Db;
  readonly waitingOf: WaitingOf;
}

/** Where a member begins the day. */
export const createHomeService = ({ db, waitingOf }: Needs) => ({
  /** @throws Refusal `team_missing` while no team is chosen. */
  get: async ({ actor, now }: Call<typeof getHome>): Promise<Home> => {
    const merchantId = actor.merchantId ?? refuse('team_missing');
    const waiting = await waitingOf(db, { ...actor, merchantId }, now);
    return { waiting, selling: await findSelling(db, merchantId) };
  },

  putSelling: (call: Call<typeof putSellingCall>): Promise<Pick<Home, 'selling'>> =>
    idempotently(db, call, async (tx) => {
      await putSelling(tx, call.actor.merchantId, call.body.selling);
      return call.body;
    }),
});
export type HomeService = ReturnType<typeof createHomeService>;
