import fs from 'node:fs';
import path from 'node:path';
import { civilDayOf, DEFAULT_ZONE } from '@balcao/brazil/dates';
import { exportsAtOnce, listExports, requestExport } from '@balcao/contract/export';
import { listOrders } from '@balcao/contract/order';
import { advanceClock } from '@balcao/contract/sandbox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openOwner } from '../../../test/damage.ts';
import { askForTestList, endOfExport, exportedAs, fetchExport, registerTestList } from '../../../test/exports.ts';
import { type MerchantServer, merchantServer } from '../../../test/merchants.ts';
import { member, openTeam, type Person, register, type Team, workIn } from '../../../test/people.ts';
import { railPays } from '../../../test/rails.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { until } from '../../../test/until.ts';
import { unzipped } from '../../../test/zips.ts';
import type { ExportSource } from './export.service.ts';

let testApp: TestApp;
let ana: Team;
let dora: Team;
let shop: MerchantServer;
let orders = 0;
const evil = '=HYPERLINK("http://x";"<b>&")';

const create = async (goodsName: string, amount: number, merchantOrderNumber = `X-${orders}`) => {
  orders += 1;
  const ask = { merchantOrderNumber, method: '02', amount, goodsName } as const;
  return shop.client.createOrder(ask);
};
const fetched = (person: Person, id: string): Promise<Response> => fetchExport(testApp, person, id);
const exported = (format: 'csv' | 'xlsx', filter: Record<string, unknown>): Promise<Buffer> =>
  exportedAs(testApp, ana, { subject: 'order', format, filter });
const cellsOf = (line: string): string[] =>
  [...line.matchAll(/("(?:[^"]|"")*"|[^;]*)(?:;|$)/g)].map(([, cell = '']) =>
    cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell,
  );

beforeAll(async () => {
  testApp = await openTestApp();
  ana = await openTeam(testApp, await register(testApp), { certified: true });
  dora = await openTeam(testApp, await register(testApp), { certified: true });
  shop = await merchantServer(testApp, ana);
  for (let count = 0; count < 6; count += 1) await create('Café coado', 1_000 + count);
  const paid = await create(evil, 4_321);
  await railPays(testApp, { txid: paid.pix?.txid ?? '', amount: 4_321 });
});
afterAll(() => testApp.close());

