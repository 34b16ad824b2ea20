import type { Preauth } from '@balcao/contract/preauth';
import { preauthList } from '@balcao/contract/preauth-list';
import type { Column } from '@balcao/ui/data-table.tsx';
import { useListColumns } from '@balcao/ui/list-columns.tsx';
import { Money } from '@balcao/ui/money.tsx';
import { useTranslations } from 'use-intl';
import { PreauthBadge } from './preauth-badge.tsx';
import { TimeLeft } from './time-left.tsx';

/** The order's number first, status second, money right, time last. */
export const usePreauthColumns = (): readonly Column<Preauth>[] => {
  const t = useTranslations('preauth');
  return useListColumns(preauthList, {
    title: (id) => t(`columns.${id}`),
    cells: {
      status: (one) => <PreauthBadge preauth={one} />,
      card: ({ card }) => (card ? `${card.brand} •••• ${card.last4}` : '–'),
      held: ({ authorised, amount }) => <Money centavos={authorised ?? amount} />,
      until: (one) => <TimeLeft preauth={one} />,
    },
  });
};
