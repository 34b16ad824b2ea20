import { journalList } from '@balcao/contract/ledger-journal-list';
import type { Column } from '@balcao/ui/data-table.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { useListColumns } from '@balcao/ui/list-columns.tsx';
import { Money } from '@balcao/ui/money.tsx';
import { useTranslations } from 'use-intl';
import { Pair } from '../../lib/pair.tsx';
import type { Journal } from './journal.queries.ts';
import classes from './journal-columns.module.css';
import { JournalStatusBadge } from './journal-standing.tsx';

const numberColumn = journalList.columns.number;

/** The columns of journals: of one merchant alone, or of several. What has several journals says which of them each is. */
export const useJournalColumns = (isOfOne: boolean): readonly Column<Journal>[] => {
  const t = useTranslations('journal');
  const columns = useListColumns(journalList, {
    title: (id) => t(`columns.${id}`),
    cells: {
      kind: ({ kind, step }) => <Pair under={step && t(`steps.${step}`)}>{t(`kinds.${kind}`)}</Pair>,
      number: (one) => <span className={classes.selectable}>{numberColumn.of?.(one) ?? '–'}</span>,
      merchant: ({ merchant }) => merchant.name || t('facts.unidentified'),
      standing: ({ standing }) => <JournalStatusBadge standing={standing} />,
      amount: ({ amount }) => (
        <span className={classes.selectable}>
          <Money centavos={amount} />
        </span>
      ),
      posted: ({ postedAt }) => <Instant at={postedAt} />,
    },
  });
  return isOfOne
    ? columns.filter(({ id }) => id !== 'merchant').map((one) => (one.id === 'number' ? { ...one, fills: true } : one))
    : columns;
};
