import { conversionOf, type Sales, type SalesPoint, ticketOf } from '@balcao/contract/dashboard';
import type { MoneyKind } from '@balcao/ui/money-kind';

/** What an interval can be looked at by, in the order in which the figures stand. */
export const measures = ['amount', 'count', 'ticket', 'conversion', 'refunds', 'fees'] as const;
export type Measure = (typeof measures)[number];

interface Kind {
  /** What kind of money it is a sum of; an average is none. */
  readonly money?: MoneyKind;
  /** How its numbers are written: centavos, a count, or a rate in hundredths of a percent. */
  readonly unit: 'money' | 'count' | 'rate';
  /** Whether more is good news; without it, neither is. */
  readonly better?: 'more' | 'less';
  /** Null where there is nothing that it could be of: an average of no orders is none. */
  readonly of: (sales: Sales) => number | null;
}

export const kinds: Readonly<Record<Measure, Kind>> = {
  amount: { unit: 'money', money: 'paid', better: 'more', of: ({ amount }) => amount },
  count: { unit: 'count', better: 'more', of: ({ count }) => count },
  ticket: { unit: 'money', better: 'more', of: (sales) => (sales.count === 0 ? null : ticketOf(sales)) },
  conversion: { unit: 'rate', better: 'more', of: (sales) => (sales.created === 0 ? null : conversionOf(sales)) },
  refunds: { unit: 'money', money: 'refunded', better: 'less', of: ({ refunded }) => refunded },
  fees: { unit: 'money', money: 'fee', of: ({ fee }) => fee },
};

/** The values of a series: null where a place has not begun, or has nothing to measure. */
export const valuesOf = (measure: Measure, series: readonly SalesPoint[], of: 'now' | 'before'): (number | null)[] =>
  series.map((point) => (point[of] === null ? null : kinds[measure].of(point[of])));

/** Where a figure came from: what there is of the series, oldest first. */
export const trailOf = (measure: Measure, series: readonly SalesPoint[]): number[] =>
  valuesOf(measure, series, 'now').filter((value) => value !== null);

/** Over how many days a series goes, whether its places are days or their hours. */
export const daysIn = (series: readonly SalesPoint[]): number => new Set(series.map(({ day }) => day)).size;

/** Whether anything happened, in the period or in the one before. */
export const isEmpty = (...all: readonly Sales[]): boolean =>
  all.every(({ created, count, refunds }) => created + count + refunds === 0);
