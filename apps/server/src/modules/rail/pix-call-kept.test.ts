import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPixProvider, type PixProvider } from '../../../test/pix-provider.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { until } from '../../../test/until.ts';

let provider: PixProvider;
let testApp: TestApp;
beforeAll(async () => {
  provider = await openPixProvider();
  testApp = await openTestApp({ pix: provider.config });
  await testApp.platform.jobs.sweep();
  await until(
    async () => provider.books.webhookUrl(),
    (url) => url !== '',
  );
});
afterAll(async () => {
  await testApp.close();
  await provider.close();
});

const call = (payload: string, path = new URL(provider.books.webhookUrl()).pathname) =>
  testApp.app.inject({
    method: 'POST',
    url: `${path}/pix`,
    payload,
    headers: { 'content-type': 'application/json' },
  });
const kept = async () => {
  const sql = `select body from rail_notification where rail = '02' and starts_with(event_id, 'call:') order by received_at`;
  return (await testApp.platform.db.$client.query<{ body: string }>(sql)).rows.map(({ body }) => body);
};

it('a call of the Pix provider is kept as it came, once, and nobody who reads the table learns who paid', async () => {
  const pagador = { cpf: '52998224725', nome: 'Bruna Carvalho' };
  const said = { pix: [{ endToEndId: `E99999010${'0'.repeat(23)}`, valor: '10.00', pagador }] };
  const body = JSON.stringify(said, null, 1);
  const answers = await Promise.all(Array.from({ length: 5 }, () => call(body)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
  const bodies = await kept();
  expect(bodies.map((sealed) => testApp.platform.secrets.open(sealed))).toEqual([body]);
  expect(bodies[0]).not.toContain(pagador.cpf);
});

it('one that nobody can read is kept too; what comes to another address is not', async () => {
  const before = (await kept()).length;
  const unread = '{"pix": [{"endToEndId": "x"}]}';
  expect((await call(unread)).statusCode).toBe(400);
  expect((await call(unread, '/rail/pix/outro')).statusCode).toBe(404);
  const bodies = await kept();
  expect(bodies.slice(before).map((sealed) => testApp.platform.secrets.open(sealed))).toEqual([unread]);
});
