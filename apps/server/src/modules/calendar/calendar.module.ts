import type { Module } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import { createBankCalendar, createHolidays } from './calendar.service.ts';

interface Needs {
  readonly platform: Pick<Platform, 'db' | 'events'>;
}

/** The days on which banks work, and when what is paid is settled. */
export const calendarModule = ({ platform: { db, events } }: Needs) =>
  ({ services: { calendar: createBankCalendar({ db, events }), holidays: createHolidays({ db }) } }) satisfies Module;
