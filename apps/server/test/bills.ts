import { gunzipSync } from 'node:zlib';
import { downloadBill, exportBillSheet, getBill } from '@balcao/contract/bill';
import { pathOf } from '@balcao/contract/endpoint';
import { requestOf } from '@balcao/sdk/client';
import { signedHeaders } from '@balcao/sdk/open-signing';
import type { MerchantServer } from './merchants.ts';
import type { Person } from './people.ts';
import type { TestApp } from './test-app.ts';

/** What a merchant's server gets when it asks for the file of a day. */
export const billFile = async (testApp: TestApp, { options }: MerchantServer, day: string) => {
  const target = pathOf(downloadBill, { day });
  const { authorization = '' } = signedHeaders({ ...options, now: testApp.platform.clock.now })({
    method: 'GET',
    target,
    body: '',
  });
  const { statusCode, headers, rawPayload } = await testApp.app.inject({ url: target, headers: { authorization } });
  return { statusCode, headers, bytes: rawPayload };
};
/** Its cells, line by line. */
export const billCells = (bytes: Buffer): string[][] =>
  gunzipSync(bytes)
    .toString()
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','));

/** Its lines by their titles. */
export const billRecords = (bytes: Buffer): Record<string, string>[] => {
  const [titles = [], ...lines] = billCells(bytes);
  return lines.map((cells) => Object.fromEntries(titles.map((title, index) => [title, cells[index] ?? ''])));
};

export const billOf = (server: MerchantServer, day: string) => server.call(getBill, { params: { day } });

/** The same day as a member has it in a spreadsheet. */
export const billSheetOf = async (
  testApp: TestApp,
  person: Pick<Person, 'token'>,
  day: string,
  format: 'csv' | 'xlsx',
  language = 'pt',
): Promise<Buffer> => {
  const headers = () => ({ authorization: `Bearer ${person.token}`, 'accept-language': language });
  const from = { baseUrl: 'http://balcao.test', send: testApp.send, headers };
  const answer = await testApp.send(requestOf(from, exportBillSheet, { params: { day }, query: { format } }));
  return Buffer.from(await answer.arrayBuffer());
};
