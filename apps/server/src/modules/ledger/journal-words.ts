import type { JournalKind, JournalStatus, JournalStep } from '@balcao/contract/ledger-reversal';

/** What a journal is about, by its cause. What is none of them is `other`. */
const causes: readonly (readonly [RegExp, JournalKind])[] = [
  [/^order:[^:]+:paid$/, 'sale'],
  [/^order:[^:]+:refund:/, 'refund'],
  [/^order:[^:]+:(?:bank-return|dispute):/, 'dispute'],
  [/^debt:/, 'dispute'],
  [/^order:[^:]+:(?:unexpected|returned):/, 'unexpected'],
  [/^(?:rail:[^:]+:(?:payment|return|matched|credited)|credit):/, 'unexpected'],
  [/^settlement:/, 'settlement'],
  [/^withdrawal:/, 'withdrawal'],
  [/^reserve:/, 'reserve'],
  [/^reversal:/, 'reversal'],
];
export const journalKindOf = (cause: string): JournalKind => causes.find(([form]) => form.test(cause))?.[1] ?? 'other';

/** PostgreSQL's form of the causes of a kind, for a filter; `other` is what none of them is. */
export const causesOf = (
  kinds: readonly JournalKind[],
): { readonly forms: readonly string[]; readonly others: boolean } => ({
  forms: causes.filter(([, kind]) => kinds.includes(kind)).map(([form]) => form.source),
  others: kinds.includes('other'),
});
/** All forms that have a kind. */
export const knownForms: readonly string[] = causes.map(([form]) => form.source);

const steps: readonly (readonly [RegExp, JournalStep])[] = [
  [/^(?:order:[^:]+:refund:[^:]+|withdrawal:[^:]+):held$/, 'held'],
  [/^order:[^:]+:refund:[^:]+:ended$/, 'ended'],
  [/^withdrawal:[^:]+:done$/, 'done'],
  [/^withdrawal:[^:]+:failed$/, 'failed'],
  [/^withdrawal:[^:]+:cleared$/, 'cleared'],
  [/^(?:order:[^:]+:unexpected|rail:[^:]+:payment):/, 'arrived'],
  [/^(?:order:[^:]+:returned|rail:[^:]+:return):/, 'returned'],
  [/^rail:[^:]+:matched:/, 'matched'],
  [/^(?:rail:[^:]+:credited|credit):/, 'credited'],
  [/:dispute:[^:]+:blocked$/, 'blocked'],
  [/:dispute:[^:]+:unblocked$/, 'unblocked'],
];
/** Which of several about one thing it is; null where there is one alone. */
export const journalStepOf = (cause: string): JournalStep | null =>
  steps.find(([form]) => form.test(cause))?.[1] ?? null;

/** Journals that are listed on their own: no order, refund, settlement, withdrawal or payment shows the same movement already (decision 024). */
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
