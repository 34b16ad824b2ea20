import type * as z from 'zod/mini';
import { codes } from './codes.ts';
import type { Moves } from './states.ts';

/** What can be reported: a channel, one thing that it has sent, what a person replied to that, or what answers in it by itself. */
export const ModerationSubject = codes(['channel', 'broadcast', 'reply', 'robot', 'workflow']);
export type ModerationSubject = z.infer<typeof ModerationSubject>;

/** Why people report something. */
export const ReportReason = codes(['spam', 'fraud', 'illegal', 'offends', 'other']);
export type ReportReason = z.infer<typeof ReportReason>;

/** Reports of one person on one day of São Paulo, at most. */
export const reportsADay = 20;

/**
 * Reports about one subject and their outcome. Staff dismiss them or act; the team may appeal once; then staff uphold their decision or reverse it.
 * It can be reversed at any time.
 */
export const CaseState = codes(['open', 'dismissed', 'actioned', 'appealed', 'upheld', 'reversed']);
export type CaseState = z.infer<typeof CaseState>;
const { open, dismissed, actioned, appealed, upheld, reversed } = CaseState.enum;
export const caseMoves = {
  [open]: [dismissed, actioned],
  [dismissed]: [],
  [actioned]: [appealed, reversed],
  [appealed]: [upheld, reversed],
  [upheld]: [reversed],
  [reversed]: [],
} as const satisfies Moves<CaseState>;
/** Those that wait for staff. */
export const waitingCases = ['open', 'appealed'] as const satisfies readonly CaseState[];

/**
 * What staff do with a case: `takeDown` with a broadcast or a reply, `switchOff` with a robot or a workflow, `freeze` with the channel of
 * what is not a reply.
 */
export const CaseDecision = codes(['dismiss', 'takeDown', 'switchOff', 'freeze', 'uphold', 'reverse']);
export type CaseDecision = z.infer<typeof CaseDecision>;
/** What each makes of a case. */
export const stateAfter = {
  dismiss: 'dismissed',
  takeDown: 'actioned',
  switchOff: 'actioned',
  freeze: 'actioned',
  uphold: 'upheld',
  reverse: 'reversed',
} as const satisfies Record<CaseDecision, CaseState>;

/** What holds against a team until it is reversed. */
export const Sanction = CaseDecision.extract(['takeDown', 'switchOff', 'freeze']);
export type Sanction = z.infer<typeof Sanction>;
