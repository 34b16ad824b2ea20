import { openApplet, openingHours } from '@balcao/contract/opening';
import { readUsage, reportUsage, type UsageReport } from '@balcao/contract/usage';
import { listUsageFaults, type UsageFaultReport, usageFaultsAtMost } from '@balcao/contract/usage-fault';
import type { UsageSpan } from '@balcao/contract/usage-span';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { customer, type TestCustomer } from '../../../test/customers.ts';
import { openTeam, register, type Team } from '../../../test/people.ts';
import { type Published, publishedApplet, putVersion } from '../../../test/published-applets.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';

let testApp: TestApp;
let team: Team;
let bruna: TestCustomer;
beforeAll(async () => {
  testApp = await openTestApp();
  team = await openTeam(testApp, await register(testApp), { certified: true });
  bruna = await customer(testApp);
});
afterAll(() => testApp.close());

const script = ['const cart = [];', 'const pay = () => cart.total.value;', 'pay();'].join('\n');
const files = { 'index.html': '<!doctype html><title>Café</title>', 'app.js': script };
const place = (ask: Parameters<typeof publishedApplet>[2] = {}) => publishedApplet(testApp, team, { files, ...ask });
const sql = (text: string) => testApp.platform.db.$client.query(text);
const passSeconds = (seconds: number) => {
  const { clock } = testApp.platform;
  clock.setAhead(clock.aheadSeconds() + seconds);
};

/** Opens a mini program as a phone does, and reports of it what is said. */
const openBy = async (by: TestCustomer, { appId }: Published, isTrial = false) => {
  const { opening } = await by.call(openApplet, { params: { appId }, body: { isTrial } });
  const params = { id: opening?.id ?? '' };
  const report = (said: Partial<UsageReport> = {}) =>
    by.call(reportUsage, { params, body: { seconds: 0, pages: [], faults: [], ...said } });
  return { params, report };
};
const fault = (said: Partial<UsageFaultReport> = {}): UsageFaultReport => ({
  ...{ kind: 'error', message: 'TypeError: cart.total is undefined', page: 'index.html' },
  ...{ file: 'app.js', line: 2, column: 24 },
  ...said,
});
const usageOf = ({ appletId }: Published, span?: UsageSpan) =>
  team.call(readUsage, { params: { id: appletId }, query: span ? { span } : {} });
const faultsOf = async ({ appletId }: Published) =>
  (await team.call(listUsageFaults, { params: { id: appletId }, query: { pageSize: 100 } })).list;
const todayOf = async (applet: Published) => (await usageOf(applet)).days.at(-1);

