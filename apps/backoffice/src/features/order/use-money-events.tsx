import type { OrderDetail } from '@balcao/contract/order';
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
  ...{ refundHeld: 'moving', refundSent: 'good', refundDone: 'good', refundFailed: 'bad' },
  ...{ strayCame: 'waiting', strayReturned: 'good', settled: 'good' },
};
const full = (at: string) => <Instant at={at} form="full" />;

/** What moved the money of an order once it was paid, oldest first, and when what is left of it is settled. */
export const useMoneyEvents = (order: OrderDetail): Event[] => {
  const t = useTranslations('order.timeline');
  const { settlesAt } = order;
  const eventOf = (happened: Happened): Event => {
    const { kind, at } = happened;
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
  const past = historyOf(order).map(eventOf);
  if (!settlesAt) return past;
  const title = t.rich('settles', { at: () => <Instant at={settlesAt} /> });
  return [...past, { id: 'settles', tone: 'waiting', title }];
};
