import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { isCpf } from '@balcao/brazil/cpf';
import { listApplets } from '@balcao/contract/applet';
import { loginCustomer } from '@balcao/contract/customer';
import { type Endpoint, pathOf } from '@balcao/contract/endpoint';
import { getSandbox } from '@balcao/contract/sandbox';
import { changeTeam, listTeams, login } from '@balcao/contract/session';
import { staffMay } from '@balcao/contract/staff';
import { advanceRelease } from '@balcao/contract/version-release';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoPassword } from '../src/modules/sandbox/seed-people.ts';
import { endpoints } from './endpoints.ts';
import { heldReleases } from './held-versions.ts';
import { staffMember } from './people.ts';
import { layOutSecondRows } from './second-rows.ts';
import { openTestApp, type TestApp } from './test-app.ts';

/** What support may read of the console without giving a reason. */
const readable = endpoints.filter(({ face, method, access }) => {
  const right = typeof access === 'object' && 'staff' in access ? access.staff : undefined;
  return face === 'console' && method === 'GET' && (access === 'staff' || (right && staffMay('support', right)));
});
/** A stream that says only that something has changed, and pictures that members sent: no text of a person. */
const elsewhere = new Set(['review.stream', 'ticketDesk.picture']);

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'balcao-masked-'));
let testApp: TestApp;
let token: string;
let ownEmail: string;
let merchantId: string;
beforeAll(async () => {
  testApp = await openTestApp({ sandboxSeed: 'small', dataDir });
  await testApp.services.sandbox.prepare();
  const ana = await testApp.caller()(login, { body: { email: 'ana@cafe.example', password: demoPassword } });
  merchantId = (await testApp.caller(ana.token)(listTeams, {})).merchantList[0]?.merchantId ?? '';
  const member = (await testApp.caller(ana.token)(changeTeam, { body: { merchantId } })).token;
  const team = { call: testApp.caller(member), token: member, merchantId };
  const appletId = (await team.call(listApplets, {})).list[0]?.id ?? '';
  const { releaseId } = await heldReleases(testApp, team, appletId);
  await team.call(advanceRelease, { params: { id: appletId, releaseId }, body: { share: 100 } });
  const [person] = (await testApp.caller()(getSandbox, {})).customers;
  const { phone = '', pin = '' } = person ?? {};
  const payer = testApp.caller((await testApp.caller()(loginCustomer, { body: { phone, pin } })).token);
  const finance = (await staffMember(testApp, 'finance')).call;
  await layOutSecondRows({ testApp, team, appletId, finance, payer });
  ({ token, email: ownEmail } = await staffMember(testApp, 'support'));
});
afterAll(async () => {
  await testApp.close();
  fs.rmSync(dataDir, { recursive: true });
});

type Ids = Readonly<Record<string, string>>;
interface Answer {
  readonly target: string;
  readonly status: number;
  readonly text: string;
}
const ask = async (target: Endpoint, params: Ids = {}, query: Ids = {}): Promise<Answer> => {
  const url = `${pathOf(target, params)}?${new URLSearchParams(query)}`;
  const { statusCode: status, payload: text } = await testApp.app.inject({
    url,
    headers: { authorization: `Bearer ${token}` },
  });
  return { target: `${target.id} ${url}`, status, text };
};

/** Rows of a list of the console, by the endpoint's id. */
const rowsOf = async (id: string, params: Ids = {}, query: Ids = {}): Promise<Record<string, string>[]> => {
  const target = readable.find((one) => one.id === id) ?? expect.fail(`support reads no ${id}`);
  const { text, status } = await ask(target, params, query);
  expect([id, status, text.slice(0, 300)]).toEqual([id, 200, expect.any(String)]);
  return JSON.parse(text).data.list;
};
const column = async (list: string, from: string, to: string): Promise<Ids[]> =>
  (await rowsOf(list)).map((row) => ({ [to]: row[from] ?? '' }));

