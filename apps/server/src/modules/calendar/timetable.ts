import { addDays, civilDayOf, DEFAULT_ZONE, dayStart } from '@balcao/brazil/dates';
import type { SettlementCycle } from './calendar.tables.ts';
import type { CalendarDays } from './calendar-days.ts';

const hourMs = 3_600_000;
const hoursKept = 2_000;

/** The hour that the clock in São Paulo shows. */
const hourOf = (at: Date): number =>
  Math.floor((at.getTime() - Date.parse(dayStart(civilDayOf(at.toISOString(), DEFAULT_ZONE), DEFAULT_ZONE))) / hourMs);
/** The instant at which it is that hour of a civil day in São Paulo, whose clocks no longer change. */
export const instantAt = (day: string, hour: number): Date =>
  new Date(Date.parse(dayStart(day, DEFAULT_ZONE)) + hour * hourMs);

/**
 * The day on which money would be settled if banks never closed. What is settled on the day itself and is paid at the hour of its
 * run or later belongs to the next day.
 */
export const plannedDay = ({ days, hour }: Pick<SettlementCycle, 'days' | 'hour'>, paidAt: Date): string => {
  const paidOn = civilDayOf(paidAt.toISOString(), DEFAULT_ZONE);
  return addDays(paidOn, days === 0 && hourOf(paidAt) >= hour ? 1 : days);
};

/** When what was paid at an instant is settled (brazil.md 6): what falls on a day on which banks are closed comes on the next bank day. */
export const settlesAt = (
  cycle: Omit<SettlementCycle, 'product' | 'method'>,
  days: CalendarDays,
  paidAt: Date,
): Date => {
  const paidOn = civilDayOf(paidAt.toISOString(), DEFAULT_ZONE);
  const isByBankDays = cycle.basis === 'bank' && cycle.days > 0;
  const day = isByBankDays ? days.addBankDays(paidOn, cycle.days) : days.addBankDays(plannedDay(cycle, paidAt), 0);
  return instantAt(day, cycle.hour);
};

/** What is paid, as far as its settlement is concerned. */
interface Way {
  readonly product: string;
  readonly method: string;
}

/** When money is settled, by the cycles and the calendar as they stand. */
export const timetableOf = (cycles: readonly SettlementCycle[], days: CalendarDays) => {
  const byWay = new Map(cycles.map((cycle) => [`${cycle.product}:${cycle.method}`, cycle]));
  const cycleOf = ({ product, method }: Way): SettlementCycle => {
    const cycle = byWay.get(`${product}:${method}`) ?? byWay.get(`*:${method}`);
    if (!cycle) throw new Error(`nothing says when ${method} is settled`);
    return cycle;
  };
  // Every cycle turns at a whole hour, so what is paid within the same hour is settled at the same instants.
  const byHour = new Map<number, Readonly<Record<string, string>>>();
  return {
    cycles,
    cycleOf,
    /** When an order that is paid at this instant is settled. */
    settlesAt: (way: Way, paidAt: Date): Date => settlesAt(cycleOf(way), days, paidAt),
    /** The same for every way to pay, by `product:method`, as UTC ISO 8601. */
    all: (paidAt: Date): Readonly<Record<string, string>> => {
      const hour = Math.floor(paidAt.getTime() / hourMs);
      const known = byHour.get(hour);
      if (known) return known;
      if (byHour.size >= hoursKept) byHour.clear();
      const at = new Date(hour * hourMs);
      const made = Object.fromEntries(
        [...byWay].map(([way, cycle]) => [way, settlesAt(cycle, days, at).toISOString()]),
      );
      byHour.set(hour, made);
      return made;
    },
    /** The first run after an instant: for what comes back to be settled once its own day is over. */
    nextRun: (way: Way, after: Date): Date => {
      const { hour } = cycleOf(way);
      const today = days.addBankDays(civilDayOf(after.toISOString(), DEFAULT_ZONE), 0);
      const run = instantAt(today, hour);
      return run > after ? run : instantAt(days.addBankDays(today, 1), hour);
    },
  };
};
export type Timetable = ReturnType<typeof timetableOf>;
