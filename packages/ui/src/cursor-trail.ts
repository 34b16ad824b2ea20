/** Kept for the tab, so that a reload does not forget the way back. */
const storageKey = 'balcao.cursors';
/** More steps than anyone takes; beyond it all are forgotten. */
const stepsKept = 500;

const storedSteps = (): [string, string | null][] => {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
};

/**
 * A key leads forward only. The steps of this visit are remembered, so that "previous" finds the page before; where someone came
 * by a shared address, it leads to the first page.
 */
const trail = new Map(storedSteps());

export const rememberStep = (from: string | undefined, to: string): void => {
  if (trail.size >= stepsKept) trail.clear();
  trail.set(to, from ?? null);
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...trail]));
  } catch {
    // A browser that keeps nothing still knows the way until the page is loaded again.
  }
};

/** The cursor of the page before; undefined is the first page. */
export const cursorBefore = (cursor: string): string | undefined => trail.get(cursor) ?? undefined;
