import type { DisputeStatus } from '@balcao/contract/dispute';
import type { DeskDispute } from '@balcao/contract/dispute-desk';
import type { Column } from '@balcao/ui/data-table.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { Money } from '@balcao/ui/money.tsx';
import { StatusBadge } from '@balcao/ui/status-badge.tsx';
import type { Tone } from '@balcao/ui/tone.tsx';
import { useTranslations } from 'use-intl';
import { Pair } from '../../lib/pair.tsx';

export const disputeTones: Readonly<Record<DisputeStatus, Tone>> = {
  open: 'waiting',
  answered: 'moving',
  accepted: 'bad',
  rejected: 'good',
  expired: 'ended',
};

/** The number and whose it is first, status second, money right, time last. */
export const useDisputeColumns = (): readonly Column<DeskDispute>[] => {
  const t = useTranslations('dispute');
  return [
    {
      id: 'number',
      header: t('columns.number'),
      cell: ({ number, merchant }) => <Pair under={merchant.name}>{number}</Pair>,
    },
    {
      id: 'status',
      header: t('columns.status'),
      fills: true,
      cell: ({ status, kind }) => (
        <Pair under={t(`kind.${kind}`)}>
          <StatusBadge tone={disputeTones[status]}>{t(`status.${status}`)}</StatusBadge>
        </Pair>
      ),
    },
    {
      id: 'amount',
      header: t('columns.amount'),
      align: 'end',
      cell: ({ amount, returned }) => (
        <Pair under={returned > 0 && t.rich('took', { amount: () => <Money centavos={returned} /> })}>
          <Money centavos={amount} />
        </Pair>
      ),
    },
    { id: 'until', header: t('columns.until'), cell: ({ decideUntil }) => <Instant at={decideUntil} form="date" /> },
    { id: 'opened', header: t('columns.opened'), cell: ({ openedAt }) => <Instant at={openedAt} /> },
  ];
};
