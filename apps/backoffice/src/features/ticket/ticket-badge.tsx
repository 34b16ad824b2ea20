import type { TicketState } from '@balcao/contract/ticket';
import { StatusBadge } from '@balcao/ui/status-badge.tsx';
import type { Tone } from '@balcao/ui/tone.tsx';
import { useTranslations } from 'use-intl';

export const ticketTones: Readonly<Record<TicketState, Tone>> = {
  open: 'moving',
  answered: 'good',
  asked: 'waiting',
  solved: 'ended',
};

/** Where a request stands, as its team sees it. */
export const TicketBadge = ({ state }: { state: TicketState }) => {
  const t = useTranslations('ticket.state');
  return <StatusBadge tone={ticketTones[state]}>{t(state)}</StatusBadge>;
};
