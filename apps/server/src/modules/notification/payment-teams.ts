import { afterCommit, type Db, type Tx } from '../../platform/db.ts';
import type { Events } from '../../platform/events.ts';
import { listTeamsToTell } from './payment-notice.repository.ts';

interface Needs {
  readonly db: Db;
  readonly events: Pick<Events, 'onEvent' | 'onGap'>;
}

/**
 * Which teams want to hear of payments, kept in memory, so that a payment asks no table. Before that is known every team may; the job
 * looks again. What a member chooses holds at once in the process that heard it, and in the others with the news of it, a moment later.
 */
export const keepPaymentTeams = ({ db, events }: Needs) => {
  let teams: Set<string> | undefined;
  let isReading = false;
  let isStale = false;
  const readAll = (): void => {
    teams = undefined;
    isStale = isReading;
    if (isReading) return;
    isReading = true;
    listTeamsToTell(db)
      .then(
        (all) => {
          if (!isStale) teams = new Set(all);
        },
        () => undefined, // Every team may want to, until the next payment asks again.
      )
      .finally(() => {
        isReading = false;
        if (isStale) readAll();
      });
  };
  /** The newest reading of a team: one that was overtaken says nothing. */
  const newest = new Map<string, symbol>();
  const readOne = (merchantId: string): void => {
    const mine = Symbol(merchantId);
    newest.set(merchantId, mine);
    // Meanwhile it may want to.
    teams?.add(merchantId);
    listTeamsToTell(db, merchantId)
      .then(
        (found) => newest.get(merchantId) === mine && found.length === 0 && teams?.delete(merchantId),
        () => undefined,
      )
      .finally(() => newest.get(merchantId) === mine && newest.delete(merchantId));
  };
  const choose = (merchantId: string): void => {
    if (teams) readOne(merchantId);
    else if (isReading) isStale = true;
  };
  events.onGap(readAll);
  events.onEvent((merchantId, { topic, key }) => {
    if (topic === 'notice' && key === 'preference') choose(merchantId);
  });
  return {
    /** A member of the team has chosen; said where that is on disk. */
    chosen: (tx: Tx, merchantId: string): void => afterCommit(tx, () => choose(merchantId)),
    may: (merchantId: string): boolean => {
      if (!teams && !isReading) readAll();
      return teams?.has(merchantId) ?? true;
    },
  };
};
export type PaymentTeams = ReturnType<typeof keepPaymentTeams>;
