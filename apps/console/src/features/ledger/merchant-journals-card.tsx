import { AppLink } from '@balcao/ui/app-link.tsx';
import { Card } from '@balcao/ui/card.tsx';
import { DataTable } from '@balcao/ui/data-table.tsx';
import { Box } from '@balcao/ui/layout.tsx';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { type Journal, journalListOptions } from './journal.queries.ts';
import { useJournalColumns } from './journal-columns.tsx';
import { JournalSearch } from './journal-search.ts';

interface MerchantJournalsCardProps {
  id: string;
  /** The address of the journals with one open, and the way there. */
  hrefOf: (search: JournalSearch) => string;
  onOpen: (search: JournalSearch) => void;
}

/** The newest journals of a merchant; the rest is where all journals are. */
export const MerchantJournalsCard = ({ id, hrefOf, onOpen }: MerchantJournalsCardProps) => {
  const t = useTranslations('journal');
  const merchant = useTranslations('merchant.balances');
  const search = JournalSearch.parse({ merchantId: id });
  const { data, error, refetch, isPlaceholderData } = useQuery(journalListOptions(search));
  const opened = (one: Journal): JournalSearch => ({ ...search, of: id, journal: one.id });
  return (
    <Card title={t('title')}>
      <DataTable<Journal>
        label={t('title')}
        columns={useJournalColumns(true)}
        rows={data?.list}
        rowId={(journal) => journal.id}
        opening={{ hrefOf: (one) => hrefOf(opened(one)), onOpen: (one) => onOpen(opened(one)) }}
        isStale={isPlaceholderData}
        error={error}
        onRetry={() => void refetch()}
        empty={<p>{t('none.title')}</p>}
        expectedRows={6}
      />
      <Box as="p" mt={12}>
        <AppLink to="/finance/journal" search={{ merchantId: id }} className="link">
          {merchant('journals')}
        </AppLink>
      </Box>
    </Card>
  );
};
