import { type Column, DataTable } from '@balcao/ui/data-table.tsx';
import { useDocumentTitle } from '@balcao/ui/document-title';
import { EmptyState } from '@balcao/ui/empty-state.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { Stack, Text } from '@balcao/ui/layout.tsx';
import { PageHeader } from '@balcao/ui/page-header.tsx';
import { StatusBadge } from '@balcao/ui/status-badge.tsx';
import { IconCircleCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { type Waiting, waitingOptions } from './waiting.queries.ts';

interface WaitingPageProps {
  staffId: string;
  /** What else waits for the person, above the list. */
  children?: ReactNode;
  hrefOf: (waiting: Waiting) => string;
  onOpen: (waiting: Waiting) => void;
}

const useColumns = (staffId: string): readonly Column<Waiting>[] => {
  const t = useTranslations('waiting');
  const shared = useTranslations('shared');
  return [
    {
      id: 'merchant',
      header: shared('merchant'),
      cell: ({ kind, merchant: { name, number } }) =>
        name || number || t(kind === 'returnLimit' ? 'platform' : 'ownerless'),
    },
    { id: 'kind', header: t('columns.kind'), cell: ({ kind }) => t(`kinds.${kind}`) },
    {
      id: 'status',
      header: shared('status'),
      cell: ({ askedBy }) =>
        askedBy.staffId === staffId ? (
          <StatusBadge tone="moving">{t('mine')}</StatusBadge>
        ) : (
          <StatusBadge tone="waiting">{t('yours')}</StatusBadge>
        ),
    },
    { id: 'by', header: t('columns.by'), cell: ({ askedBy }) => askedBy.name },
    { id: 'words', header: shared('reason'), cell: ({ words }) => words, fills: true },
    { id: 'asked', header: t('columns.asked'), cell: ({ askedAt }) => <Instant at={askedAt} /> },
    {
      id: 'until',
      header: t('columns.until'),
      cell: ({ expiresAt }) => (expiresAt ? <Instant at={expiresAt} /> : '–'),
    },
  ];
};

/** Everything that a colleague asks for and another person decides, the oldest first; each leads to where it is decided. */
export const WaitingPage = ({ staffId, children, hrefOf, onOpen }: WaitingPageProps) => {
  const t = useTranslations('waiting');
  useDocumentTitle(t('title'), useTranslations('frame')('application'));
  const columns = useColumns(staffId);
  const { data, error, refetch } = useQuery(waitingOptions);
  return (
    <>
      <PageHeader title={t('title')} line={t('line')} />
      <Stack gap={24}>
        {children}
        <Stack gap={12}>
          {children && (
            <Text as="h2" size={18} weight={650}>
              {t('second')}
            </Text>
          )}
          <DataTable<Waiting>
            label={t('second')}
            columns={columns}
            rows={data?.list}
            rowId={({ id }) => id}
            opening={{ hrefOf, onOpen }}
            error={error}
            onRetry={() => void refetch()}
            empty={
              <EmptyState icon={IconCircleCheck} title={t('empty.title')}>
                {t('empty.text')}
              </EmptyState>
            }
            expectedRows={3}
          />
        </Stack>
      </Stack>
    </>
  );
};
