import { Card } from '@balcao/ui/card.tsx';
import { DataTable } from '@balcao/ui/data-table.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { merchantReviewsOptions, type Review } from './review.queries.ts';
import { useReviewColumns } from './review-columns.tsx';

interface MerchantReviewsCardProps {
  /** The number of the merchant. */
  number: string;
  staffId: string;
  hrefOf: (id: string) => string;
  onOpen: (id: string) => void;
}

/** Everything that a merchant submitted to be looked at, newest first. */
export const MerchantReviewsCard = ({ number, staffId, hrefOf, onOpen }: MerchantReviewsCardProps) => {
  const t = useTranslations('review');
  const own = useTranslations('support.reviews');
  const [cursor, setCursor] = useState<string>();
  const { data, error, refetch, isPlaceholderData } = useQuery(merchantReviewsOptions(number, cursor));
  const [first, ...columns] = useReviewColumns(staffId, true).filter(({ id }) => id !== 'merchant' && id !== 'number');
  const kind = columns.find(({ id }) => id === 'kind');
  // What was submitted comes first here: whose it is, is known.
  const ordered = kind && first ? [{ ...kind, fills: true }, first, ...columns.filter((one) => one !== kind)] : columns;
  return (
    <Card title={t('title')}>
      <DataTable<Review>
        label={t('title')}
        columns={ordered}
        rows={data?.list}
        rowId={({ id }) => id}
        opening={{ hrefOf: ({ id }) => hrefOf(id), onOpen: ({ id }) => onOpen(id) }}
        isStale={isPlaceholderData}
        error={error}
        onRetry={() => void refetch()}
        empty={<p>{own('none')}</p>}
        pager={{ page: data, cursor, onCursor: setCursor }}
        expectedRows={3}
      />
    </Card>
  );
};
