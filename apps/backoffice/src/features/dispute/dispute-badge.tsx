import type { DisputeStatus } from '@balcao/contract/dispute';
import { StatusBadge } from '@balcao/ui/status-badge.tsx';
import type { Tone } from '@balcao/ui/tone.tsx';
import { useTranslations } from 'use-intl';

/** As the team sees it: what the bank leaves is good, what it takes is not. */
export const disputeTones: Readonly<Record<DisputeStatus, Tone>> = {
  open: 'waiting',
  answered: 'moving',
  accepted: 'bad',
  rejected: 'good',
  expired: 'ended',
};

/** Where a dispute stands: its tone, icon and word. */
export const DisputeBadge = ({ status }: { status: DisputeStatus }) => {
  const t = useTranslations('dispute.status');
  return <StatusBadge tone={disputeTones[status]}>{t(status)}</StatusBadge>;
};
