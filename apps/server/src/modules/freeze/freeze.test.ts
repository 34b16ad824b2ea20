import { listNotices } from '@balcao/contract/notification-bell';
import { listMails } from '@balcao/contract/sandbox';
import { askFreeze, decideFreeze } from '@balcao/contract/withdrawal-freeze';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { member, openTeam, register, staffMember } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

it('freezing and unfreezing are written to the super admins, as the console says, and stand in the bell of who sees the money', async () => {
  const team = await openTeam(testApp, await register(testApp), { certified: true });
  const second = await member(testApp, team, { isAdmin: true });
  const reader = await member(testApp, team, {
    permissions: [{ menuId: 'payment.financial', permissionLevel: 'read' }],
  });
  const [asks, agrees] = [await staffMember(testApp, 'finance'), await staffMember(testApp, 'finance')];
  const id = team.merchantId;
  for (const [action, reason] of [
    ['freeze', 'courtOrder'],
    ['unfreeze', 'cleared'],
  ] as const) {
    const body = { action, reason, words: 'Pedido da polícia, ofício 123.' };
    const { asked } = await asks.call(askFreeze, { params: { id }, body });
    const params = { id, requestId: asked?.id ?? '' };
    await agrees.call(decideFreeze, { params, body: { agreed: true, words: null } });
  }
  await testApp.platform.jobs.sweep();
  const letters = async (email: string) =>
    (await testApp.caller()(listMails, { query: { to: email } })).list.filter(({ subject }) => /^Saques/.test(subject));
  expect(await letters(team.email)).toHaveLength(2);
  expect(await letters(second.email)).toHaveLength(2);
  const { list: all } = await testApp.caller()(listMails, { query: { to: reader.email } });
  expect(all.filter(({ subject }) => /saque|bloque/i.test(subject))).toEqual([]);
  const kinds = (await reader.call(listNotices, {})).list.map(({ kind }) => kind);
  expect(kinds).toEqual(['moneyUnfrozen', 'moneyFrozen']);
});
