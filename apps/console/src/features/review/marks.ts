import type { BodyOf } from '@balcao/contract/endpoint';
import type { Verdict } from '@balcao/contract/review';
import type { rejectReview } from '@balcao/contract/review-desk';
import type { ReviewMark } from './review.queries.ts';
import { asksForLook, type Field } from './sections.ts';
import { isPlace } from './version-places.ts';

/** What the reviewer has noted, field by field. */
export type Marks = ReadonlyMap<string, ReviewMark>;
type GivenVerdict = BodyOf<typeof rejectReview>['verdicts'][number];

export const marksOf = (kept: readonly ReviewMark[]): Marks => new Map(kept.map((mark) => [mark.path, mark]));

export const withMark = (marks: Marks, mark: ReviewMark): Marks => new Map([...marks, [mark.path, mark]]);
export const withoutMark = (marks: Marks, path: string): Marks =>
  new Map([...marks].filter(([marked]) => marked !== path));

export const fineMark = (path: string): ReviewMark => ({ path, fine: true, reason: null, note: null });
/** Wrong, with what was said before when it was wrong already, or in the submission before. */
export const wrongMark = (path: string, before?: ReviewMark): ReviewMark =>
  before && !before.fine ? before : { path, fine: false, reason: null, note: null };

/** How far the reviewer is: of the fields that ask for a look, and those that were marked without. */
export interface Progress {
  readonly seen: number;
  readonly all: number;
  readonly wrong: number;
}
export const progressOf = (marks: Marks, fields: readonly Field[]): Progress => {
  const counted = fields.filter((field) => asksForLook(field) || marks.has(field.path));
  const known = counted.flatMap(({ path }) => marks.get(path) ?? []);
  return { seen: known.length, all: counted.length, wrong: known.filter(({ fine }) => !fine).length };
};

/** The fields that ask for a look and have not been marked. */
export const unseenOf = (marks: Marks, fields: readonly Field[]): ReadonlySet<string> =>
  new Set(fields.filter((field) => asksForLook(field) && !marks.has(field.path)).map(({ path }) => path));

/** What is marked wrong: in the order of the fields, and after them files and values of `app.json` in that of their names. */
export const wrongOf = (marks: Marks, paths: readonly string[]): ReviewMark[] => {
  const fields = new Set(paths);
  const places = [...marks.keys()].filter((path) => !fields.has(path) && isPlace(path)).toSorted();
  return [...paths, ...places].flatMap((path) => marks.get(path) ?? []).filter(({ fine }) => !fine);
};

/** What the applicant is told; those without a reason yet are left out. */
export const verdictsOf = (wrong: readonly ReviewMark[]): GivenVerdict[] =>
  wrong.flatMap(({ path, reason, note }) => (reason ? [{ path, reason, note: note?.trim() || null }] : []));

/** Notes as they are kept: an empty one is none. */
export const keptMarks = (marks: Marks): ReviewMark[] =>
  [...marks.values()].map((mark) => ({ ...mark, note: mark.note?.trim() || null }));

export const verdictAt = (verdicts: readonly Verdict[], path: string): Verdict | undefined =>
  verdicts.find((verdict) => verdict.path === path);
