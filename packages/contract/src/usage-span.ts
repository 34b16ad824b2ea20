import type * as z from 'zod/mini';
import { codes } from './codes.ts';

/** The days that figures are shown of, with today. */
export const UsageSpan = codes(['days7', 'days30', 'days90']);
export type UsageSpan = z.infer<typeof UsageSpan>;
export const usageSpanDays = { days7: 7, days30: 30, days90: 90 } as const satisfies Readonly<
  Record<UsageSpan, number>
>;

/** Figures are kept for so many days. */
export const usageDaysKept = 90;
