import { type ExportSubject, requestExport } from '@balcao/contract/export';
import { openApplet } from '@balcao/contract/opening';
import { reportUsage } from '@balcao/contract/usage';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { customer } from '../../../test/customers.ts';
import { exportedRows } from '../../../test/exported-rows.ts';
import { openTeam, register, type Team } from '../../../test/people.ts';
import { type Published, publishedApplet } from '../../../test/published-applets.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';

let testApp: TestApp;
let team: Team;
let applet: Published;
beforeAll(async () => {
  testApp = await openTestApp();
  team = await openTeam(testApp, await register(testApp), { certified: true });
  applet = await publishedApplet(testApp, team, {
    files: { 'index.html': '<!doctype html>', 'app.js': 'const a = 1;\nb();\n' },
  });
  const bruna = await customer(testApp);
  const { opening } = await bruna.call(openApplet, { params: { appId: applet.appId }, body: {} });
  const fault = { kind: 'error', message: '=1+1 b is not defined', page: 'index.html' } as const;
  await bruna.call(reportUsage, {
    params: { id: opening?.id ?? '' },
    body: { seconds: 0, pages: [], faults: [{ ...fault, file: 'app.js', line: 2, column: 1 }] },
  });
});
afterAll(() => testApp.close());

const exported = (subject: ExportSubject, filter: Readonly<Record<string, unknown>>, by = team) =>
  exportedRows(testApp, by, subject, filter);

describe('the usage of a mini program as a file', () => {
  it('has a row for each of the days, as the page shows them', async () => {
    const [titles, ...rows] = await exported('usageDay', { appletId: applet.appletId, span: 'days7' });
    expect(titles).toContain('Dia;Aberturas;Pessoas;Segundos na tela;Aberturas com erro');
    expect(rows).toHaveLength(7);
    expect(rows[0]).toMatch(/;0;0;0;0$/);
    expect(rows.at(-1)).toMatch(/;1;1;0;1$/);
  });

  it('has the errors with their places, and no formula', async () => {
    const rows = await exported('usageFault', { appletId: applet.appletId });
    expect(rows).toHaveLength(2);
    expect(rows[1]).toContain('app.js;2;1;index.html;1;');
    expect(rows[1]).not.toMatch(/(^|;)"?=/);
  });

  it('has nothing of another team', async () => {
    const stranger = await openTeam(testApp, await register(testApp), { certified: true });
    const rows = await exported('usageDay', { appletId: applet.appletId, span: 'days7' }, stranger);
    expect(rows.slice(1).every((row) => row.endsWith(';0;0;0;0'))).toBe(true);
    expect(await exported('usageFault', { appletId: applet.appletId }, stranger)).toHaveLength(1);
  });

  it('is refused with its field where the filter is none', async () => {
    const ask = team.call(requestExport, { body: { subject: 'usageDay', format: 'csv', filter: { span: 'days7' } } });
    await expect(ask).rejects.toMatchObject({ name: 'form_invalid' });
  });
});
