import { formatBrl } from '@balcao/brazil/money';
import { type Order, OrderStatus } from '@balcao/contract/order';
import { announce } from '@balcao/ui/announce';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { newsOf } from './order-news.ts';

const amountOf = ({ paidAmount, amount }: Order): number => paidAmount ?? amount;

/**
 * Has screen readers say the payments that come in while the same list is open: each once, those of one moment together with their sum.
 * `list` names it.
 */
export const usePaymentsHeard = (list: string, rows: readonly Order[] | undefined): void => {
  const t = useTranslations('order');
  const seen = useRef<{ list: string; rows: readonly Order[] }>(undefined);
  const say = useEffectEvent((paid: readonly Order[]) => {
    const sum = paid.reduce((before, order) => before + amountOf(order), 0);
    announce(t('heard', { count: paid.length, amount: formatBrl(sum) }));
  });
  useEffect(() => {
    if (!rows) return;
    const before = seen.current;
    seen.current = { list, rows };
    if (before?.list !== list) return;
    const news = newsOf(before.rows, rows);
    const paid = rows.filter(({ number, status }) => status === OrderStatus.enum.paid && news.has(number));
    if (paid.length > 0) say(paid);
  }, [list, rows]);
};
