import { setTimeout as after } from 'node:timers/promises';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db.ts';
import {
  askAgainFor,
  type CardAskRow,
  changeAsk,
  findAsk,
  findAskedOf,
  insertAsk,
  lastAskedAt,
} from './card.repository.ts';
import { type CardClient, CardRefusal } from './card-client.ts';
import { cardAnswers, cardStatus, type Done, paymentIdBehind, type Sale, takenOf } from './card-message.ts';
import { quietMs } from './card-quiet.ts';
import type { CardSales } from './card-sales.ts';
import type { AskState, RailAsk } from './rail.ts';

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly client: CardClient;
  readonly sales: CardSales;
  /** The acquirer wants so much time between two voids of one payment. */
  readonly pauseMs: number;
}
type Kind = CardAskRow['kind'];

const { captured, voided, refunded } = cardStatus;
const isEnded = ({ Payment: { Status } }: Sale): boolean => Status === voided || Status === refunded;
/** What went back of a payment so far. */
const goneOf = (sale: Sale): number => sale.Payment.VoidedAmount ?? (isEnded(sale) ? takenOf(sale) : 0);

/** Whether the payment shows that it was done; why it cannot be done any more; undefined where it shows neither. */
const shownBy = ({ kind, amount, goneBefore }: CardAskRow, sale: Sale): AskState | undefined => {
  if (kind === 'return')
    return goneBefore !== null && goneOf(sale) >= goneBefore + amount ? { state: 'done' } : undefined;
  if (kind === 'void') {
    if (isEnded(sale)) return { state: 'done' };
    return sale.Payment.Status === captured ? { state: 'failed', reason: 'CAPTURED' } : undefined;
  }
  if (isEnded(sale)) return { state: 'failed', reason: 'RELEASED' };
  if (sale.Payment.Status !== captured) return undefined;
  return takenOf(sale) === amount ? { state: 'done' } : { state: 'failed', reason: 'CAPTURED' };
};
/** What need not be asked for: the payment itself shows that it would be refused. */
const hopeless = ({ kind, amount }: CardAskRow, sale: Sale): string | undefined => {
  const most = kind === 'return' ? takenOf(sale) - goneOf(sale) : sale.Payment.Amount;
  return kind !== 'void' && amount > most ? 'AMOUNT_EXCEEDED' : undefined;
};

/** The codes by which Cielo says that something went wrong on its side: it may have been done. */
const unsure: ReadonlySet<string> = new Set(['57', '97', '98', '99', '999', 'BP900', 'BP903']);
const good: ReadonlySet<string> = new Set(['0', '00', '6', '9']);
const named: Readonly<Record<string, string>> = {
  40: 'TOO_LATE',
  51: 'AMOUNT_EXCEEDED',
  55: 'AMOUNT_EXCEEDED',
  842: 'AMOUNT_EXCEEDED',
  843: 'RELEASED',
};
const refusal = (code: string): AskState => ({ state: 'failed', reason: named[code] ?? `CIELO_${code}`.slice(0, 200) });
/** @throws where the outcome is unknown. */
const saidBy = ({ ReturnCode }: Done): AskState => {
  const code = ReturnCode ?? '';
  if (good.has(code)) return { state: 'done' };
  if (code === '' || unsure.has(code)) throw new Error('the acquirer does not know what it did');
  return refusal(code);
};
const pathOf = ({ kind, endToEndId, amount }: CardAskRow): string => {
  const sale = `/1/sales/${paymentIdBehind(endToEndId)}`;
  if (kind === 'void') return `${sale}/void`;
  return `${sale}/${kind === 'capture' ? 'capture' : 'void'}?amount=${amount}`;
};
const stateOf = ({ state, failureReason }: CardAskRow): AskState => {
  if (state === 'failed') return { state, reason: failureReason ?? '' };
  return { state: state === 'done' ? state : 'unknown' };
};

/**
 * Captures, releases and refunds at an acquirer without idempotency keys: each request is stored before it is sent, and requests for one payment run
 * one after the other, so that the payment itself shows whether one was done. A request is not repeated before its outcome is known.
 */
