import type { Column } from '@balcao/ui/data-table.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { Money } from '@balcao/ui/money.tsx';
import { useTranslations } from 'use-intl';
import type { Journal } from './journal.queries.ts';
import { JournalStatusBadge } from './journal-standing.tsx';

/** The number of what it is about, as people know it. */
const numberOf = ({ cause }: Journal): string => /^\w+:(\d{20})\b/.exec(cause)?.[1] ?? '–';

/** The columns of journals: of one merchant alone, or of several. */
export const useJournalColumns = (isOfOne: boolean): readonly Column<Journal>[] => {
  const t = useTranslations('journal');
  return [
    { id: 'kind', header: t('columns.kind'), cell: ({ kind }) => t(`kinds.${kind}`) },
    { id: 'number', header: t('columns.number'), cell: numberOf, fills: isOfOne },
    ...(isOfOne
      ? []
      : [
          {
            id: 'merchant',
            header: t('columns.merchant'),
            cell: ({ merchant }: Journal) => merchant.name || t('facts.unidentified'),
            fills: true,
          },
        ]),
    {
      id: 'standing',
      header: t('columns.standing'),
      cell: ({ standing }) => <JournalStatusBadge standing={standing} />,
    },
    { id: 'amount', header: t('columns.amount'), align: 'end', cell: ({ amount }) => <Money centavos={amount} /> },
    { id: 'posted', header: t('columns.posted'), cell: ({ postedAt }) => <Instant at={postedAt} /> },
  ];
};
