import { claimMinutes } from '@balcao/contract/review-desk';

const claimMs = claimMinutes * 60_000;

/** A claim that was not touched since this time has lapsed: a colleague may take the submission over. */
export const lapsedAt = (now: Date): Date => new Date(now.getTime() - claimMs);

/** A page that reads again within so many seconds is one look, not several. */
export const lookSeconds = 300;
