import type { getOrderAtBank, OrderAtBank, WithdrawalOfOrder } from '@balcao/contract/withdrawal-order';
import type { Db } from '../../platform/db.ts';
import type { Call } from '../../platform/implement.ts';
import type { BankMove, Ledger } from '../ledger/ledger.service.ts';
import type { SettlementFacts } from '../settlement/settlement.service.ts';
import { findByNumbers } from './withdrawal.repository.ts';
import type { WithdrawalRow } from './withdrawal.tables.ts';
import { type OrderShare, shareOf } from './withdrawal-share.ts';

interface Needs {
  readonly db: Db;
  readonly ledger: Pick<Ledger, 'movedAvailable' | 'bankMoves'>;
  readonly settlements: Pick<SettlementFacts, 'ofOrder'>;
}

type Moved = Awaited<ReturnType<Ledger['movedAvailable']>>[number];
type Settled = Awaited<ReturnType<SettlementFacts['ofOrder']>>[number];
const sharesOf =
  (settlements: readonly Settled[]) =>
  (moved: Moved): OrderShare[] =>
    moved.cause.startsWith('order:')
      ? [moved]
      : settlements
          .filter(({ cause }) => cause === moved.cause)
          .map(({ upTo, net }) => ({ ...moved, part: { from: upTo - net, upTo } }));

/** Causes of withdrawals are `withdrawal:<number>:<step>`; a correction by staff is none. */
const moveOf = ({ cause, ...move }: BankMove) => {
  const [noun, number = ''] = cause.split(':');
  return noun === 'withdrawal' ? [{ ...move, number }] : [];
};

const present = (row: WithdrawalRow, share: number): WithdrawalOfOrder => ({
  number: row.number,
  status: row.status,
  kind: row.kind,
  account: row.masked,
  institution: row.institution,
  share,
  appliedAt: row.appliedAt.toISOString(),
  completedAt: row.completedAt?.toISOString() ?? null,
});

/** Where an order's money is once it was settled: with which withdrawals it left for the bank, what is in the balance (decision 029). */
export const createWithdrawalsOfOrder =
  ({ db, ledger, settlements }: Needs) =>
  async ({ actor, params }: Call<typeof getOrderAtBank>): Promise<OrderAtBank> => {
    const { merchantId } = actor;
    const ofOrder = await settlements.ofOrder(db, merchantId, params.number);
    const whole = [...new Set(ofOrder.map(({ cause }) => cause))];
    const moved = await ledger.movedAvailable(merchantId, { beginning: `order:${params.number}:`, whole });
    const [first] = moved;
    if (!first) return { inBalance: 0, withdrawals: [] };
    const moves = await ledger.bankMoves(merchantId, first.sequence);
    const { taken, left } = shareOf(moved.flatMap(sharesOf(ofOrder)), moves.flatMap(moveOf));
    const rows = await findByNumbers(db, merchantId, [...taken.keys()]);
    const byNumber = new Map(rows.map((row) => [row.number, row]));
    const shown = [...taken].flatMap(([number, share]) => {
      const row = byNumber.get(number);
      return row && share !== 0 ? [present(row, share)] : [];
    });
    return { inBalance: left, withdrawals: shown.toSorted((one, other) => (one.number < other.number ? -1 : 1)) };
  };
