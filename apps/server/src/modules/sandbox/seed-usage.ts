import { addDays, civilDayOf, DEFAULT_ZONE, dayStart } from '@balcao/brazil/dates';
import type { UsageFaultReport } from '@balcao/contract/usage-fault';
import type { PastUsageDay } from '../usage/usage-history.service.ts';
import type { DemoServer } from './demo-server.ts';
import { chanceOf } from './seed-chance.ts';

/** How people use one of the mini programs. */
interface Habit {
  readonly seed: number;
  /** Openings on a usual day. */
  readonly opens: number;
  /** By the day of the week from Sunday, relative to a usual day: the market is full on Saturdays, the barber closes on Sundays. */
  readonly week: readonly number[];
  /** Openings of one person on a day. */
  readonly opensEach: number;
  /** Of each page: views in an opening, and seconds of a view. */
  readonly pages: readonly (readonly [page: string, views: number, seconds: number])[];
  /** Of a hundred openings, those with an error. */
  readonly faulty: number;
  readonly fault: UsageFaultReport;
}

const answered = (what: string, file: string): UsageFaultReport => ({
  kind: 'rejection',
  message: `Error: The ${what} answered 503`,
  page: 'index.html',
  file,
  line: 19,
  column: 25,
});
const habits: Readonly<Record<DemoServer, Habit>> = {
  shop: {
    seed: 41,
    opens: 184,
    week: [0.7, 0.9, 0.95, 1, 1.05, 1.2, 1.45],
    opensEach: 1.35,
    pages: [
      ['index.html', 1.3, 41],
      ['orders.html', 0.6, 17],
    ],
    faulty: 1.1,
    fault: { ...answered('shop', 'shop-server.js'), page: 'orders.html' },
  },
  queue: {
    seed: 97,
    opens: 72,
    week: [0.1, 0.6, 0.9, 1, 1.1, 1.4, 1.7],
    opensEach: 2.1,
    pages: [['index.html', 1, 68]],
    faulty: 1.8,
    fault: answered('server', 'queue-server.js'),
  },
};
const dayMs = 86_400_000;
const hourMs = 3_600_000;
const weekdayOf = (day: string): number =>
  new Date(`${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}T12:00:00Z`).getUTCDay();

/** What a demonstration's mini program was used on each day since it is online, and the error that some openings had. */
export const plausibleUsage = (
  template: DemoServer,
  { publishedAt, now }: { readonly publishedAt: Date; readonly now: Date },
): { readonly days: PastUsageDay[]; readonly fault: UsageFaultReport } => {
  const { seed, opens: usual, week, opensEach, pages, faulty: faultyOfHundred, fault } = habits[template];
  const chance = chanceOf(seed);
  const about = (value: number): number => Math.round(value * (0.88 + 0.24 * chance()));
  const days: PastUsageDay[] = [];
  const today = civilDayOf(now.toISOString(), DEFAULT_ZONE);
  const first = civilDayOf(publishedAt.toISOString(), DEFAULT_ZONE);
  for (let day = first; day <= today; day = addDays(day, 1)) {
    const start = Date.parse(dayStart(day, DEFAULT_ZONE));
    const [from, until] = [Math.max(start, publishedAt.getTime()), Math.min(start + dayMs, now.getTime())];
    const opens = about((usual * (week[weekdayOf(day)] ?? 1) * Math.max(0, until - from)) / dayMs);
    const shown = pages.map(([page, views, seconds]) => {
      const all = about(opens * views);
      return { page, views: all, seconds: about(all * seconds) };
    });
    const faulty = Math.min(opens, Math.floor((opens * faultyOfHundred) / 100 + chance()));
    days.push({
      day,
      opens,
      people: Math.min(opens, Math.ceil(opens / opensEach)),
      seconds: shown.reduce((sum, { seconds }) => sum + seconds, 0),
      faulty,
      pages: shown.filter(({ views }) => views > 0),
      faultAt: faulty > 0 ? new Date(until - Math.min(until - from, Math.round(hourMs * chance()))) : null,
    });
  }
  return { days: days.filter(({ opens }) => opens > 0), fault };
};