describe('the usage of a mini program', () => {
  it('has every day of the span, also where nothing was opened', async () => {
    const applet = await place();
    for (const [span, days] of [
      ['days7', 7],
      ['days30', 30],
      ['days90', 90],
    ] as const) {
      const usage = await usageOf(applet, span);
      expect(usage.days).toHaveLength(days);
      expect(usage.days.every(({ opens, people }) => opens + people === 0)).toBe(true);
      expect([usage.pages, usage.versions]).toEqual([[], []]);
    }
  });

  it('counts each opening once, and each person once a day', async () => {
    const [applet, caio] = [await place(), await customer(testApp)];
    const first = await openBy(bruna, applet);
    await first.report();
    await first.report();
    await (await openBy(bruna, applet)).report();
    await (await openBy(caio, applet)).report();
    expect(await todayOf(applet)).toMatchObject({ opens: 3, people: 2, seconds: 0, faulty: 0 });
  });

  it('counts time and pages once, however often a report comes and in whatever order', async () => {
    const applet = await place();
    const { report } = await openBy(bruna, applet);
    passSeconds(60);
    const [early, late] = [
      { seconds: 20, pages: [{ page: 'index.html', views: 1, seconds: 20 }] },
      { seconds: 50, pages: [{ page: 'index.html', views: 3, seconds: 45 }] },
    ];
    for (const one of [early, late, late, early]) await report(one);
    expect(await todayOf(applet)).toMatchObject({ opens: 1, seconds: 50 });
    expect((await usageOf(applet)).pages).toEqual([{ page: 'index.html', views: 3, seconds: 45 }]);
  });

  it('is not more than was open, and has no page that there is not', async () => {
    const applet = await place();
    const { report } = await openBy(bruna, applet);
    passSeconds(60);
    await report({
      seconds: openingHours * 3_600,
      pages: [
        { page: 'segredo.html', views: 5, seconds: 9 },
        { page: 'index.html', views: 500, seconds: 0 },
      ],
    });
    await report({ seconds: openingHours * 3_600, pages: [{ page: 'index.html', views: 500, seconds: 0 }] });
    const { seconds } = (await todayOf(applet)) ?? {};
    expect(seconds).toBeGreaterThanOrEqual(60);
    expect(seconds).toBeLessThan(90);
    expect((await usageOf(applet)).pages).toEqual([{ page: 'index.html', views: 500, seconds: 0 }]);
  });

  it('leaves out trial versions, and versions that are not published', async () => {
    const applet = await place();
    const versionId = await putVersion(testApp, applet, { number: '2.0.0', stage: 'develop', isTrial: true, files });
    const opened = await openBy(bruna, applet);
    await sql(`update applet_opening set is_trial = true where id = '${opened.params.id}'`);
    await opened.report({ faults: [fault()] });
    const other = await openBy(bruna, applet);
    await sql(`update applet_opening set version_id = '${versionId}' where id = '${other.params.id}'`);
    await other.report({ faults: [fault()] });
    expect(await todayOf(applet)).toMatchObject({ opens: 0, people: 0 });
    expect(await faultsOf(applet)).toEqual([]);
  });

  it('counts so many openings of one person on a day, and no more', async () => {
    const [applet, zealous] = [await place(), await customer(testApp)];
    for (let times = 0; times < 55; times += 1) await (await openBy(zealous, applet)).report({ faults: [fault()] });
    expect(await todayOf(applet)).toMatchObject({ opens: 50, people: 1, faulty: 50 });
    expect((await faultsOf(applet))[0]?.count).toBe(50);
  });
});

