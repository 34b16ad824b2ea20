import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { listApplets } from '@balcao/contract/applet';
import { listChannels } from '@balcao/contract/channel';
import { loginCustomer } from '@balcao/contract/customer';
import { type Endpoint, pathOf } from '@balcao/contract/endpoint';
import { totalCountedAtMost } from '@balcao/contract/page';
import { getSandbox } from '@balcao/contract/sandbox';
import { changeTeam, listTeams, login } from '@balcao/contract/session';
import { addBankHoliday } from '@balcao/contract/settlement-calendar';
import { StaffRole, staffMay } from '@balcao/contract/staff';
import { advanceRelease } from '@balcao/contract/version-release';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '../src/modules/sandbox/seed-people.ts';
import { makeUploadKey } from './applet-servers.ts';
import { endpoints } from './endpoints.ts';
import { heldReleases } from './held-versions.ts';
import { staffMember } from './people.ts';
import { layOutSecondRows } from './second-rows.ts';
import { openTestApp, type TestApp } from './test-app.ts';

const lists = endpoints.filter(({ query }) => query && 'pageNum' in query.shape && 'cursor' in query.shape);
const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'balcao-paged-'));
let testApp: TestApp;
let merchantId: string;
let appletId: string;
let channelId: string;
let tokenFor: (target: Endpoint) => string;
beforeAll(async () => {
  testApp = await openTestApp({ sandboxSeed: 'small', dataDir });
  await testApp.services.sandbox.prepare();
  const { token } = await testApp.caller()(login, { body: { email: 'ana@cafe.example', password: demoPassword } });
  merchantId = (await testApp.caller(token)(listTeams, {})).merchantList[0]?.merchantId ?? '';
  const member = (await testApp.caller(token)(changeTeam, { body: { merchantId } })).token;
  const team = { call: testApp.caller(member), token: member, merchantId };
  appletId = (await team.call(listApplets, {})).list[0]?.id ?? '';
  channelId = (await team.call(listChannels, { query: {} })).list[0]?.id ?? '';
  const { releaseId } = await heldReleases(testApp, team, appletId);
  // From here on all people get it.
  await team.call(advanceRelease, { params: { id: appletId, releaseId }, body: { share: 100 } });
  const { secret: uploadKey } = await makeUploadKey(testApp, team, appletId);
  const { customers } = await testApp.caller()(getSandbox, {});
  const { phone = '', pin = '' } = customers[0] ?? {};
  const payer = (await testApp.caller()(loginCustomer, { body: { phone, pin } })).token;
  const staff = await Promise.all(
    StaffRole.options.map(async (role) => ({ role, token: (await staffMember(testApp, role)).token })),
  );
  const keeper = testApp.caller(staff.find(({ role }) => staffMay(role, 'finance.decide'))?.token);
  for (const day of ['20990105', '20990106', '20990107'])
    await keeper(addBankHoliday, { params: { day }, body: { name: 'Feriado', reason: 'Publicado hoje' } });
  await layOutSecondRows({ testApp, team, appletId, finance: keeper, payer: testApp.caller(payer) });
  tokenFor = ({ face, access }) => {
    if (access === 'uploadKey') return uploadKey;
    if (face !== 'console') return face === 'app' ? payer : member;
    const right = typeof access === 'object' && 'staff' in access ? access.staff : undefined;
    return staff.find(({ role }) => !right || staffMay(role, right))?.token ?? '';
  };
});
afterAll(async () => {
  await testApp.close();
  fs.rmSync(dataDir, { recursive: true });
});

/** Lists below a mini program or a channel name one; staff name a team. */
const idFor = ({ path: at }: Endpoint): string => {
  if (at.startsWith('/applet/')) return appletId;
  return at.startsWith('/channel/') ? channelId : merchantId;
};

interface Page {
  readonly list: readonly object[];
  readonly pageNum: number;
  readonly nextCursor: string | null;
}
const read = async (target: Endpoint, query: Readonly<Record<string, string>>) => {
  const url = `${pathOf(target, { id: idFor(target) })}?${new URLSearchParams(query)}`;
  const answer = await testApp.app.inject({ url, headers: { authorization: `Bearer ${tokenFor(target)}` } });
  return answer.json<{ code: number; data: Page & { fields?: Record<string, string> } }>();
};

describe.each(lists.map((target) => [target.id, target] as const))('%s', (_, target) => {
  it('has on a page by its number what it has on the same page by cursor', async () => {
    const cursors: (string | null | undefined)[] = [undefined];
    for (const pageNum of [1, 2, 3]) {
      const cursor = cursors.at(-1);
      if (cursor === null) return;
      const byCursor = await read(target, { pageSize: '1', ...(cursor ? { cursor } : {}) });
      const byNumber = await read(target, { pageSize: '1', pageNum: String(pageNum) });
      expect([byNumber.code, byNumber.data.pageNum]).toEqual([200, pageNum]);
      expect(byNumber.data.list).toEqual(byCursor.data.list);
      expect(byNumber.data.nextCursor).toEqual(byCursor.data.nextCursor);
      cursors.push(byCursor.data.nextCursor);
    }
  });

  it('refuses a number beyond what is counted, and a number beside a cursor', async () => {
    const last = String(totalCountedAtMost);
    expect((await read(target, { pageSize: '1', pageNum: last })).code).toBe(200);
    const beyond = await read(target, { pageSize: '1', pageNum: String(totalCountedAtMost + 1) });
    expect([beyond.code, Object.keys(beyond.data.fields ?? {})]).toEqual([1000, ['pageNum']]);
    const { nextCursor } = (await read(target, { pageSize: '1' })).data;
    if (!nextCursor) return;
    const both = await read(target, { pageSize: '1', pageNum: '2', cursor: nextCursor });
    expect([both.code, Object.keys(both.data.fields ?? {})]).toEqual([1000, ['pageNum']]);
  });
});

it('every list has a second page here', async () => {
  const pages = await Promise.all(lists.map((target) => read(target, { pageSize: '1' })));
  expect(lists.filter((_, index) => !pages[index]?.data.nextCursor).map(({ id }) => id)).toEqual([]);
});
