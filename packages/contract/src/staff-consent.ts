import * as z from 'zod/mini';
import { codes } from './codes.ts';
import { Id, Instant } from './scalars.ts';
import type { Moves } from './states.ts';

/** An action that takes two of the staff: requested, and then finally agreed to or refused by another, withdrawn by the requester, or expired. */
export const ConsentStatus = codes(['asked', 'agreed', 'refused', 'withdrawn', 'expired']);
export type ConsentStatus = z.infer<typeof ConsentStatus>;
export const consentMoves: Moves<ConsentStatus> = {
  asked: ['agreed', 'refused', 'withdrawn', 'expired'],
  agreed: [],
  refused: [],
  withdrawn: [],
  expired: [],
};

/** Hours after which an undecided request expires. */
export const consentLifeHours = 24;

/**
 * What needs two people of the staff, in addition to freezes and reversals: fees and limits of a merchant; an unidentified payment that is given
 * back, credited to a team, closed by hand or matched to an order of a smaller amount; and the amount from which giving it back takes two.
 */
export const ConsentSubject = codes(['fee', 'limits', 'return', 'credit', 'close', 'match', 'returnLimit']);
export type ConsentSubject = z.infer<typeof ConsentSubject>;

const Colleague = z.object({ staffId: Id, name: z.string() });

/** One request, by the names of today. */
export const Consent = z.object({
  id: Id,
  /** The requester's reason. */
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
