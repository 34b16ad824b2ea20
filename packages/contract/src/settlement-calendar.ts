import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { nameLine } from './name-text.ts';
import { Centavos, CivilDay, Day, line, queryWhole } from './scalars.ts';
import { ClosedDay } from './settlement.ts';

/** What a change of the calendar does to what is waiting to be settled. */
export const CalendarEffect = z.object({
  /** Settlements of a merchant, a day and a payment method that come on another day. */
  settlements: z.int(),
  /** Orders and instalments in them. */
  count: z.int(),
  amount: Centavos,
  merchants: z.int(),
  /** Whether the banks work on the day as it is now. */
  isBankDay: z.boolean(),
  /** The bank day on which what was due on the day comes then. */
  comesOn: CivilDay,
});
export type CalendarEffect = z.infer<typeof CalendarEffect>;

const decide = { staff: 'finance.decide' } as const;
const day = z.object({ day: Day });
const reason = line(200, 3);

export const getBankCalendar = endpoint({
  id: 'settlement.calendar',
  face: 'console',
  method: 'GET',
  path: '/bank-calendar',
  summary: 'The days of a year on which banks are closed, besides Saturdays and Sundays',
  access: { staff: 'merchant.see' },
  rate: 'read',
  query: z.strictObject({ year: queryWhole(2000, 2099) }),
  reply: z.object({ year: z.int(), holidays: z.array(ClosedDay), bankDays: z.int() }),
  refusals: [],
});

export const previewBankHoliday = endpoint({
  id: 'settlement.previewHoliday',
  face: 'console',
  method: 'GET',
  path: '/bank-calendar/{day}/effect',
  summary: 'What would come on another day if banks closed on this day, or opened where they are closed',
  access: { staff: 'merchant.see' },
  rate: 'heavy',
  params: day,
  reply: CalendarEffect,
  refusals: [],
});

export const addBankHoliday = endpoint({
  id: 'settlement.addHoliday',
  face: 'console',
  method: 'POST',
  path: '/bank-calendar/{day}',
  summary: 'Banks are closed on a day from now on: what was to be settled on it comes on the next bank day',
  access: decide,
  rate: 'write',
  params: day,
  body: z.strictObject({ name: nameLine(60, 2), reason }),
  reply: ClosedDay,
  refusals: ['already_exists'],
});

export const removeBankHoliday = endpoint({
  id: 'settlement.removeHoliday',
  face: 'console',
  method: 'POST',
  path: '/bank-calendar/{day}/remove',
  summary: 'Banks work on a day that was a holiday: what was to come later comes on it',
  access: decide,
  rate: 'write',
  params: day,
  body: z.strictObject({ reason }),
  reply: z.object({ day: CivilDay }),
  refusals: ['not_found', 'state_forbids'],
});