describe('an error of a mini program', () => {
  it('is listed with its place, and the version in which it began', async () => {
    const applet = await place();
    await (await openBy(bruna, applet)).report({ faults: [fault()] });
    await sql(`update applet_version set stage = 'past' where applet_id = '${applet.appletId}'`);
    // Another line above: the code of the error is the same.
    const moved = { ...files, 'app.js': `// Versão nova\n${script}` };
    await putVersion(testApp, applet, { number: '1.1.0', files: moved });
    await (await openBy(bruna, applet)).report({
      faults: [fault({ line: 3 }), fault({ line: 4, column: 1, message: 'Novo' })],
    });
    const list = await faultsOf(applet);
    expect(list.map(({ message, file, line, column, count }) => [message, file, line, column, count])).toEqual(
      expect.arrayContaining([
        ['TypeError: cart.total is undefined', 'app.js', 3, 24, 2],
        ['Novo', 'app.js', 4, 1, 1],
      ]),
    );
    expect(list).toHaveLength(2);
    const [old, fresh] = [list.find(({ count }) => count === 2), list.find(({ count }) => count === 1)];
    expect([old?.firstNumber, old?.lastNumber, old?.days.at(-1)]).toEqual(['1.0.0', '1.1.0', 2]);
    expect([fresh?.firstNumber, fresh?.lastNumber]).toEqual(['1.1.0', '1.1.0']);
    const { versions } = await usageOf(applet);
    expect(versions.map(({ number, opens, faulty }) => [number, opens, faulty])).toEqual([
      ['1.1.0', 1, 1],
      ['1.0.0', 1, 1],
    ]);
  });

  it('began in the lowest version that has it, whichever reported it first', async () => {
    const applet = await place({ number: '1.9.0' });
    const old = await openBy(bruna, applet);
    await sql(`update applet_version set stage = 'past' where applet_id = '${applet.appletId}'`);
    await putVersion(testApp, applet, { number: '1.10.0', files });
    await (await openBy(bruna, applet)).report({ faults: [fault()] });
    await old.report({ faults: [fault()] });
    expect(await faultsOf(applet)).toMatchObject([{ firstNumber: '1.9.0', count: 2 }]);
  });

  it('counts once for an opening, and a report that comes twice counts once', async () => {
    const applet = await place();
    const { report } = await openBy(bruna, applet);
    await report({ faults: [fault(), fault({ message: 'Pedido 1' })] });
    await report({ faults: [fault(), fault({ message: 'Pedido 1' }), fault({ message: 'Pedido 2' })] });
    const counts = (await faultsOf(applet)).map(({ message, count }) => [message, count]);
    expect(counts).toEqual(
      expect.arrayContaining([
        ['Pedido #', 1],
        ['TypeError: cart.total is undefined', 1],
      ]),
    );
    expect([counts.length, (await todayOf(applet))?.faulty]).toEqual([2, 1]);
  });

  it('has no place that its version does not have', async () => {
    const applet = await place();
    const nowhere = [
      fault({ message: 'a', file: '../../etc/passwd' }),
      fault({ message: 'b', line: 400 }),
      fault({ message: 'c', column: 5_000 }),
      fault({ message: 'd', file: 'Bruna Carvalho.js', page: 'bruna.html' }),
    ];
    await (await openBy(bruna, applet)).report({ faults: nowhere });
    const list = await faultsOf(applet);
    expect(list.map(({ file, line, column }) => [file, line, column])).toEqual(nowhere.map(() => [null, null, null]));
    expect(list.map(({ message, page }) => [message, page]).sort()).toEqual([
      ['a', 'index.html'],
      ['b', 'index.html'],
      ['c', 'index.html'],
      ['d', null],
    ]);
  });

  it('says nothing of a person', async () => {
    const applet = await place();
    const message = 'CPF 529.982.247-25 de "Bruna Carvalho", bruna@example.com, em https://a.example/p?t=9';
    await (await openBy(bruna, applet)).report({ faults: [fault({ message })] });
    const kept = (await sql(`select message from applet_usage_fault where applet_id = '${applet.appletId}'`)).rows;
    expect(kept).toEqual([{ message: 'CPF # de "…", …, em https://a.example/…' }]);
  });

  it('finds room in a full list: the rarest one gives way, and what many have stays', async () => {
    const applet = await place();
    const people = await Promise.all(Array.from({ length: 2 }, () => customer(testApp)));
    for (const one of people) await (await openBy(one, applet)).report({ faults: [fault()] });
    const words = Array.from(
      { length: usageFaultsAtMost + 40 },
      (_, at) => `Falha ${[...String(at)].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`,
    );
    for (let from = 0; from < words.length; from += 20) {
      const faults = words.slice(from, from + 20).map((message) => fault({ message }));
      await (await openBy(await customer(testApp), applet)).report({ faults });
    }
    const { rows } = await sql(`select message from applet_usage_fault where applet_id = '${applet.appletId}'`);
    expect(rows).toHaveLength(usageFaultsAtMost);
    expect(rows.map(({ message }) => message)).toEqual(expect.arrayContaining([fault().message, words.at(-1)]));
    const days = `select from applet_usage_fault_day d where not exists (select from applet_usage_fault f where f.id = d.fault_id)`;
    expect((await sql(days)).rows).toEqual([]);
  });

  it('is counted exactly, however many report at once', async () => {
    const applet = await place();
    const people = await Promise.all(Array.from({ length: 12 }, () => customer(testApp)));
    const opened = await Promise.all(people.map((one) => openBy(one, applet)));
    const both = [fault(), fault({ message: 'Outra' })];
    await Promise.all(
      opened.flatMap(({ report }, at) => {
        const said = {
          faults: at % 2 === 0 ? both : both.toReversed(),
          pages: [{ page: 'index.html', views: 1, seconds: 0 }],
        };
        return [report(said), report(said)];
      }),
    );
    expect((await faultsOf(applet)).map(({ count }) => count)).toEqual([12, 12]);
    expect(await todayOf(applet)).toMatchObject({ opens: 12, people: 12, faulty: 12 });
    expect((await usageOf(applet)).pages).toEqual([{ page: 'index.html', views: 12, seconds: 0 }]);
  });
});

