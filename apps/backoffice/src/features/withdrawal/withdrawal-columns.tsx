import type { Withdrawal } from '@balcao/contract/withdrawal';
import type { Column } from '@balcao/ui/data-table.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { Money } from '@balcao/ui/money.tsx';
import { useTranslations } from 'use-intl';
import { useDestinationWords } from './destination-words.ts';
import { WithdrawalBadge } from './withdrawal-badge.tsx';

/** The number first, status second, money right, time last. */
export const useWithdrawalColumns = (byCompletion: boolean): readonly Column<Withdrawal>[] => {
  const t = useTranslations('withdrawal');
  const wordsOf = useDestinationWords();
  const cells = {
    number: (one: Withdrawal) => one.number,
    status: (one: Withdrawal) => <WithdrawalBadge status={one.status} />,
    destination: wordsOf,
    type: (one: Withdrawal) => t(`type.${one.type}`),
    applicant: (one: Withdrawal) => one.applicant ?? t('facts.automatic'),
    amount: (one: Withdrawal) => <Money centavos={one.amount} />,
    fee: (one: Withdrawal) => <Money centavos={one.fee} />,
    credited: (one: Withdrawal) => <Money centavos={one.credited} />,
    channel: (one: Withdrawal) => one.channelTransactionNumber ?? '–',
    applied: (one: Withdrawal) => <Instant at={one.appliedAt} />,
    completed: (one: Withdrawal) => (one.completedAt ? <Instant at={one.completedAt} /> : '–'),
  };
  const column = (id: keyof typeof cells, rest: Partial<Column<Withdrawal>> = {}): Column<Withdrawal> => ({
    id,
    header: t(`columns.${id}`),
    cell: cells[id],
    ...rest,
  });
  return [
    column('number'),
    column('status'),
    column('destination', { fills: true }),
    column('type'),
    column('applicant', { hidden: true }),
    column('amount', { align: 'end', sortable: true }),
    column('fee', { align: 'end', hidden: true }),
    column('credited', { align: 'end', hidden: true }),
    column('channel', { hidden: true }),
    column('applied', { hidden: byCompletion, sortable: !byCompletion }),
    column('completed', { hidden: !byCompletion, sortable: byCompletion }),
  ];
};
