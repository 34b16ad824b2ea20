import { type UsageReport, usageViewsAtMost } from '@balcao/contract/usage';
import type { UsageOpeningRow } from './usage.tables.ts';

type Known = Pick<UsageOpeningRow, 'seconds' | 'pages' | 'faults'>;

interface Bounds {
  /** No opening was in the foreground for longer than it has been open. */
  readonly secondsAtMost: number;
  /** Those of its `app.json`. */
  readonly pages: readonly string[];
}

/** What a report says beyond what is known of its opening. Sums never fall, and what is beyond the bounds counts for nothing. */
export const increaseOf = (known: Known, report: UsageReport, bounds: Bounds) => {
  const seconds = Math.max(known.seconds, Math.min(report.seconds, bounds.secondsAtMost));
  let left = usageViewsAtMost - Object.values(known.pages).reduce((sum, views) => sum + views, 0);
  const views = new Map<string, number>();
  for (const { page, views: told } of report.pages) {
    const more = Math.min(left, told - (known.pages[page] ?? 0));
    if (more <= 0 || views.has(page) || !bounds.pages.includes(page)) continue;
    views.set(page, more);
    left -= more;
  }
  return {
    seconds: seconds - known.seconds,
    views,
    faults: report.faults.slice(known.faults),
    next: {
      seconds,
      pages: {
        ...known.pages,
        ...Object.fromEntries([...views].map(([page, more]) => [page, (known.pages[page] ?? 0) + more])),
      },
      faults: Math.max(known.faults, report.faults.length),
    },
  };
};
