import { downloadExport, type ExportSubject, listExports, requestExport } from '@balcao/contract/export';
import { requestOf } from '@balcao/sdk/client';
import type { Team } from './people.ts';
import type { TestApp } from './test-app.ts';
import { until } from './until.ts';

/** The lines of a CSV file that a team asks for, in Portuguese: the titles first. */
export const exportedRows = async (
  testApp: TestApp,
  by: Team,
  subject: ExportSubject,
  filter: Readonly<Record<string, unknown>>,
): Promise<string[]> => {
  const { id } = await by.call(requestExport, { body: { subject, format: 'csv', filter } });
  const mine = async () => (await by.call(listExports, {})).list.find((one) => one.id === id);
  await until(mine, (one) => one?.state === 'done');
  const headers = () => ({ authorization: `Bearer ${by.token}`, 'accept-language': 'pt' });
  const from = { baseUrl: 'http://balcao.test', send: testApp.send, headers };
  const answer = await testApp.send(requestOf(from, downloadExport, { params: { id } }));
  return (await answer.text()).trim().split('\r\n');
};