describe('a report', () => {
  it('is taken of what the person has open, and of nothing else', async () => {
    const [applet, caio] = [await place(), await customer(testApp)];
    const { params } = await openBy(bruna, applet);
    const body = { seconds: 1, pages: [], faults: [fault()] };
    await expect(caio.call(reportUsage, { params, body })).rejects.toMatchObject({ name: 'not_found' });
    expect(await todayOf(applet)).toMatchObject({ opens: 0 });
    await sql(`update applet_opening set expires_at = '2020-01-01' where id = '${params.id}'`);
    await expect(bruna.call(reportUsage, { params, body })).rejects.toMatchObject({ name: 'not_found' });
  });

  it.each([
    ['seconds', { seconds: -1 }],
    ['seconds', { seconds: 10_000_000 }],
    ['faults.0.message', { faults: [fault({ message: 'x'.repeat(301) })] }],
    ['faults.0.message', { faults: [fault({ message: ' ' })] }],
    ['faults.0.line', { faults: [fault({ line: 2 ** 40 })] }],
    ['faults', { faults: Array.from({ length: 21 }, () => fault()) }],
    ['pages.0.views', { pages: [{ page: 'index.html', views: 1_000_000 }] }],
    ['appId', { appId: 'bl0000000000000000' }],
  ])('is refused where %s is wrong, and says so', async (field, said) => {
    const { report } = await openBy(bruna, await place());
    await expect(report(said as Partial<UsageReport>)).rejects.toMatchObject({
      name: 'form_invalid',
      fields: { [field]: expect.any(String) },
    });
  });

  it('is read by the team of the mini program alone', async () => {
    const applet = await place();
    const stranger = await openTeam(testApp, await register(testApp), { certified: true });
    const params = { id: applet.appletId };
    const unknown = { name: 'not_found' };
    await expect(stranger.call(readUsage, { params, query: {} })).rejects.toMatchObject(unknown);
    await expect(stranger.call(listUsageFaults, { params, query: {} })).rejects.toMatchObject(unknown);
  });
});

// Comes last: sessions end when days pass.
describe('what is kept', () => {
  it('names no person, and not even in code once the day is over; figures go after 90 days', async () => {
    const applet = await place();
    const { report, params } = await openBy(bruna, applet);
    await report({ faults: [fault()] });
    const { rows } = await sql(`select customer_id from applet_opening where id = '${params.id}'`);
    const tables = ['opening', 'person', 'day', 'page', 'fault', 'fault_day'];
    const kept = await Promise.all(tables.map(async (name) => (await sql(`select * from applet_usage_${name}`)).rows));
    expect(JSON.stringify(kept)).not.toContain(rows[0].customer_id);
    passSeconds(24 * 3_600);
    await testApp.platform.jobs.sweep();
    expect((await sql('select * from applet_usage_person')).rows).toEqual([]);
    expect((await sql('select * from applet_usage_opening')).rows).toEqual([]);
    const days = `select opens, people, faulty from applet_usage_day where applet_id = '${applet.appletId}'`;
    expect((await sql(days)).rows).toEqual([{ opens: 1, people: 1, faulty: 1 }]);
    passSeconds(90 * 24 * 3_600);
    await testApp.platform.jobs.sweep();
    for (const name of tables) expect((await sql(`select * from applet_usage_${name}`)).rows).toEqual([]);
  });
});
