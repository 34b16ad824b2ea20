import { type UsageReport, usageViewsAtMost } from '@balcao/contract/usage';
import type { UsageOpeningRow } from './usage.tables.ts';

type Known = Pick<UsageOpeningRow, 'seconds' | 'pages' | 'pageSeconds' | 'faults'>;
type Sums = Readonly<Record<string, number>>;

interface Bounds {
  /** No opening was in the foreground for longer than it has been open. */
  readonly secondsAtMost: number;
  /** Those of its `app.json`. */
  readonly pages: readonly string[];
}

const sumOf = (sums: Sums): number => Object.values(sums).reduce((all, one) => all + one, 0);

/** What is told of pages beyond what is known, each page once, and no more in all than `atMost`. */
const moreOf = (known: Sums, told: readonly (readonly [page: string, sum: number])[], atMost: number) => {
  let left = atMost - sumOf(known);
  const more = new Map<string, number>();
  for (const [page, sum] of told) {
    const beyond = Math.min(left, sum - (known[page] ?? 0));
    if (beyond <= 0 || more.has(page)) continue;
    more.set(page, beyond);
    left -= beyond;
  }
  return more;
};
const withMore = (known: Sums, more: ReadonlyMap<string, number>): Record<string, number> => ({
  ...known,
  ...Object.fromEntries([...more].map(([page, beyond]) => [page, (known[page] ?? 0) + beyond])),
});

/** What a report says beyond what is known of its opening. Sums never fall, and what is beyond the bounds counts for nothing. */
export const increaseOf = (known: Known, report: UsageReport, bounds: Bounds) => {
  const seconds = Math.max(known.seconds, Math.min(report.seconds, bounds.secondsAtMost));
  const told = report.pages.filter(({ page }) => bounds.pages.includes(page));
  const views = moreOf(
    known.pages,
    told.map(({ page, views: sum }) => [page, sum]),
    usageViewsAtMost,
  );
  // A page was never in the foreground for longer than its opening.
  const pageSeconds = moreOf(
    known.pageSeconds,
    told.map(({ page, seconds: sum }) => [page, sum]),
    seconds,
  );
  return {
    seconds: seconds - known.seconds,
    views,
    pageSeconds,
    faults: report.faults.slice(known.faults),
    next: {
      seconds,
      pages: withMore(known.pages, views),
      pageSeconds: withMore(known.pageSeconds, pageSeconds),
      faults: Math.max(known.faults, report.faults.length),
    },
  };
};
