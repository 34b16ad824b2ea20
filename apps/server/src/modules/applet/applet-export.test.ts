import { getApplet } from '@balcao/contract/applet';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { exportedRows } from '../../../test/exported-rows.ts';
import { openApplet } from '../../../test/held-applets.ts';
import { openVersion } from '../../../test/packages.ts';
import { openTeam, register, type Team } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';

let testApp: TestApp;
let team: Team;
let first: { readonly id: string; readonly name: string; readonly appId: string };
beforeAll(async () => {
  testApp = await openTestApp();
  team = await openTeam(testApp, await register(testApp), { certified: true });
  const id = await openApplet(team);
  first = await team.call(getApplet, { params: { id } });
  await openApplet(team);
});
afterAll(() => testApp.close());

it('has the mini programs of the team in words, the newest first', async () => {
  const [titles, ...rows] = await exportedRows(testApp, team, 'applet', {});
  expect(titles).toContain('Miniprograma;Vitrine;Versão no ar;Análise;Versão em andamento;AppID;');
  expect(rows).toHaveLength(2);
  expect(rows[1]).toMatch(new RegExp(`^${first.name};Ainda não publicado;;Não enviada;;${first.appId};`));
});

it('holds only the mini programs that the filter lets through', async () => {
  expect(await exportedRows(testApp, team, 'applet', { search: first.appId })).toHaveLength(2);
  expect(await exportedRows(testApp, team, 'applet', { shelf: ['on'] })).toHaveLength(1);
});

it('has the versions of one mini program, with who sent each and from where', async () => {
  await openVersion(testApp, team, first.id);
  const [titles, ...rows] = await exportedRows(testApp, team, 'version', { appletId: first.id });
  expect(titles).toContain('Versão;Situação;Descrição;Quem enviou;Quem publicou;Origem;Máquina;Tamanho;Enviada em;');
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatch(/;Em desenvolvimento;.*;Enviada por aqui;;\d+;/);
  expect(await exportedRows(testApp, team, 'version', { appletId: first.id, stage: ['online'] })).toHaveLength(1);
});

it('has nothing of another team', async () => {
  const stranger = await openTeam(testApp, await register(testApp), { certified: true });
  expect(await exportedRows(testApp, stranger, 'applet', {})).toHaveLength(1);
  expect(await exportedRows(testApp, stranger, 'version', { appletId: first.id })).toHaveLength(1);
});
