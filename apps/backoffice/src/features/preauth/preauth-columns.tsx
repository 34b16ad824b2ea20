import type { Preauth } from '@balcao/contract/preauth';
import type { Column } from '@balcao/ui/data-table.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { Money } from '@balcao/ui/money.tsx';
import { useTranslations } from 'use-intl';
import { PreauthBadge } from './preauth-badge.tsx';
import { TimeLeft } from './time-left.tsx';

/** The order's number first, status second, money right, time last. */
export const usePreauthColumns = (): readonly Column<Preauth>[] => {
  const t = useTranslations('preauth');
  const column = (id: keyof typeof cells, rest: Partial<Column<Preauth>> = {}): Column<Preauth> => ({
    id,
    header: t(`columns.${id}`),
    cell: cells[id],
    ...rest,
  });
  const cells = {
    order: (one: Preauth) => one.number,
    status: (one: Preauth) => <PreauthBadge preauth={one} />,
    goods: (one: Preauth) => one.goodsName,
    card: (one: Preauth) => (one.card ? `${one.card.brand} •••• ${one.card.last4}` : '–'),
    ownNumber: (one: Preauth) => one.merchantOrderNumber,
    held: (one: Preauth) => <Money centavos={one.authorised ?? one.amount} />,
    captured: (one: Preauth) => (one.captured === null ? '–' : <Money centavos={one.captured} />),
    until: (one: Preauth) => <TimeLeft preauth={one} />,
    since: (one: Preauth) => (one.authorisedAt ? <Instant at={one.authorisedAt} /> : '–'),
  };
  return [
    column('order'),
    column('status'),
    column('goods', { fills: true }),
    column('card'),
    column('ownNumber', { hidden: true }),
    column('held', { align: 'end', sortable: true }),
    column('captured', { align: 'end' }),
    column('until'),
    column('since', { hidden: true, sortable: true }),
  ];
};
