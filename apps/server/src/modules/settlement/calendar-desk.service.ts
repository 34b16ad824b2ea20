import { addDays, civilDayOf, DEFAULT_ZONE, dayStart, formatDate } from '@balcao/brazil/dates';
import type {
  addBankHoliday,
  getBankCalendar,
  previewBankHoliday,
  removeBankHoliday,
} from '@balcao/contract/settlement-calendar';
import type { Clock } from '../../platform/clock.ts';
import { type Db, type Tx, transaction } from '../../platform/db.ts';
import type { Events } from '../../platform/events.ts';
import { idempotently } from '../../platform/idempotency.ts';
import { newId } from '../../platform/ids.ts';
import type { Call } from '../../platform/implement.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { refuse, refuseField } from '../../platform/refusal.ts';
import { calendarOf, type Holidays } from '../calendar/calendar.service.ts';
import type { AuditEvents } from '../staff/audit-event.service.ts';
import { countMisplaced, type Placed, placeOrders, placeParts, putOff } from './realign.repository.ts';
import { planAround } from './realign.ts';

/** What another process read before it knew of the change is put right as well, once no statement of before can still run. */
const afterwardsSeconds = 15;
const atOnce = 10_000;

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly events: Pick<Events, 'announceCalendar' | 'publish'>;
  readonly jobs: Pick<Jobs, 'send' | 'handle'>;
  readonly auditEvents: Pick<AuditEvents, 'record'>;
  readonly holidays: Holidays;
}

/** The calendar of the banks as staff keep it; what waits to be settled follows it. */
export const createCalendarDesk = ({ db, clock, events, jobs, auditEvents, holidays: known }: Needs) => {
  // What has been settled stays settled.
  const isToCome = (day: string): boolean => day > civilDayOf(clock.now().toISOString(), DEFAULT_ZONE);

  jobs.handle('settlement.realign', async ({ day }) => {
    const { holidays, cycles } = await known.read();
    const days = calendarOf(holidays);
    const plan = planAround(day, cycles, days, clock.now());
    const all = async (work: (tx: Tx) => Promise<Placed>): Promise<void> => {
      const some = async (tx: Tx): Promise<number> => {
        const { count, merchantIds } = await work(tx);
        for (const merchantId of merchantIds) events.publish(tx, merchantId, { topic: 'settlement', key: day });
        return count;
      };
      while ((await transaction(db, some)) === atOnce);
    };
    await all((tx) => placeOrders(tx, plan, atOnce));
    await all((tx) => placeParts(tx, plan, atOnce));
    if (days.isBankDay(day)) return;
    const later = Math.round(
      (Date.parse(dayStart(days.addBankDays(day, 0), DEFAULT_ZONE)) - plan.from.getTime()) / 86_400_000,
    );
    const end = new Date(dayStart(addDays(day, 1), DEFAULT_ZONE));
    await all((tx) => putOff(tx, plan.from, end, later, atOnce));
  });

  const changed = async (tx: Tx, day: string): Promise<void> => {
    events.announceCalendar(tx);
    await jobs.send(tx, 'settlement.realign', { day });
    await jobs.send(tx, 'settlement.realign', { day }, { startAfterSeconds: afterwardsSeconds });
  };
  const auditEventOf = (kind: 'holidayAdded' | 'holidayRemoved', day: string, name: string, reason: string) => ({
    kind,
    merchantId: null,
    subjectId: newId(clock.now()),
    subjectName: formatDate(day),
    changes: [
      ...(kind === 'holidayAdded' ? [{ field: 'name' as const, before: '', after: name }] : []),
      { field: 'reason' as const, before: '', after: reason },
    ],
  });

  return {
    calendar: async ({ query }: Call<typeof getBankCalendar>) => {
      const { year } = query;
      const [first, last] = [`${year}0101`, `${year}1231`];
      const holidays = await known.between(first, last);
      const { isBankDay } = calendarOf(new Map(holidays.map(({ day, name }) => [day, name])));
      let bankDays = 0;
      for (let day = first; day <= last; day = addDays(day, 1)) if (isBankDay(day)) bankDays += 1;
      return { year, holidays, bankDays };
    },

    preview: async ({ params }: Call<typeof previewBankHoliday>) => {
      const { day } = params;
      const { holidays, cycles } = await known.read();
      const isBankDay = calendarOf(holidays).isBankDay(day);
      const changedHolidays = new Map(holidays);
      if (!changedHolidays.delete(day)) changedHolidays.set(day, '-');
      const days = calendarOf(changedHolidays);
      const effect = await countMisplaced(db, planAround(day, cycles, days, clock.now()));
      return { ...effect, isBankDay, comesOn: days.addBankDays(day, 0) };
    },

    add: (call: Call<typeof addBankHoliday>) =>
      idempotently(db, call, async (tx) => {
        const { day } = call.params;
        if (!isToCome(day)) refuseField('day', 'dayToCome');
        const { name, reason } = call.body;
        if (!(await known.add(tx, { day, name }))) refuse('already_exists');
        await auditEvents.record(tx, call, auditEventOf('holidayAdded', day, name, reason));
        await changed(tx, day);
        return { day, name };
      }),

    remove: (call: Call<typeof removeBankHoliday>) =>
      idempotently(db, call, async (tx) => {
        const { day } = call.params;
        if (!isToCome(day)) refuse('state_forbids');
        const name = (await known.remove(tx, day)) ?? refuse('not_found');
        await auditEvents.record(tx, call, auditEventOf('holidayRemoved', day, name, call.body.reason));
        await changed(tx, day);
        return { day };
      }),
  };
};
export type CalendarDesk = ReturnType<typeof createCalendarDesk>;
