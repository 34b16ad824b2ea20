import { ReviewMark } from '@balcao/contract/review';
import * as z from 'zod/mini';

/** In this tab only: it survives a reload and the end of a session, and is gone when the tab is closed or the server has it. */
const keyOf = (reviewId: string, staffId: string): string => `balcao.console.marks.${reviewId}.${staffId}`;
const Stored = z.array(ReviewMark).check(z.maxLength(200));

/** Remembers notes until the server has them. */
export const rememberMarks = (reviewId: string, staffId: string, marks: readonly ReviewMark[]): void => {
  try {
    sessionStorage.setItem(keyOf(reviewId, staffId), JSON.stringify(marks));
  } catch {
    // A browser that keeps nothing: the page itself still has them.
  }
};
export const forgetMarks = (reviewId: string, staffId: string): void =>
  sessionStorage.removeItem(keyOf(reviewId, staffId));

/** Notes that the server has not got, from before a reload or a new login. */
export const recallMarks = (reviewId: string, staffId: string): readonly ReviewMark[] | undefined => {
  try {
    const read = Stored.safeParse(JSON.parse(sessionStorage.getItem(keyOf(reviewId, staffId)) ?? 'null'));
    return read.success ? read.data : undefined;
  } catch {
    return undefined;
  }
};
