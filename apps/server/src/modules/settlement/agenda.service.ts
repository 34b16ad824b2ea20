import { addDays, civilDayOf, DEFAULT_ZONE } from '@balcao/brazil/dates';
import type { AgendaDay, getSettlementAgenda, SettlementMove } from '@balcao/contract/settlement';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db.ts';
import type { Call } from '../../platform/implement.ts';
import { type BankCalendar, type CalendarDays, plannedDay, type Timetable } from '../calendar/calendar.service.ts';
import { type AgendaRow, readAgenda } from './agenda.repository.ts';

const dayOf = (at: Date): string => civilDayOf(at.toISOString(), DEFAULT_ZONE);
/** How far ahead closed days are told, so that a picture of the coming days can say why nothing comes. */
const closedDaysAhead = 21;

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly calendar: Pick<BankCalendar, 'timetable' | 'days'>;
}

/** Why it comes later than without bank holidays; undefined when it does not. */
const moveOf = (row: AgendaRow, timetable: Timetable, days: CalendarDays): SettlementMove | undefined => {
  const { method, at, paidAt } = row;
  const planned = row.planned ?? (paidAt ? plannedDay(timetable.cycleOf({ product: '*', method }), paidAt) : dayOf(at));
  if (planned >= dayOf(at)) return undefined;
  const closed = days.closed(planned, addDays(dayOf(at), -1));
  return closed.length > 0 ? { method, paidOn: paidAt ? dayOf(paidAt) : null, planned, closed } : undefined;
};

/** What comes when, and why then. */
export const createAgenda = ({ db, clock, calendar }: Needs) => ({
  agenda: async ({ actor }: Call<typeof getSettlementAgenda>) => {
    const [timetable, days] = await Promise.all([calendar.timetable(), calendar.days()]);
    const { hour } = timetable.cycleOf({ product: '*', method: '0302' });
    const rows = await readAgenda(db, actor.merchantId, hour);
    const sumOf = (some: readonly AgendaRow[]) => ({
      amount: some.reduce((sum, { amount }) => sum + amount, 0),
      count: some.reduce((sum, { count }) => sum + count, 0),
    });
    const agendaDay = (day: string, ofDay: readonly AgendaRow[]): AgendaDay => ({
      day,
      ...sumOf(ofDay),
      methods: [...Map.groupBy(ofDay, ({ method, at }) => `${method}:${at.getTime()}`).values()].flatMap((some) =>
        some[0] ? [{ method: some[0].method, at: some[0].at.toISOString(), ...sumOf(some) }] : [],
      ),
      moved: ofDay.flatMap((row) => moveOf(row, timetable, days) ?? []),
    });
    const today = dayOf(clock.now());
    return {
      ...sumOf(rows),
      days: [...Map.groupBy(rows, ({ at }) => dayOf(at))].map(([day, ofDay]) => agendaDay(day, ofDay)),
      closed: days.closed(today, addDays(today, closedDaysAhead)),
    };
  },
});
export type Agenda = ReturnType<typeof createAgenda>;
