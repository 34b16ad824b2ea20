import { civilDayOf, DEFAULT_ZONE, dayStart } from '@balcao/brazil/dates';
import type { Refund } from '@balcao/contract/refund';
import type { Tx } from '../../platform/db.ts';
import type { Notices } from '../notification/notices.service.ts';
import type { SandboxRails } from '../rail/sandbox-rail.service.ts';
import type { RefundService } from '../refund/refund.service.ts';

/** How a refund of the demonstration ended, or what it waits for. */
type End = 'done' | 'just now' | 'on its way' | 'failed' | 'rejected' | 'waiting' | 'one more';

interface PastRefund {
  readonly end: End;
  readonly reason: string;
  /** The whole order, or so many hundredths of it. */
  readonly share: number;
  readonly byServer?: true;
  /** Of an order whose day had ended: so that past days have a refund at every hour, also just after midnight. */
  readonly ofPastDay?: true;
}

/** One after the other for the newest paid orders: every state that a refund may be seen in. */
const refunds: readonly PastRefund[] = [
  { end: 'one more', reason: 'A turma de sábado foi cancelada', share: 100 },
  { end: 'waiting', reason: 'O pacote chegou aberto', share: 50, byServer: true },
  { end: 'just now', reason: 'O café veio frio, desculpe!', share: 100 },
  { end: 'done', reason: 'Faltou um item no pedido', share: 50 },
  { end: 'rejected', reason: 'O cliente mudou de ideia', share: 100, byServer: true },
  { end: 'done', reason: 'Cobrado duas vezes', share: 100, byServer: true },
  { end: 'failed', reason: 'A xícara chegou trincada', share: 100 },
  { end: 'done', reason: 'Bolo do dia anterior', share: 30, ofPastDay: true },
  { end: 'on its way', reason: 'Pedido duplicado no aplicativo', share: 100 },
];
/** Above every order of the demonstration's shop but the large ones. */
const secondPersonFrom = 50_000;
const [hourMs, dayMs] = [3_600_000, 86_400_000];
/** Long enough ago that its notification has been tried several times, and not for the last time. */
const justNowMs = 50 * 60_000;

/** An order to give back; the amount in centavos. */
export interface PaidBefore {
  readonly merchantOrderNumber: string;
  readonly endToEndId: string;
  readonly amount: number;
  readonly completedAt: Date;
}
interface Ask {
  readonly merchantId: string;
  /** Who asks, and who decides. */
  readonly requester: string;
  readonly decider: string;
  /** Newest first. */
  readonly orders: readonly PaidBefore[];
  readonly now: Date;
}
type Needs = Pick<RefundService, 'requests' | 'decisions' | 'outcomes' | 'policies' | 'present'> & {
  readonly notices: Pick<Notices, 'bringIn'>;
  readonly sandboxRails: Pick<SandboxRails, 'bringInReturn'>;
};

const startOfDay = (now: Date): number =>
  Date.parse(dayStart(civilDayOf(now.toISOString(), DEFAULT_ZONE), DEFAULT_ZONE));

/** When it was asked for and, of those that have ended, ended. What is on its way began today, so that past days are whole. */
const timeOf = (end: End, order: PaidBefore, now: Date): Date => {
  const paidAt = order.completedAt.getTime();
  const justNow = Math.max(paidAt, now.getTime() - justNowMs);
  if (end === 'just now') return new Date(justNow);
  if (end === 'on its way') return new Date(Math.max(justNow, startOfDay(now)));
  return new Date(Math.min(now.getTime(), paidAt + hourMs));
};

/** Each refund with its order, oldest first, so that balances change in the order of time. */
const planOf = (orders: readonly PaidBefore[], now: Date) => {
  const large = orders.find(({ amount }) => amount >= secondPersonFrom);
  const small = orders.filter(({ amount }) => amount < secondPersonFrom);
  const past = small.slice(refunds.length).find(({ completedAt }) => completedAt.getTime() + hourMs < startOfDay(now));
  return refunds
    .flatMap((one, index) => {
      const order = one.end === 'one more' ? large : one.ofPastDay ? past : small[index];
      return order ? [{ ...one, order, at: timeOf(one.end, order, now) }] : [];
    })
    .sort((a, b) => a.at.getTime() - b.at.getTime());
};

/** Refunds of the demonstration, made and ended by the same hands as any other; answers with those that have ended. */
export const seedRefunds = async (
  tx: Tx,
  { requests, decisions, outcomes, policies, present, notices, sandboxRails }: Needs,
  { merchantId, requester, decider, orders, now }: Ask,
): Promise<Refund[]> => {
  const ended: (Refund | undefined)[] = [];
  const byHand = await policies.put(tx, merchantId, { automatic: false, secondPersonFrom, version: 0 }, now);
  for (const { end, reason, share, byServer, order, at } of planOf(orders, now)) {
    const amount = Math.max(1, Math.floor((order.amount * share) / 100));
    const { merchantOrderNumber, endToEndId } = order;
    const who = byServer ? { merchantRefundNumber: `R-${merchantOrderNumber}` } : { requestedBy: requester };
    const refund = await requests.open(
      tx,
      { merchantId, order: { merchantOrderNumber }, amount, reason, ...who, isPast: true },
      at,
    );
    const decision = { refund, by: decider, now: at, isPast: true } as const;
    if (end === 'waiting' || end === 'one more') {
      const data = { number: refund.number, orderNumber: refund.orderNumber, amount };
      await notices.bringIn(tx, merchantId, [{ told: { kind: 'refundWaiting', data }, at }]);
      continue;
    }
    const back = { key: refund.number, endToEndId, amount, reason };
    if (end === 'rejected') {
      ended.push(present(await decisions.turnDown(tx, decision, 'Já foi trocado no balcão')));
      continue;
    }
    const agreed = await decisions.agree(tx, decision);
    if (end === 'on its way') {
      await sandboxRails.bringInReturn(tx, back, { at, settlesAt: new Date(now.getTime() + dayMs) });
      continue;
    }
    ended.push(await outcomes.end(tx, agreed, end === 'failed' ? 'REFUSED_BY_BANK' : null, at));
    if (end !== 'failed') await sandboxRails.bringInReturn(tx, back, { at });
  }
  await policies.put(tx, merchantId, { ...byHand, automatic: true }, now);
  return ended.filter((one) => one !== undefined);
};
