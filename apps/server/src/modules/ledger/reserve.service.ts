import type {
  Balances,
  getBalances,
  getReserve,
  Reserve,
  ReserveMove,
  setAside,
  takeBack,
} from '@balcao/contract/ledger-reserve';
import { LogEvent } from '@balcao/contract/log';
import type { Db, Queries, Tx } from '../../platform/db.ts';
import type { Events } from '../../platform/events.ts';
import { idempotently } from '../../platform/idempotency.ts';
import { newId } from '../../platform/ids.ts';
import type { Call } from '../../platform/implement.ts';
import { refuse } from '../../platform/refusal.ts';
import type { AccountNames } from '../account/account-names.service.ts';
import type { Freezes } from '../freeze/freeze.service.ts';
import type { LogService } from '../log/log.service.ts';
import { changeOf, wholeTeam } from '../log/log-change.service.ts';
import type { Ledger, Posting } from './ledger.service.ts';
import { insertMove, listNewestMoves, readAllBalances } from './reserve.repository.ts';

const movesShown = 10;

interface Needs {
  readonly db: Db;
  readonly events: Pick<Events, 'publish'>;
  readonly names: Pick<AccountNames, 'peopleOf'>;
  readonly ledger: Pick<Ledger, 'post' | 'lockSpendable' | 'spendable'>;
  readonly freezes: Pick<Freezes, 'isFrozen'>;
  readonly logs: Pick<LogService, 'record'>;
}
interface Move {
  readonly merchantId: string;
  readonly kind: ReserveMove['kind'];
  readonly amount: number;
  /** The member who does it. */
  readonly by: string | null;
}

const postingOf = ({ kind, amount }: Move): Posting =>
  kind === 'setAside' ? { from: 'available', to: 'reserve', amount } : { from: 'reserve', to: 'available', amount };

/** The refund reserve: money of the merchant that refunds draw from last and withdrawals never. */
export const createReserveService = ({ db, events, names, ledger, freezes, logs }: Needs) => {
  const of = async (queries: Queries, merchantId: string): Promise<Reserve> => {
    const spendable = await ledger.spendable(queries, merchantId);
    const moves = await listNewestMoves(queries, merchantId, movesShown);
    const people = await names.peopleOf(queries, [...new Set(moves.flatMap(({ accountId }) => accountId ?? []))]);
    const nameOf = (id: string | null) => people.find(({ accountId }) => accountId === id)?.account ?? null;
    const present = ({ id, kind, amount, at, accountId, correctedAt }: (typeof moves)[number]): ReserveMove => ({
      id,
      kind,
      amount,
      at: at.toISOString(),
      by: nameOf(accountId),
      correctedAt: correctedAt?.toISOString() ?? null,
    });
    return { ...spendable, moves: moves.map(present) };
  };

  /** Moves money between the available balance and the reserve. @throws Refusal when there is not enough, or it is frozen. */
  const move = async (tx: Tx, ask: Move, now: Date): Promise<void> => {
    const { merchantId, kind, amount, by } = ask;
    if (await freezes.isFrozen(tx, merchantId)) refuse('merchant_frozen');
    const { reserve } = await ledger.lockSpendable(tx, merchantId);
    if (kind === 'takenBack' && reserve < amount) refuse('reserve_insufficient');
    const id = newId(now);
    await ledger.post(tx, merchantId, `reserve:${id}`, [postingOf(ask)]);
    await insertMove(tx, { merchantId, id, kind, amount, at: now, accountId: by });
    events.publish(tx, merchantId, { topic: 'ledger', key: 'reserve' });
  };
  const moved = (call: Call<typeof setAside> | Call<typeof takeBack>, kind: Move['kind']): Promise<Reserve> =>
    idempotently(db, call, async (tx) => {
      const { merchantId, accountId: by } = call.actor;
      const { amount } = call.body;
      await move(tx, { merchantId, kind, amount, by }, call.now);
      const event = kind === 'setAside' ? LogEvent.enum.reserveSetAside : LogEvent.enum.reserveTakenBack;
      const changes = changeOf('amount', null, amount);
      await logs.record(tx, call, { event, subject: wholeTeam(merchantId), changes });
      return of(tx, merchantId);
    });

  return {
    move,
    balances: ({ actor }: Call<typeof getBalances>): Promise<Balances> => readAllBalances(db, actor.merchantId),
    get: ({ actor }: Call<typeof getReserve>): Promise<Reserve> => of(db, actor.merchantId),
    setAside: (call: Call<typeof setAside>): Promise<Reserve> => moved(call, 'setAside'),
    takeBack: (call: Call<typeof takeBack>): Promise<Reserve> => moved(call, 'takenBack'),
  };
};
export type ReserveService = ReturnType<typeof createReserveService>;
