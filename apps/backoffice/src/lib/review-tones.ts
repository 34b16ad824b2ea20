import type { ReviewStatus } from '@balcao/contract/session';
import type { Tone } from '@balcao/ui/tone.tsx';

/** The tone of each state of a review. */
export const reviewTones: Readonly<Record<ReviewStatus, Tone>> = {
  NO: 'waiting',
  UNDER: 'moving',
  REJECT: 'bad',
  SUCCESS: 'good',
  REVOKED: 'ended',
};
