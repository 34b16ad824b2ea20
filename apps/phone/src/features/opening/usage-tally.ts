import { openingHours } from '@balcao/contract/opening';
import { type UsageReport, usageViewsAtMost } from '@balcao/contract/usage';
import { faultMessageAtMost, type UsageFaultReport, usageFaultsAnOpening } from '@balcao/contract/usage-fault';
import type { PageFault, PageNews } from './bridge-message.ts';

/** Control characters and marks that reorder text, which no report carries. */
const unsafe = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu;
const placeAtMost = 10_000_000;
const pathAtMost = 255;
/** As the server takes it; the normal form may be longer than what was sent. */
const clean = (text: string, atMost = pathAtMost): string =>
  [...text.toWellFormed().replaceAll(unsafe, ' ').normalize('NFC').trim()].slice(0, atMost).join('').trim();
const place = (value: number): number => Math.min(placeAtMost, Math.max(0, value));

const reportOf = ({ kind, message, page, file, line, column }: PageFault): UsageFaultReport => ({
  kind,
  message: clean(message, faultMessageAtMost) || '?',
  page: clean(page) || null,
  file: (file && clean(file)) || null,
  line: place(line),
  column: place(column),
});

const wholeSeconds = (ms: number): number => Math.min(openingHours * 3_600, Math.floor(ms / 1_000));

/** Counts one opening for its team: pages, errors and time. A page that says more than anyone needs is not heard. The clock counts milliseconds. */
export const createUsageTally = (pages: readonly string[], clock: () => number = () => performance.now()) => {
  const views = new Map<string, number>();
  const pageMs = new Map<string, number>();
  const faults = new Map<string, UsageFaultReport>();
  let [all, shownMs]: [number, number] = [0, 0];
  let shownSince: number | undefined;
  let current: string | undefined;

  /** Counts the time until now, and for the page that was shown. */
  const pass = (): void => {
    const now = clock();
    if (shownSince === undefined) return;
    const ms = now - shownSince;
    shownMs += ms;
    if (current !== undefined) pageMs.set(current, (pageMs.get(current) ?? 0) + ms);
    shownSince = now;
  };
  const see = (path: string): void => {
    pass();
    current = views.has(path) ? path : undefined;
    if (all >= usageViewsAtMost || !pages.includes(path)) return;
    all += 1;
    current = path;
    views.set(path, (views.get(path) ?? 0) + 1);
  };
  const blame = (fault: PageFault): boolean => {
    const report = reportOf(fault);
    const said = JSON.stringify(report);
    if (faults.size >= usageFaultsAnOpening || faults.has(said)) return false;
    faults.set(said, report);
    return true;
  };

  return {
    /** Whether it is an error that was not known. */
    hear: (news: PageNews): boolean => {
      if (news.kind === 'fault') return blame(news.fault);
      see(news.path);
      return false;
    },
    /** Whether it is in the foreground from now on. */
    show: (isShown: boolean): void => {
      pass();
      shownSince = isShown ? clock() : undefined;
    },
    /** What the opening has come to so far. */
    read: (): UsageReport => {
      pass();
      return {
        seconds: wholeSeconds(shownMs),
        pages: [...views].map(([page, count]) => ({
          page,
          views: count,
          seconds: wholeSeconds(pageMs.get(page) ?? 0),
        })),
        faults: [...faults.values()],
      };
    },
  };
};
export type UsageTally = ReturnType<typeof createUsageTally>;
