import { StatusBadge } from '@balcao/ui/status-badge.tsx';
import type { Tone } from '@balcao/ui/tone.tsx';
import { useTranslations } from 'use-intl';
import type { Review } from './review.queries.ts';

type State = 'free' | 'asked' | 'mine' | 'taken' | 'rejected' | 'approved' | 'cancelled' | 'reopening';

const tones: Readonly<Record<State, Tone>> = {
  free: 'waiting',
  asked: 'waiting',
  mine: 'moving',
  taken: 'moving',
  rejected: 'bad',
  approved: 'good',
  cancelled: 'ended',
  reopening: 'waiting',
};
const ended = { NO: 'cancelled', REVOKED: 'cancelled', REJECT: 'rejected', SUCCESS: 'approved' } as const;

type Shown = Pick<Review, 'status' | 'isAsked' | 'claimedBy' | 'isReopeningAsked'>;
const stateOf = ({ status, isAsked, claimedBy, isReopeningAsked }: Shown, staffId: string): State => {
  if (isReopeningAsked) return 'reopening';
  if (status !== 'UNDER') return ended[status];
  if (isAsked) return 'asked';
  if (!claimedBy) return 'free';
  return claimedBy.staffId === staffId ? 'mine' : 'taken';
};

/** The status of a submission, relative to the viewer of the queue. */
export const ReviewBadge = ({ review, staffId }: { review: Shown; staffId: string }) => {
  const t = useTranslations('review.states');
  const state = stateOf(review, staffId);
  return <StatusBadge tone={tones[state]}>{t(state, { name: review.claimedBy?.name ?? '' })}</StatusBadge>;
};
