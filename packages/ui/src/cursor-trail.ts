/**
 * A key leads forward only. The steps of this visit are remembered, so that "previous" finds the page before; where somebody came
 * by a shared address, it leads to the first page.
 */
const trail = new Map<string, string | undefined>();
/** More steps than anybody takes; beyond it the oldest are forgotten. */
const stepsKept = 1_000;

export const rememberStep = (from: string | undefined, to: string): void => {
  if (trail.size >= stepsKept) trail.clear();
  trail.set(to, from);
};

/** The cursor of the page before; undefined is the first page. */
export const cursorBefore = (cursor: string): string | undefined => trail.get(cursor);