export const createCardAsks = ({ db, clock, client, sales, pauseMs }: Needs) => {
  const isOld = ({ askedAt }: CardAskRow): boolean => clock.now().getTime() - askedAt.getTime() > quietMs;
  const end = async ({ key }: CardAskRow, answer: AskState): Promise<AskState> => {
    if (answer.state === 'done') await changeAsk(db, key, { state: 'done' });
    if (answer.state === 'failed') await changeAsk(db, key, { state: 'failed', failureReason: answer.reason });
    if (answer.state === 'unknown') await changeAsk(db, key, { state: 'lost' });
    return answer;
  };
  /** Looks up the outcome of a request that was not answered. */
  const settle = async (row: CardAskRow): Promise<AskState> => {
    const waiting: AskState = { state: isOld(row) ? 'unknown' : 'processing' };
    if (row.goneBefore === null) return end(row, waiting);
    const sale = await sales.of(row.endToEndId);
    if (!sale) throw new Error('the acquirer tells nothing of this payment any more');
    return end(row, shownBy(row, sale) ?? waiting);
  };
  const known = (row: CardAskRow): Promise<AskState> | AskState => (row.state === 'asked' ? settle(row) : stateOf(row));

  const waitForTurn = async (row: CardAskRow): Promise<void> => {
    const last = await lastAskedAt(db, row);
    const left = last ? last.getTime() + pauseMs - clock.now().getTime() : 0;
    if (row.kind === 'return' && left > 0) await after(Math.min(left, pauseMs));
  };
  /** The acquirer counts the pause from when it did the last one, which is later than when that was sent. */
  const call = async (row: CardAskRow): Promise<Done> => {
    try {
      return await client.call({ method: 'PUT', path: pathOf(row), as: cardAnswers.done });
    } finally {
      await changeAsk(db, row.key, { askedAt: clock.now() });
    }
  };
  const send = async (row: CardAskRow): Promise<AskState> => {
    const sale = await sales.of(row.endToEndId);
    // After three months the acquirer answers no queries about a payment, so no request is sent whose outcome could not be found out.
    if (!sale) return end(row, { state: 'failed', reason: 'TOO_LATE' });
    const shown = shownBy(row, sale);
    if (shown) return end(row, shown);
    const reason = hopeless(row, sale);
    if (reason) return end(row, { state: 'failed', reason });
    await waitForTurn(row);
    const sent = { ...row, goneBefore: goneOf(sale) };
    if (!(await changeAsk(db, row.key, { goneBefore: sent.goneBefore, askedAt: clock.now() })))
      throw new Error('somebody else has taken this ask up');
    try {
      return await end(row, saidBy(await call(row)));
    } catch (error) {
      if (!(error instanceof CardRefusal)) throw error;
      const now = await sales.of(row.endToEndId);
      return end(row, (now && shownBy(sent, now)) ?? refusal(error.code));
    }
  };
  /** Only one thing is asked of a payment at a time. @throws where another is not answered yet: it is asked later. */
  const claim = async (row: CardAskRow, take: () => Promise<boolean>): Promise<void> => {
    const other = await findAskedOf(db, row.endToEndId);
    if (other && other.key !== row.key) await settle(other);
    if (!(await take())) throw new Error('something else is being asked of this payment');
  };

  const ask = async (kind: Kind, { key, endToEndId, amount }: RailAsk): Promise<AskState> => {
    const row: CardAskRow = {
      key,
      endToEndId,
      kind,
      amount,
      state: 'asked',
      goneBefore: null,
      failureReason: null,
      askedAt: clock.now(),
    };
    const before = await findAsk(db, key);
    if (before && before.state !== 'lost') return known(before);
    if (!before) await claim(row, () => insertAsk(db, row));
    else await claim(before, () => askAgainFor(db, before, row.askedAt));
    // Where it was asked before and nothing else since, what went back since then is this.
    const last = before && (await lastAskedAt(db, before));
    const isSame = before && !(last && last > before.askedAt);
    return send(isSame ? { ...row, goneBefore: before.goneBefore } : row);
  };
  const inquire = async ({ key }: RailAsk): Promise<AskState> => {
    const row = await findAsk(db, key);
    return row ? known(row) : { state: 'unknown' };
  };
  return {
    giveBack: (asked: RailAsk): Promise<AskState> => ask('return', asked),
    inquireReturn: inquire,
    capture: (asked: RailAsk): Promise<AskState> => ask('capture', asked),
    release: (asked: RailAsk): Promise<AskState> => ask('void', asked),
    inquireHold: inquire,
  };
};