/** Where the ids of a path come from. */
const idsFor = async ({ path: at }: Endpoint): Promise<Ids[]> => {
  if (!at.includes('{')) return [{}];
  if (at.startsWith('/merchant/{id}/withdrawal'))
    return (await rowsOf('withdrawal.deskList')).map((row) => {
      const { merchantId = '' } = (row.merchant ?? row) as unknown as Record<string, string>;
      return { id: merchantId, number: row.number ?? '' };
    });
  if (at.startsWith('/merchant/{id}/journal'))
    return (await rowsOf('ledger.journals', {}, { merchantId })).map(({ id = '' }) => ({
      id: merchantId,
      journalId: id,
    }));
  if (at.startsWith('/merchant/{id}')) return column('merchant.list', 'merchantId', 'id');
  if (at.startsWith('/bank-calendar/')) return [{ day: '20990105' }];
  if (at.startsWith('/channel/')) return column('moderation.channels', 'id', 'id');
  if (at.startsWith('/moderation/')) return column('moderation.deskList', 'id', 'id');
  if (at.startsWith('/message-template/')) return column('templateDesk.list', 'id', 'id');
  if (at.startsWith('/review/')) return column('review.list', 'id', 'id');
  if (at.startsWith('/robot/')) return column('robotDesk.list', 'id', 'id');
  if (at.startsWith('/workflow/')) return column('workflowDesk.list', 'id', 'id');
  if (at.startsWith('/ticket/')) return column('ticketDesk.list', 'id', 'id');
  return expect.fail(`nobody says where the ids of ${at} come from`);
};

/** What a list wants to be asked for. */
const queryOf = ({ id }: Endpoint): Ids => {
  if (id === 'support.search') return { text: 'Café' };
  return id === 'ledger.journals' ? { merchantId } : {};
};

/** People's values that the database knows: e-mails of accounts, phones and whole names of payers. */
const knownValues = async (): Promise<string[]> => {
  const read = async (sql: string) =>
    (await testApp.platform.db.$client.query<{ value: string }>(sql)).rows.map(({ value }) => value);
  const emails = await read('select email as value from account');
  const phones = await read('select phone as value from customer');
  const payers = await read(`select distinct payer_name as value from "order" where payer_name like '% %'`);
  const phonePeople = await read(`select name as value from customer where name like '% %'`);
  expect([emails.length > 3, phones.length > 1, payers.length > 1]).toEqual([true, true, true]);
  return [...new Set([...emails, ...phones, ...payers, ...phonePeople])].filter((value) => value !== ownEmail);
};
/** Whole CPFs, e-mails and mobile phones, wherever they come from. */
const shapesIn = (text: string): string[] => [
  ...[...text.matchAll(/(?<![\w-])\d{11}(?![\w-])/g)].map(([cpf]) => cpf).filter(isCpf),
  ...(text.match(/\d{3}\.\d{3}\.\d{3}-\d{2}/g) ?? []),
  ...(text.match(/(?<![\w.+*-])[\w.+-]+@[\w-]+\.[\w.]+/g) ?? []).filter((email) => email !== ownEmail),
  ...(text.match(/(?:\+55|\(\d{2}\) ?)\s?\d[\d\s-]{8,}/g) ?? []),
];

it('shows support nothing whole of a person before a reason is given, on any page of the console (rule: masked)', async () => {
  const known = await knownValues();
  const shown: string[] = [];
  const opened = new Map<string, number>();
  for (const target of readable.filter(({ id }) => !elsewhere.has(id))) {
    for (const ids of await idsFor(target)) {
      const { status, text, target: asked } = await ask(target, ids, queryOf(target));
      expect([asked, status, text.slice(0, 200)]).toEqual([asked, 200, expect.any(String)]);
      opened.set(target.id, (opened.get(target.id) ?? 0) + 1);
      const found = [...known.filter((value) => text.includes(value)), ...shapesIn(text)];
      for (const value of new Set(found)) {
        const at = text.indexOf(value);
        shown.push(`${target.id}: ${text.slice(Math.max(0, at - 60), at + value.length + 10)}`);
      }
    }
  }
  expect(shown).toEqual([]);
  expect(readable.map(({ id }) => id).filter((id) => !opened.has(id) && !elsewhere.has(id))).toEqual([]);
});
