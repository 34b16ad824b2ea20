import type { TicketState } from '@balcao/contract/ticket';
import { StatusBadge } from '@balcao/ui/status-badge.tsx';
import type { Tone } from '@balcao/ui/tone.tsx';
import { useTranslations } from 'use-intl';

const tones: Readonly<Record<TicketState, Tone>> = {
  open: 'waiting',
  answered: 'good',
  asked: 'moving',
  solved: 'ended',
};

/** Where a request stands, as staff see it. */
export const TicketBadge = ({ state }: { state: TicketState }) => {
  const t = useTranslations('ticket.state');
  return <StatusBadge tone={tones[state]}>{t(state)}</StatusBadge>;
};
