import { RefundReview } from '@balcao/contract/refund';
import type { Filter } from '@balcao/ui/filter';
import { ToneIcon } from '@balcao/ui/tone.tsx';
import { useTranslations } from 'use-intl';
import { useTransactionFilters } from '../../lib/transaction-filters.ts';
import type { RefundSearch } from './refund.queries.ts';
import { refundTones } from './refund-badge.tsx';

/** What narrows the list; the decision says where the money is, so one filter serves for both (rule: refund-limits). */
export const useRefundFilters = (): readonly Filter<keyof RefundSearch>[] => {
  const t = useTranslations('refund');
  const { number, date, method, amount } = useTransactionFilters({
    number: t('filters.number'),
    date: t('filters.date'),
    amount: t('columns.amount'),
    created: t('columns.created'),
    completed: t('columns.completed'),
  });
  const review: Filter<keyof RefundSearch> = {
    kind: 'select',
    id: 'review',
    label: t('columns.status'),
    options: RefundReview.options.map((one) => ({
      value: one,
      label: t(`review.${one}`),
      mark: <ToneIcon tone={refundTones[one]} size={16} />,
    })),
  };
  return [number, review, date, method, amount];
};
