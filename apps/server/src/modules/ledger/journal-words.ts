import type { JournalKind, JournalStatus } from '@balcao/contract/ledger-reversal';

/** What a journal is about, by its cause. What is none of them is `other`. */
const causes: readonly (readonly [RegExp, JournalKind])[] = [
  [/^order:[^:]+:paid$/, 'sale'],
  [/^order:[^:]+:refund:/, 'refund'],
  [/^order:[^:]+:(?:bank-return|dispute):/, 'dispute'],
  [/^debt:/, 'dispute'],
  [/^order:[^:]+:(?:unexpected|returned):/, 'unexpected'],
  [/^rail:[^:]+:(?:payment|return):/, 'unexpected'],
  [/^settlement:/, 'settlement'],
  [/^withdrawal:/, 'withdrawal'],
  [/^reserve:/, 'reserve'],
  [/^reversal:/, 'reversal'],
];
export const journalKindOf = (cause: string): JournalKind => causes.find(([form]) => form.test(cause))?.[1] ?? 'other';

/** Journals that stand for themselves: no order, refund, settlement, withdrawal or payment says the same beside them (decision 024). */
const free = new Set<JournalKind>(['reserve']);

interface Seen {
  readonly cause: string;
  readonly reverses: string | null;
  readonly reversedBy: string | null;
  readonly isAsked: boolean;
}
/** Whether a journal may be taken back. */
export const standingOf = ({ cause, reverses, reversedBy, isAsked }: Seen): JournalStatus => {
  if (reverses !== null) return 'reversal';
  if (reversedBy !== null) return 'reversed';
  if (!free.has(journalKindOf(cause))) return 'bound';
  return isAsked ? 'asked' : 'free';
};

/** The natural key of what takes a journal back: one per journal, as `reverses` is. */
export const reversalCauseOf = (journalId: string) => `reversal:${journalId}` as const;
