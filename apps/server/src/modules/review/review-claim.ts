import { claimMinutes } from '@balcao/contract/review-desk';

const claimMs = claimMinutes * 60_000;

/** Anyone who has not touched a submission since then has it in hand no longer: a colleague may take it over. */
export const lapsedAt = (now: Date): Date => new Date(now.getTime() - claimMs);

/** A page that reads again within so many seconds is one look, not several. */
export const lookSeconds = 300;
