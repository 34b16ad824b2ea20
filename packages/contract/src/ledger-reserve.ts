import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Amount, Centavos, Id, Instant } from './scalars.ts';

/** The merchant's money, by where it is; centavos. */
export const Balances = z.object({
  pending: Centavos,
  available: Centavos,
  withdrawing: Centavos,
  refunding: Centavos,
  reserve: Centavos,
  /** Blocked while a bank decides on a case. */
  dispute: Centavos,
  /** What is owed since a bank took more than there was: zero or negative. */
  debt: Centavos,
});
export type Balances = z.infer<typeof Balances>;

/** Money of the available balance that was set aside for refunds, or taken back. */
export const ReserveMove = z.object({
  id: Id,
  kind: z.enum(['setAside', 'takenBack']),
  amount: Centavos,
  at: Instant,
  /** The name of the member who did it. */
  by: z.nullable(z.string()),
  /** When the platform took the move back; null while it stands. */
  correctedAt: z.nullable(Instant),
});
export type ReserveMove = z.infer<typeof ReserveMove>;

/** The refund reserve and what there is to fill it from; the newest moves first. */
export const Reserve = z.object({ reserve: Centavos, available: Centavos, moves: z.array(ReserveMove) });
export type Reserve = z.infer<typeof Reserve>;

const access = (level: 'read' | 'write') => ({ menu: 'payment.financial', level }) as const;

export const getBalances = endpoint({
  id: 'ledger.balances',
  face: 'admin',
  method: 'GET',
  path: '/ledger/balances',
  summary: "Where the team's money is: to be settled, available, on its way out, going back to payers, set aside",
  access: access('read'),
  rate: 'read',
  reply: Balances,
  refusals: [],
});

export const getReserve = endpoint({
  id: 'ledger.reserve',
  face: 'admin',
  method: 'GET',
  path: '/ledger/reserve',
  summary: 'The refund reserve and who last moved money in or out of it',
  access: access('read'),
  rate: 'read',
  reply: Reserve,
  refusals: [],
});

export const setAside = endpoint({
  id: 'ledger.setAside',
  face: 'admin',
  method: 'POST',
  path: '/ledger/reserve/set-aside',
  summary: 'Sets money of the available balance aside for refunds',
  access: access('write'),
  rate: 'write',
  idempotency: 'optional',
  body: z.strictObject({ amount: Amount }),
  reply: Reserve,
  refusals: ['balance_insufficient', 'merchant_frozen'],
});

export const takeBack = endpoint({
  id: 'ledger.takeBack',
  face: 'admin',
  method: 'POST',
  path: '/ledger/reserve/take-back',
  summary: 'Takes money of the refund reserve back to the available balance',
  access: access('write'),
  rate: 'write',
  idempotency: 'optional',
  proof: 'factor',
  body: z.strictObject({ amount: Amount }),
  reply: Reserve,
  refusals: ['reserve_insufficient', 'merchant_frozen'],
});