describe('POST /admin/v3.0/export', () => {
  it('makes CSV of just what the list shows, and no cell that a spreadsheet would run', async () => {
    const text = (await exported('csv', { amountFrom: 1_002, amountTo: 4_321 })).toString('utf8');
    const lines = text.slice(0, -2).split('\r\n').map(cellsOf);
    const { list } = await ana.call(listOrders, { query: { amountFrom: 1_002, amountTo: 4_321 } });
    expect(text.startsWith('\ufeffPedido;')).toBe(true);
    expect(lines.slice(1).map(([number]) => number)).toEqual(list.map(({ number }) => `\t${number}`));
    const [, first = []] = lines;
    expect(first).toEqual(expect.arrayContaining([`'${evil}`, '43,21', '0,43', '42,78', 'Pago', 'Bruna ***']));
    expect(text).not.toContain('Carvalho');
  });

  it('says the days that it is of, where it is of some', async () => {
    const to = testApp.platform.clock.now();
    const from = new Date(to.getTime() - 3 * 86_400_000);
    const day = (at: Date) => civilDayOf(at.toISOString(), DEFAULT_ZONE);
    const ask = (subject: 'order' | 'channel', filter: object) =>
      ana.call(requestExport, { body: { subject, format: 'csv', filter: { ...filter } } });
    const made = await ask('order', { from: from.toISOString() });
    expect(made.period).toEqual({ from: day(from), to: day(to) });
    expect((await ask('channel', {})).period).toBeNull();
    await endOfExport(ana, made.id);
  });

  it('keeps the merchant’s own numbers whole in a spreadsheet', async () => {
    const own = ['98765432109876543210', '0042', '12E34', '1-2', '3_4', '4711', 'PED-98765432109876'];
    for (const number of own) await create('Pão na chapa', 555, number);
    const text = (await exported('csv', { amountFrom: 555, amountTo: 555 })).toString('utf8');
    const [titles = [], ...lines] = text.slice(0, -2).split('\r\n').map(cellsOf);
    const at = titles.indexOf('Número no seu sistema');
    const kept = own.map((number, index) => (index < 4 ? `\t${number}` : number));
    expect(lines.map((line) => line[at]).toReversed()).toEqual(kept);
  });

  it('says what the platform keeps and the merchant has, as the list does: nothing of what nobody paid', async () => {
    const { merchantOrderNumber } = await create('Bolo de rolo', 999);
    await shop.client.closeOrder(merchantOrderNumber);
    const text = (await exported('csv', { number: merchantOrderNumber })).toString('utf8');
    const [titles = [], closed = []] = text.slice(0, -2).split('\r\n').map(cellsOf);
    const of = (title: string) => closed[titles.indexOf(title)];
    expect([of('Valor'), of('Tarifa'), of('Valor líquido')]).toEqual(['9,99', '0,00', '0,00']);
  });

  it('says when a Pix with a due date is due, and who owes it as far as anybody may read it', async () => {
    const date = civilDayOf(testApp.platform.clock.now().toISOString(), DEFAULT_ZONE);
    const due = { date, debtor: { name: 'Bruna Carvalho', taxId: '529.982.247-25' } };
    const ask = { merchantOrderNumber: 'X-vence', method: '02', amount: 700, goodsName: 'Aula', due } as const;
    await shop.client.createOrder(ask);
    const text = (await exported('csv', { number: 'X-vence' })).toString('utf8');
    const [titles = [], row = []] = text.slice(0, -2).split('\r\n').map(cellsOf);
    const of = (title: string) => row[titles.indexOf(title)];
    expect([of('Vence em'), of('Cobrança para')]).toEqual([
      date.replace(/(....)(..)(..)/, '$3/$2/$1'),
      'Bruna ***, 52*******25',
    ]);
  });

  it('makes XLSX with numbers, days and texts as what they are, and nothing that is a formula', async () => {
    const files = unzipped(await exported('xlsx', { amountFrom: 4_321 }));
    expect([...files.keys()]).toEqual(
      expect.arrayContaining(['[Content_Types].xml', '_rels/.rels', 'xl/workbook.xml', 'xl/styles.xml']),
    );
    const sheet = files.get('xl/worksheets/sheet1.xml') ?? '';
    expect(sheet).toContain('=HYPERLINK("http://x";"&lt;b&gt;&amp;")</t>');
    expect(sheet).not.toContain('<f>');
    expect(sheet).toContain('<v>43.21</v>');
    expect(sheet).toMatch(/t="inlineStr" s="2"><is><t xml:space="preserve">\d{20}</);
    expect(sheet).toMatch(/s="4"><v>4\d{4}\.\d+</);
    expect(sheet.match(/<row>/g)).toHaveLength(2);
  });

  it('answers the same for the same key, and refuses one more than a few at once', async () => {
    const body = { subject: 'order', format: 'csv', filter: {} } as const;
    const twice = await Promise.all(
      [1, 2].map(() => ana.call(requestExport, { body }, { idempotencyKey: 'um-export' })),
    );
    expect(twice[0]?.id).toBe(twice[1]?.id);
    await endOfExport(ana, twice[0]?.id ?? '');
    const asked = await Promise.allSettled(Array.from({ length: 12 }, () => dora.call(requestExport, { body })));
    const taken = asked.filter(({ status }) => status === 'fulfilled').length;
    expect(taken).toBeGreaterThanOrEqual(exportsAtOnce);
    const refused = asked.filter(({ status }) => status === 'rejected');
    for (const one of refused) expect(one).toMatchObject({ reason: { name: 'exports_full', code: 13_016 } });
  });

  it('refuses a filter that the list would refuse, and a list that there is not', async () => {
    const ask = (filter: Record<string, unknown>) =>
      ana.call(requestExport, { body: { subject: 'order', format: 'csv', filter } });
    await expect(ask({ from: '2020-01-01T00:00:00.000Z' })).rejects.toMatchObject({ name: 'form_invalid' });
    await expect(ask({ colour: 'red' })).rejects.toMatchObject({ name: 'form_invalid' });
  });

  it('is for whose role opens the list', async () => {
    const other = await member(testApp, ana, {
      permissions: [{ menuId: 'setting.payment', permissionLevel: 'write' }],
    });
    const body = { subject: 'order', format: 'csv', filter: {} } as const;
    await expect(other.call(requestExport, { body })).rejects.toMatchObject({ name: 'permission_missing' });
  });
});

