import { createRobot, switchRobot } from '@balcao/contract/robot';
import { newChannel } from '../support/moderation.ts';
import { arrive, atWork, callerOf } from '../support/person.ts';
import { newPhone } from '../support/phone.ts';
import { arriveAtConsole, staffToken } from '../support/staff.ts';
import { expect, type Page, test } from '../support/test.ts';
import { expectAccessible, watch } from '../support/watch.ts';

const promise = 'Mande R$ 100 agora e receba o dobro amanhã.';
const why = 'Promete dinheiro em dobro e some.';

/** A channel whose robot greets everyone who writes. */
const openRobot = async (baseUrl: string, token: string, name: string) => {
  const channel = await newChannel(baseUrl, `Sorteio da ${name}`);
  const call = callerOf(baseUrl, token);
  const robot = await call(createRobot, {
    params: { id: channel.id },
    body: {
      ...{ name, greeting: promise, persona: '', languages: ['pt-BR'], takes: 'all' },
      hours: { days: [1, 2, 3, 4, 5], from: '09:00', until: '18:00' },
      handsOver: ['unsure', 'angry', 'money'],
    },
  });
  await call(switchRobot, { params: { id: channel.id, robotId: robot.id }, body: { isOn: true } });
  return { channel, robot };
};
const picture = (page: Page, name: string) => page.screenshot({ path: test.info().outputPath(`${name}.png`) });
const decide = async (desk: Page, choice: string, reason: string) => {
  await desk.getByRole('radio', { name: choice, exact: true }).click();
  await desk.getByRole('textbox', { name: 'Motivo' }).fill(reason);
  await expectAccessible(desk);
  await picture(desk, `decision-${choice}`);
  await desk.getByRole('button', { name: 'Registrar decisão' }).dblclick();
  await expect(desk.getByText('Decisão registrada')).toHaveCount(1);
};

test('a person reports what a robot said, staff switch it off, its team asks for another look and gets it back', async ({
  page,
  browser,
  baseURL: address,
}) => {
  const baseURL = address ?? '';
  const token = await atWork(baseURL, 'ana@cafe.example');
  const name = `Lia ${Date.now()}`;
  const { channel, robot } = await openRobot(baseURL, token, name);

  const phone = await newPhone(browser, baseURL, 'Caio Prado');
  const seen = watch(phone, baseURL);
  await phone.goto(new URL(channel.url).pathname);
  await phone.getByRole('button', { name: 'Seguir', exact: true }).click();
  await phone.getByRole('link', { name: 'Conversar' }).click();
  await phone.getByRole('textbox', { name: 'Escreva uma mensagem' }).fill('Oi');
  await phone.getByRole('button', { name: 'Enviar', exact: true }).click();
  const said = phone.getByRole('article').filter({ hasText: promise });
  await expect(said).toBeVisible();
  await expectAccessible(phone);
  await picture(phone, 'phone');
  await said.getByRole('button', { name: 'Denunciar mensagem' }).click();
  await phone.getByRole('radio', { name: 'Parece golpe ou fraude' }).click();
  await phone.getByLabel('Conte mais (opcional)').fill('Mandei e não voltou.');
  await phone.getByRole('button', { name: 'Enviar denúncia' }).dblclick();
  await expect(phone.getByText('Nossa equipe vai analisar.', { exact: false })).toBeVisible();
  await phone.getByRole('button', { name: 'Fechar' }).click();

  const desk = await (await browser.newContext({ baseURL })).newPage();
  await arriveAtConsole(desk, await staffToken(baseURL, 'rita@balcao.example'), '/console/channel');
  await desk.getByRole('link', { name }).first().click();
  await expect(desk.getByText(`Mensagem: “${promise}”`)).toBeVisible();
  await expect(desk.getByText('Mandei e não voltou.')).toBeVisible();
  await decide(desk, 'Desligar', why);
  await expect(desk.getByRole('link', { name, exact: true }).last()).toHaveAttribute('href', new RegExp(robot.id));
  await picture(desk, 'decided');

  await arrive(page, token, `/channel/${channel.id}/services/robots`);
  await page.getByRole('button', { name: `Editar ${name}` }).click();
  await expect(page.getByText(`A plataforma desligou este assistente: ${why}`)).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'team');
  await page.getByRole('button', { name: 'Solicitar nova análise' }).click();
  await page.getByLabel('O que deixamos de ver?').fill('A saudação foi corrigida.');
  await page.getByRole('button', { name: 'Enviar solicitação' }).dblclick();
  await expect(page.getByText('Você solicitou uma nova análise.', { exact: false })).toBeVisible();

  await desk.goto('/console/channel');
  await desk.getByRole('link', { name }).first().click();
  await expect(desk.getByText('A saudação foi corrigida.')).toBeVisible();
  await decide(desk, 'Liberar', 'A equipe corrigiu a saudação.');
  // The page of the team hears of it by itself.
  await expect(page.getByText(`A plataforma desligou este assistente: ${why}`)).toHaveCount(0);
  seen.expectQuiet();
});
