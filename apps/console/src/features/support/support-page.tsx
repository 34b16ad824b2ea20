import { Button } from '@balcao/ui/button.tsx';
import { type Column, DataTable } from '@balcao/ui/data-table.tsx';
import { useDocumentTitle } from '@balcao/ui/document-title';
import { EmptyState } from '@balcao/ui/empty-state.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { Box, Row } from '@balcao/ui/layout.tsx';
import { Money } from '@balcao/ui/money.tsx';
import { PageHeader } from '@balcao/ui/page-header.tsx';
import { TextInput } from '@balcao/ui/text-input.tsx';
import { IconSearch, IconZoomQuestion } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type Found, foundOptions } from './support.queries.ts';
import { SupportSearch } from './support-search.ts';

interface SupportPageProps {
  /** What waits for support, below the head of the page. */
  children?: ReactNode;
  search: SupportSearch;
  onSearch: (search: SupportSearch) => void;
  hrefOf: (found: Found) => string;
  onOpen: (found: Found) => void;
}

const useColumns = (): readonly Column<Found>[] => {
  const t = useTranslations('support');
  const shared = useTranslations('shared');
  return [
    { id: 'number', header: shared('number'), cell: ({ number }) => number },
    { id: 'kind', header: t('columns.kind'), cell: ({ kind }) => t(`kinds.${kind}`) },
    {
      id: 'merchant',
      header: shared('merchant'),
      cell: ({ merchant }) => merchant?.name ?? t('noMerchant'),
      fills: true,
    },
    {
      id: 'amount',
      header: shared('amount'),
      align: 'end',
      cell: ({ amount }) => (amount === null ? '–' : <Money centavos={amount} />),
    },
    { id: 'at', header: t('columns.at'), cell: ({ at }) => <Instant at={at} /> },
  ];
};

/** One search field for any number or name that a merchant writes to support about, and its results. */
export const SupportPage = ({ search, children, onSearch, hrefOf, onOpen }: SupportPageProps) => {
  const t = useTranslations('support');
  useDocumentTitle(t('title'), useTranslations('frame')('application'));
  const { text = '' } = search;
  const columns = useColumns();
  const { data, error, refetch, isPlaceholderData } = useQuery(foundOptions(text));
  return (
    <>
      <PageHeader title={t('title')} line={t('line')} />
      {children}
      <SearchField key={text} text={text} onSearch={onSearch} />
      {text === '' ? (
        <EmptyState icon={IconSearch} title={t('start.title')}>
          {t('start.text')}
        </EmptyState>
      ) : (
        <DataTable<Found>
          label={t('results')}
          columns={columns}
          rows={data?.list}
          rowId={({ kind, number }) => `${kind}:${number}`}
          opening={{ hrefOf, onOpen }}
          isStale={isPlaceholderData}
          error={error}
          onRetry={() => void refetch()}
          empty={
            <EmptyState icon={IconZoomQuestion} title={t('nothing.title')}>
              {t('nothing.text')}
            </EmptyState>
          }
          expectedRows={2}
        />
      )}
    </>
  );
};

const SearchField = ({ text, onSearch }: { text: string } & Pick<SupportPageProps, 'onSearch'>) => {
  const t = useTranslations('support');
  const [typed, setTyped] = useState(text);
  const [isShort, setShort] = useState(false);
  const send = () => {
    const asked = SupportSearch.parse({ text: typed });
    setShort(asked.text === undefined);
    if (asked.text !== undefined) onSearch(asked);
  };
  return (
    <Box as="search" mb={24}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <Row gap={12} rowGap={12} align="end" wrap>
          <Box grow basis={256}>
            <TextInput
              label={t('field')}
              description={t('fieldHelp')}
              type="search"
              autoComplete="off"
              spellCheck={false}
              maxLength={120}
              value={typed}
              error={isShort && t('tooShort')}
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
          </Box>
          <Button type="submit">{t('send')}</Button>
        </Row>
      </form>
    </Box>
  );
};