describe('the file of an export', () => {
  it('is for the person who asked for it alone, and gone after a day', async () => {
    const { id } = await ana.call(requestExport, { body: { subject: 'order', format: 'csv', filter: {} } });
    await endOfExport(ana, id);
    const colleague = await member(testApp, ana, { isAdmin: true });
    for (const stranger of [colleague, dora]) {
      expect((await stranger.call(listExports, {})).list.map((one) => one.id)).not.toContain(id);
      expect(await (await fetched(stranger, id)).json()).toMatchObject({ code: 13_018 });
    }
    await testApp.caller()(advanceClock, { body: { advanceSeconds: 25 * 3_600 } });
    ana = { ...ana, ...(await workIn(testApp, ana, ana.merchantId)) };
    expect(await ana.call(listExports, {})).toEqual({ list: [] });
    expect(await (await fetched(ana, id)).json()).toMatchObject({ code: 13_018 });
  });
});

describe('the file of an export that an earlier version made', () => {
  it('is given out until it expires', async () => {
    const { id } = await ana.call(requestExport, { body: { subject: 'order', format: 'csv', filter: {} } });
    await endOfExport(ana, id);
    const folder = path.join(testApp.platform.config.dataDir, 'exports');
    fs.mkdirSync(folder, { recursive: true });
    fs.writeFileSync(path.join(folder, `${id}.1`), 'Pedido;Valor');
    await testApp.platform.db.$client.query('update export set sealed_key = null where id = $1', [id]);
    expect(await (await fetched(ana, id)).text()).toBe('Pedido;Valor');
    fs.utimesSync(path.join(folder, `${id}.1`), new Date(0), new Date(0));
    await until(
      async () => {
        await testApp.platform.jobs.sweep();
        return fs.existsSync(path.join(folder, `${id}.1`));
      },
      (isThere) => !isThere,
    );
  });
});

describe('an export that meets an error', () => {
  const exporter = async (batches: ExportSource['batches']) => {
    const person = await openTeam(testApp, await register(testApp), { certified: true });
    registerTestList(testApp, batches);
    const { id } = await askForTestList(person);
    return { person, id };
  };

  it('of the database while it says how far it is goes on, and says so at the next beat', async () => {
    const owner = await openOwner(testApp);
    const accept = await owner.refuse('update', 'export', `new.state = 'running' and old.total is not null`);
    const isRead = Promise.withResolvers<void>();
    const { person, id } = await exporter(async function* () {
      yield [['1']];
      await isRead.promise;
    });
    const silence = `select 1 from export where id = $1 and state = 'running' and beat_at < now() - interval '2500 ms'`;
    await until(
      () => owner.query(silence, id),
      ({ rowCount }) => rowCount === 1,
    );
    await accept();
    await until(
      async () => (await person.call(listExports, {})).list.find((one) => one.id === id),
      (one) => one?.rows === 1,
    );
    isRead.resolve();
    expect(await endOfExport(person, id)).toMatchObject({ state: 'done', rows: 1 });
    await owner.close();
  });

  it('is begun again, and given up after three times', async () => {
    let begun = 0;
    const { person, id } = await exporter(async function* () {
      begun += 1;
      yield [['1']];
      if (begun !== 2) throw new Error('The database went away.');
    });
    const again = async () => {
      await testApp.platform.jobs.sweep();
      return (await person.call(listExports, {})).list.find((one) => one.id === id);
    };
    expect(await until(again, (one) => one?.state === 'done')).toMatchObject({ rows: 1 });
    begun = 2;
    const { id: other } = await askForTestList(person);
    const failing = async () => {
      await testApp.platform.jobs.sweep();
      return (await person.call(listExports, {})).list.find((one) => one.id === other);
    };
    expect(await until(failing, (one) => one?.state === 'failed')).toMatchObject({ failure: 'broken' });
    expect(begun).toBe(5);
  });
});

describe('an export whose maker has died', () => {
  it('is taken over by another one, and given up when it has ended three of them', async () => {
    const person = await openTeam(testApp, await register(testApp), { certified: true });
    const { db } = testApp.platform;
    const { id } = await person.call(requestExport, { body: { subject: 'order', format: 'csv', filter: {} } });
    await endOfExport(person, id);
    const die = (attempts: number) =>
      db.$client.query(
        `update export set state = 'running', file = null, attempts = $2, beat_at = now() - interval '1 minute' where id = $1`,
        [id, attempts],
      );
    await die(1);
    await testApp.platform.jobs.sweep();
    expect(await endOfExport(person, id)).toMatchObject({ state: 'done' });
    await die(3);
    await testApp.platform.jobs.sweep();
    expect(await endOfExport(person, id)).toMatchObject({ state: 'failed', failure: 'broken' });
  });
});
