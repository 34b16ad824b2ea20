import {
  downloadExport,
  type ExportFormat,
  type ExportSubject,
  listExports,
  requestExport,
} from '@balcao/contract/export';
import { requestOf } from '@balcao/sdk/client';
import { expect } from 'vitest';
import type { Person } from './people.ts';
import type { TestApp } from './test-app.ts';
import { until } from './until.ts';

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
  const made = await until(
    async () => (await person.call(listExports, {})).list.find((one) => one.id === id),
    (one) => one?.state === 'done' || one?.state === 'failed',
  );
  expect(made).toMatchObject({ state: 'done' });
  const headers = () => ({ authorization: `Bearer ${person.token}` });
  const from = { baseUrl: 'http://balcao.test', send: testApp.send, headers };
  return Buffer.from(await (await testApp.send(requestOf(from, downloadExport, { params: { id } }))).arrayBuffer());
};
/** The same as CSV, its text. */
export const exported = async (
  testApp: TestApp,
  person: Person,
  subject: ExportSubject,
  filter: Record<string, unknown> = {},
): Promise<string> => new TextDecoder().decode(await exportedAs(testApp, person, { subject, filter, format: 'csv' }));
