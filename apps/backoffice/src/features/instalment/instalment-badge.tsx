import type { InstalmentStanding } from '@balcao/contract/instalment';
import { StatusBadge } from '@balcao/ui/status-badge.tsx';
import type { Tone } from '@balcao/ui/tone.tsx';
import { useTranslations } from 'use-intl';

/** What a standing looks like wherever it is named. */
export const standingTones: Readonly<Record<InstalmentStanding, Tone>> = {
  pending: 'waiting',
  paid: 'good',
  refunded: 'ended',
};

/** Whether something of a part or a plan is waited for, has come, or was taken whole by refunds. */
export const InstalmentBadge = ({ standing }: { standing: InstalmentStanding }) => {
  const t = useTranslations('instalment.status');
  return <StatusBadge tone={standingTones[standing]}>{t(standing)}</StatusBadge>;
};
