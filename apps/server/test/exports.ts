import { downloadExport, type ExportSubject, listExports, requestExport } from '@balcao/contract/export';
import { requestOf } from '@balcao/sdk/client';
import { expect } from 'vitest';
import type { House } from './house.ts';
import type { Person } from './people.ts';
import { until } from './until.ts';

/** Asks for a CSV file of a list, waits until it is made, and answers with its text. */
export const exported = async (
  house: House,
  person: Person,
  subject: ExportSubject,
  filter: Record<string, unknown> = {},
): Promise<string> => {
  const { id } = await person.call(requestExport, { body: { subject, format: 'csv', filter } });
  const made = await until(
    async () => (await person.call(listExports, {})).list.find((one) => one.id === id),
    (one) => one?.state === 'done' || one?.state === 'failed',
  );
  expect(made).toMatchObject({ state: 'done' });
  const headers = () => ({ authorization: `Bearer ${person.token}` });
  const from = { baseUrl: 'http://balcao.test', send: house.send, headers };
  return (await house.send(requestOf(from, downloadExport, { params: { id } }))).text();
};
