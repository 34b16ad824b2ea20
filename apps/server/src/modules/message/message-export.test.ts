import { afterAll, beforeAll, expect, it } from 'vitest';
import { customer } from '../../../test/customers.ts';
import { exportedRows } from '../../../test/exported-rows.ts';
import {
  answerMessage,
  type MessagePlace,
  openIdOf,
  openMessagePlace,
  sendReady,
} from '../../../test/message-places.ts';
import { openTeam, register, type Team } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';

let testApp: TestApp;
let team: Team;
let place: MessagePlace;
beforeAll(async () => {
  testApp = await openTestApp();
  team = await openTeam(testApp, await register(testApp), { certified: true });
  place = await openMessagePlace(testApp, team);
  const bruna = await customer(testApp);
  const openId = await openIdOf(testApp, bruna, place);
  await answerMessage(bruna, place);
  await sendReady(testApp, place, openId);
  await expect(sendReady(testApp, place, openId)).rejects.toMatchObject({ name: 'consent_missing' });
});
afterAll(() => testApp.close());

it('has what became of each message in words, the newest first, and no person', async () => {
  const [titles, ...rows] = await exportedRows(testApp, team, 'messageDelivery', { appletId: place.appletId });
  expect(titles).toContain('Mensagem;Resultado;Motivo;Quando');
  expect(rows).toHaveLength(2);
  expect(rows[0]).toMatch(/;Não entregue;A pessoa não permitiu, ou já recebeu todas as mensagens que permitiu;/);
  expect(rows[1]).toMatch(/;Entregue;;/);
});

it('holds only what the filter lets through', async () => {
  const filter = { appletId: place.appletId, outcome: ['delivered'] };
  expect(await exportedRows(testApp, team, 'messageDelivery', filter)).toHaveLength(2);
});

it('has nothing of another team', async () => {
  const stranger = await openTeam(testApp, await register(testApp), { certified: true });
  expect(await exportedRows(testApp, stranger, 'messageDelivery', { appletId: place.appletId })).toHaveLength(1);
});
