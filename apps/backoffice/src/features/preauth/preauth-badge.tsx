import type { Preauth, PreauthStatus } from '@balcao/contract/preauth';
import { StatusBadge } from '@balcao/ui/status-badge.tsx';
import type { Tone } from '@balcao/ui/tone.tsx';
import { useTranslations } from 'use-intl';

/** What a status looks like wherever it is named. */
export const preauthTones: Readonly<Record<PreauthStatus, Tone>> = {
  authorised: 'waiting',
  captured: 'good',
  released: 'ended',
  expired: 'ended',
};

/** How a hold stands; while the card has not answered, what was asked of it. */
export const PreauthBadge = ({ preauth: { status, asked } }: { preauth: Preauth }) => {
  const t = useTranslations('preauth');
  if (asked) return <StatusBadge tone="moving">{t(`asked.${asked}`)}</StatusBadge>;
  if (!status) return null;
  return <StatusBadge tone={preauthTones[status]}>{t(`status.${status}`)}</StatusBadge>;
};
