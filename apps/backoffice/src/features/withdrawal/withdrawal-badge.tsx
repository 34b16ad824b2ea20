import type { Withdrawal, WithdrawalStatus } from '@balcao/contract/withdrawal';
import { StatusBadge } from '@balcao/ui/status-badge.tsx';
import type { Tone } from '@balcao/ui/tone.tsx';
import { useTranslations } from 'use-intl';

/** The tone of each status. */
export const withdrawalTones: Readonly<Record<WithdrawalStatus, Tone>> = { '0': 'moving', '1': 'good', '99': 'bad' };

/** Where a withdrawal stands. */
export const WithdrawalBadge = ({ status }: Pick<Withdrawal, 'status'>) => {
  const t = useTranslations('withdrawal.status');
  return <StatusBadge tone={withdrawalTones[status]}>{t(status)}</StatusBadge>;
};
