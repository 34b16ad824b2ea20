import type { JournalStatus } from '@balcao/contract/ledger-reversal';
import { StatusBadge } from '@balcao/ui/status-badge.tsx';
import type { Tone } from '@balcao/ui/tone.tsx';
import { useTranslations } from 'use-intl';

const tones: Readonly<Record<JournalStatus, Tone>> = {
  free: 'good',
  asked: 'waiting',
  reversed: 'ended',
  reversal: 'ended',
  bound: 'good',
};

/** Whether a journal stands, waits for a second person, or was taken back. */
export const JournalStatusBadge = ({ standing }: { standing: JournalStatus }) => {
  const t = useTranslations('journal.standing');
  return <StatusBadge tone={tones[standing]}>{t(standing)}</StatusBadge>;
};
