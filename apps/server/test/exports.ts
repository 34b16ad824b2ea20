import {
  downloadExport,
  type ExportFormat,
  type ExportSubject,
  listExports,
  requestExport,
} from '@balcao/contract/export';
import { requestOf } from '@balcao/sdk/client';
import { expect } from 'vitest';
import type { ExportSource } from '../src/modules/export/export.service.ts';
import type { Person } from './people.ts';
import type { TestApp } from './test-app.ts';
import { until } from './until.ts';

/** Waits until a file is made, or cannot be. */
export const endOfExport = (person: Person, id: string) =>
  until(
    async () => (await person.call(listExports, {})).list.find((one) => one.id === id),
    (one) => one?.state === 'done' || one?.state === 'failed',
  );

/** What a server answers to the download of a file, in Portuguese. */
export const fetchExport = (testApp: TestApp, person: Person, id: string): Promise<Response> => {
  const headers = () => ({ authorization: `Bearer ${person.token}`, 'accept-language': 'pt' });
  const from = { baseUrl: 'http://balcao.test', send: testApp.send, headers };
  return testApp.send(requestOf(from, downloadExport, { params: { id } }));
};

/** Has a server export a list of one column, whose rows come as the test says, as `settlementItem`. */
export const registerTestList = ({ services }: TestApp, batches: ExportSource['batches']): void =>
  services.exports.register('settlementItem', {
    menu: 'payment.financial',
    name: () => 'x',
    filterOf: () => ({}),
    count: async () => 1,
    batches,
    columns: () => [{ title: 'x', kind: 'text' }],
  });
/** Asks for the file of that list. */
export const askForTestList = (person: Person) =>
  person.call(requestExport, { body: { subject: 'settlementItem', format: 'csv', filter: {} } });

interface ExportAsk {
  readonly subject: ExportSubject;
  readonly filter: Record<string, unknown>;
  readonly format: ExportFormat;
  readonly language?: string;
}
/** Asks for a file of a list in a format, waits until it is made, and answers with its bytes. */
export const exportedAs = async (
  testApp: TestApp,
  person: Person,
  { format, language = 'pt', ...ask }: ExportAsk,
): Promise<Buffer> => {
  const { id } = await testApp.caller(person.token, language)(requestExport, { body: { ...ask, format } });
  expect(await endOfExport(person, id)).toMatchObject({ state: 'done' });
  return Buffer.from(await (await fetchExport(testApp, person, id)).arrayBuffer());
};
/** The same as CSV, its text. */
export const exported = async (
  testApp: TestApp,
  person: Person,
  subject: ExportSubject,
  filter: Record<string, unknown> = {},
): Promise<string> => new TextDecoder().decode(await exportedAs(testApp, person, { subject, filter, format: 'csv' }));
