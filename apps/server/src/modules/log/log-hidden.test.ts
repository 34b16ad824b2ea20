import { exportLog, type LogChange, type LogEntry, LogEvent, listLog } from '@balcao/contract/log';
import { type MenuId, menuIds } from '@balcao/contract/menus';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { performAction } from '../../../test/audit-events.ts';
import { member, openTeam, register, type Team } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';

let testApp: TestApp;
let ana: Team;
beforeAll(async () => {
  testApp = await openTestApp();
  ana = await openTeam(testApp, await register(testApp));
});
afterAll(() => testApp.close());

const event = LogEvent.enum;
const to = (field: LogChange['field'], after: string, before: string | null = null): LogChange => ({
  field,
  of: null,
  before,
  after,
});
const hidden = (field: LogChange['field']): LogChange => ({
  field,
  of: null,
  before: null,
  after: null,
  isHidden: true,
});

interface Line {
  readonly event: LogEvent;
  readonly kind: LogEntry['subject']['kind'];
  readonly name: string;
  readonly changes: readonly LogChange[];
}
type Case = readonly [menu: MenuId, line: Line, seen: Pick<Line, 'name' | 'changes'>, secrets: readonly string[]];
const masked = '98****-3';
const cases: Readonly<Record<string, Case>> = {
  'the amount of a refund': [
    'payment.refunds',
    { event: event.refundAsked, kind: 'order', name: '7001', changes: [to('amount', '731900')] },
    { name: '7001', changes: [hidden('amount')] },
    ['731900', '7.319'],
  ],
  'the rule of refunds': [
    'payment.refunds',
    {
      event: event.refundPolicyChanged,
      kind: 'team',
      name: '',
      changes: [to('automatic', 'no', 'yes'), to('secondPersonFrom', '842100')],
    },
    { name: '', changes: [to('automatic', 'no', 'yes'), hidden('secondPersonFrom')] },
    ['842100', '8.421'],
  ],
  'a withdrawal and where it went': [
    'payment.financial',
    { event: event.withdrawalAsked, kind: 'destination', name: masked, changes: [to('amount', '953300')] },
    { name: '', changes: [hidden('amount')] },
    ['953300', '9.533', masked],
  ],
  'limits of the automatic withdrawal': [
    'payment.financial',
    {
      event: event.automaticChanged,
      kind: 'team',
      name: '',
      changes: [to('destination', masked), to('threshold', '664400', '100'), to('daily', '775500')],
    },
    { name: '', changes: [hidden('destination'), hidden('threshold'), hidden('daily')] },
    [masked, '664400', '6.644', '7.755'],
  ],
  'what was set aside': [
    'payment.financial',
    { event: event.reserveSetAside, kind: 'team', name: '', changes: [to('amount', '412300')] },
    { name: '', changes: [hidden('amount')] },
    ['412300', '4.123'],
  ],
  'what a card holds': [
    'payment.orders',
    { event: event.holdCaptured, kind: 'order', name: '7002', changes: [to('amount', '523400')] },
    { name: '7002', changes: [hidden('amount')] },
    ['523400', '5.234'],
  ],
  'the price of a QR code': [
    'payment.products',
    { event: event.shopCodeChanged, kind: 'shopCode', name: 'Mesa', changes: [to('amount', '634500', '100')] },
    { name: 'Mesa', changes: [hidden('amount')] },
    ['634500', '6.345'],
  ],
  'the contact e-mail of the merchant': [
    'setting.merchant',
    { event: event.contactEmailAsked, kind: 'team', name: 'Loja', changes: [to('email', 'caixa@loja.example')] },
    { name: 'Loja', changes: [hidden('email')] },
    ['caixa@loja.example'],
  ],
};

const readerOf = (...menus: readonly MenuId[]) =>
  member(testApp, ana, {
    permissions: ['setting.team' as const, ...menus].map((menuId) => ({ menuId, permissionLevel: 'read' as const })),
  });
const newest = async (who: Team) => (await who.call(listLog, { query: { pageSize: 1 } })).list[0];
const fileOf = async (who: Team) => {
  const headers = { authorization: `Bearer ${who.token}`, 'accept-language': 'pt-BR' };
  const url = '/admin/v3.0/merchant/log/export';
  return (await testApp.app.inject({ method: exportLog.method, url, headers })).body;
};
/** The file has the newest line first, below its titles; the download itself is not in it. */
const newestOf = (file: string) => file.split('\r\n')[1] ?? '';

describe.each(Object.entries(cases))('%s', (_, [menu, line, seen, secrets]) => {
  const others = menuIds.filter((one) => one !== menu && one !== 'setting.team');

  it('is left out for a reader of the log who may not see it elsewhere, also in the file', async () => {
    await performAction(testApp, ana, line);
    const reader = await readerOf(...others);
    expect(await newest(reader)).toMatchObject({
      event: line.event,
      subject: { name: seen.name },
      changes: seen.changes,
    });
    const row = newestOf(await fileOf(reader));
    expect(row).toContain('oculto');
    expect(secrets.filter((secret) => row.includes(secret))).toEqual([]);
  });

  it('is there for whom it is open elsewhere, and for super admins', async () => {
    await performAction(testApp, ana, line);
    const { kind, name, changes } = line;
    for (const who of [await readerOf(menu), ana])
      expect(await newest(who)).toMatchObject({ subject: { kind, name }, changes });
  });
});

it('stays whole in the log itself, whose seals fit', async () => {
  await newest(await readerOf());
  expect(await testApp.services.logs.prove()).toEqual({ changed: 0, unlinked: 0, missing: 0 });
});

it('is decided for every kind of line that may say an amount', async () => {
  for (const kind of LogEvent.options)
    await performAction(testApp, ana, { event: kind, kind: 'team', name: '', changes: [to('amount', '998877')] });
  const reader = await readerOf();
  const { list } = await reader.call(listLog, { query: { pageSize: 100 } });
  expect(list).toHaveLength(100);
  expect(JSON.stringify(list)).not.toContain('998877');
});
