import { type Column, DataTable } from '@balcao/ui/data-table.tsx';
import { useDocumentTitle } from '@balcao/ui/document-title';
import { EmptyState } from '@balcao/ui/empty-state.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { PageHeader } from '@balcao/ui/page-header.tsx';
import { StatusBadge } from '@balcao/ui/status-badge.tsx';
import type { Tone } from '@balcao/ui/tone.tsx';
import { IconCoffee } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { type Review, reviewListOptions } from './review.queries.ts';

const tones: Readonly<Record<Review['status'], Tone>> = {
  NO: 'ended',
  UNDER: 'waiting',
  REJECT: 'bad',
  SUCCESS: 'good',
  REVOKED: 'ended',
};

interface ReviewListPageProps {
  cursor: string | undefined;
  onCursor: (cursor: string | undefined) => void;
}

/** The queue of staff: what waits for a decision. */
export const ReviewListPage = ({ cursor, onCursor }: ReviewListPageProps) => {
  const t = useTranslations('review');
  useDocumentTitle(t('title'), useTranslations('frame')('application'));
  const { data, error, refetch } = useQuery(reviewListOptions(cursor));
  const columns = useMemo<Column<Review>[]>(
    () => [
      { id: 'merchant', header: t('merchant'), cell: (review) => `${review.merchantName} (${review.merchantNumber})` },
      {
        id: 'status',
        header: t('status'),
        cell: ({ status }) => <StatusBadge tone={tones[status]}>{t(`statuses.${status}`)}</StatusBadge>,
      },
      { id: 'kind', header: t('kind'), cell: ({ kind }) => t(`kinds.${kind}`) },
      { id: 'submittedAt', header: t('submittedAt'), cell: ({ submittedAt }) => <Instant at={submittedAt} /> },
    ],
    [t],
  );
  return (
    <>
      <PageHeader title={t('title')} line={t('line')} />
      <DataTable
        label={t('list')}
        columns={columns}
        rows={data?.list}
        rowId={({ id }) => id}
        error={error}
        onRetry={() => void refetch()}
        empty={
          <EmptyState icon={IconCoffee} title={t('empty')}>
            {t('emptyText')}
          </EmptyState>
        }
        pager={{ page: data, cursor, onCursor }}
        expectedRows={6}
      />
    </>
  );
};
