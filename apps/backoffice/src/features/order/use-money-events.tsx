import type { OrderDetail } from '@balcao/contract/order';
import { type RefundOfOrder, refundWaitsFor } from '@balcao/contract/refund';
import { Instant } from '@balcao/ui/instant.tsx';
import { Money } from '@balcao/ui/money.tsx';
import type { Timeline } from '@balcao/ui/timeline.tsx';
import type { Tone } from '@balcao/ui/tone.tsx';
import type { ComponentProps } from 'react';
import { useTranslations } from 'use-intl';
import { historyOf } from './order-history.ts';
import { SettlementLink } from './settlement-link.tsx';

type Event = ComponentProps<typeof Timeline>['events'][number];
type Happened = ReturnType<typeof historyOf>[number];
const tones: Readonly<Record<Happened['kind'], Tone>> = {
  refundHeld: 'moving',
  refundSent: 'good',
  refundDone: 'good',
  refundFailed: 'bad',
  refundAsked: 'waiting',
  bankReturned: 'bad',
  disputeBlocked: 'waiting',
  disputeUnblocked: 'good',
  strayCame: 'waiting',
  strayReturned: 'good',
  settled: 'good',
};
const full = (at: string) => <Instant at={at} form="full" />;

/** A refund that waits for people: who asked for it, how much it is, and for whom it waits. */
const useAskedEvent = () => {
  const t = useTranslations('order.timeline');
  return ({ number, amount: centavos, source, requestedBy: by, createdAt, ...asked }: RefundOfOrder): Event => {
    const amount = () => <Money centavos={centavos} />;
    const title =
      source === 'server'
        ? t.rich('refundAskedByServer', { amount })
        : by
          ? t.rich('refundAskedBy', { amount, by })
          : t.rich('refundAsked', { amount });
    return {
      id: `asked:${number}`,
      tone: 'waiting',
      title,
      at: full(createdAt),
      detail: t(`waits.${refundWaitsFor(asked)}`),
    };
  };
};

/** What moved the money of an order once it was paid, oldest first, and when what is left of it is settled. */
export const useMoneyEvents = (order: OrderDetail, refunds: readonly RefundOfOrder[] | undefined): Event[] => {
  const t = useTranslations('order.timeline');
  const { settlesAt, waitingRefundAmount } = order;
  const askedOf = useAskedEvent();
  const eventOf = (happened: Happened): Event => {
    const { kind, at } = happened;
    if (kind === 'refundAsked') return askedOf(happened.asked);
    const tone = tones[kind];
    if (kind === 'settled') {
      const { number, day, sequence, net } = happened.settlement;
      const values = {
        amount: () => <Money centavos={net} />,
        day: () => <SettlementLink number={number} day={day} />,
      };
      const title = sequence === null ? t.rich('settled', values) : t.rich('settledPart', { ...values, sequence });
      return { id: `${number}:${sequence}`, tone, title };
    }
    const [of, centavos] =
      'refund' in happened
        ? [happened.refund.number, happened.refund.amount]
        : [happened.movement.of, Math.abs(happened.movement.amount)];
    return {
      id: `${kind}:${of}`,
      tone,
      title: t.rich(kind, { amount: () => <Money centavos={centavos} /> }),
      at: full(at),
    };
  };
  const past = historyOf(order, refunds).map(eventOf);
  // Who may not see refunds reads at least that some of the money waits.
  if (!refunds && waitingRefundAmount > 0)
    past.push({
      id: 'asked',
      tone: 'waiting',
      detail: t('waits.onePerson'),
      title: t.rich('refundAsked', { amount: () => <Money centavos={waitingRefundAmount} /> }),
    });
  if (!settlesAt) return past;
  const title = t.rich('settles', { at: () => <Instant at={settlesAt} /> });
  return [...past, { id: 'settles', tone: 'waiting', title }];
};
