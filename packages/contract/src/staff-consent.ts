import * as z from 'zod/mini';
import { codes } from './codes.ts';
import { Id, Instant } from './scalars.ts';
import type { Moves } from './states.ts';

/** What takes two of the staff: asked for, and then once and for all agreed to or refused by another, taken back by the one who asked, or too old. */
export const ConsentStatus = codes(['asked', 'agreed', 'refused', 'withdrawn', 'expired']);
export type ConsentStatus = z.infer<typeof ConsentStatus>;
export const consentMoves: Moves<ConsentStatus> = {
  asked: ['agreed', 'refused', 'withdrawn', 'expired'],
  agreed: [],
  refused: [],
  withdrawn: [],
  expired: [],
};

/** Hours after which a request that nobody decided is over. */
export const consentLifeHours = 24;

/**
 * What two of the staff set or do, beside freezes and reversals: fees and limits of a merchant; money of nobody given back, credited to a
 * team, closed by hand or matched to an order of less; and the amount from which giving it back takes two.
 */
export const ConsentSubject = codes(['fee', 'limits', 'return', 'credit', 'close', 'match', 'returnLimit']);
export type ConsentSubject = z.infer<typeof ConsentSubject>;

const Colleague = z.object({ staffId: Id, name: z.string() });

/** One request, by the names of today. */
export const Consent = z.object({
  id: Id,
  /** What anyone who asked says about it. */
  words: z.string(),
  status: ConsentStatus,
  askedBy: Colleague,
  askedAt: Instant,
  expiresAt: Instant,
  /** Who decided, or took it back; null while it waits, and where its time was over. */
  endedBy: z.nullable(Colleague),
  endedAt: z.nullable(Instant),
  endedWords: z.nullable(z.string()),
});
export type Consent = z.infer<typeof Consent>;
