import { addDays, civilDayOf, DEFAULT_ZONE, dayStart } from '@balcao/brazil/dates';
import {
  type FileLineKind,
  type FileRail,
  listReconciliationFindings,
  listReconciliations,
  uploadRailFile,
} from '@balcao/contract/ledger-reconciliation';
import type { staffMember } from './people.ts';
import type { TestApp } from './test-app.ts';

type Staff = Pick<Awaited<ReturnType<typeof staffMember>>, 'call'>;

/** A line as a rail writes it; the amount in centavos. */
export interface Told {
  readonly kind: FileLineKind;
  readonly id: string;
  readonly reference: string;
  readonly amount: number;
}

/** A civil day so many days from today, by the product's clock. */
export const dayFromNow = (testApp: TestApp, days: number): string =>
  addDays(civilDayOf(testApp.platform.clock.now().toISOString(), DEFAULT_ZONE), days);

/** A file of a day: everything at noon. */
export const fileOf = (day: string, lines: readonly Told[]): string => {
  const at = new Date(Date.parse(dayStart(day, DEFAULT_ZONE)) + 12 * 3_600_000).toISOString();
  return [
    'kind,id,reference,amount,at',
    ...lines.map(({ kind, id, reference, amount }) => [kind, id, reference, amount, at].join(',')),
    '',
  ].join('\n');
};

/** Sends a file as staff do. */
export const sendFile = (staff: Staff, rail: FileRail, day: string, text: string) =>
  staff.call(uploadRailFile, { body: { rail, day, name: 'banco.csv', text } });

/** What of a file does not agree, by what the rail knows it by. */
export const findingsOf = async (staff: Staff, id: string | undefined) => {
  const query = { pageSize: 100 };
  const { list } = await staff.call(listReconciliationFindings, { params: { id: id ?? '' }, query });
  return new Map(list.map((one) => [one.railId, one]));
};

/** The file that a rail itself gave of a day. */
export const ownFileOf = async (staff: Staff, rail: FileRail, day: string) => {
  const { list } = await staff.call(listReconciliations, { query: { rail, pageSize: 100 } });
  return list.find((one) => one.day === day && one.source === 'rail');
};
