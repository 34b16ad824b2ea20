import { createRobot, switchRobot } from '@balcao/contract/robot';
import { newChannel } from '../support/moderation.ts';
import { arrive, atWork, callerOf } from '../support/person.ts';
import { arriveAtConsole, staffToken } from '../support/staff.ts';
import { expect, type Page, test } from '../support/test.ts';
import { openTestApp } from '../support/test-app.ts';
import { expectAccessible, watch } from '../support/watch.ts';

const ana = 'ana@cafe.example';
const why = 'Promete dinheiro em dobro a quem paga antes.';

/** A robot that is on, in a channel of its own. */
const openRobot = async (baseUrl: string, token: string) => {
  const channel = await newChannel(baseUrl, 'Sorteio da Praça');
  const call = callerOf(baseUrl, token);
  const robot = await call(createRobot, {
    params: { id: channel.id },
    body: {
      name: 'Lia da Praça',
      greeting: 'Oi! Aqui é do sorteio.',
      persona: 'Anima quem escreve a pagar logo.',
      languages: ['pt-BR'],
      takes: 'all',
      hours: { days: [1, 2, 3, 4, 5], from: '09:00', until: '18:00' },
      handsOver: ['unsure', 'angry', 'money'],
    },
  });
  await call(switchRobot, { params: { id: channel.id, robotId: robot.id }, body: { isOn: true } });
  return channel;
};
const picture = (page: Page, name: string) => page.screenshot({ path: test.info().outputPath(`${name}.png`) });
const decide = async (desk: Page, action: string, reason: string, done: string) => {
  await desk.getByRole('button', { name: action }).click();
  const dialog = desk.getByRole('dialog').filter({ has: desk.getByRole('textbox', { name: 'Motivo' }) });
  await dialog.last().getByRole('textbox', { name: 'Motivo' }).fill(reason);
  await expectAccessible(desk);
  await picture(desk, `dialog-${done}`);
  await dialog.last().getByRole('button', { name: action }).dblclick();
  await expect(desk.getByText(done, { exact: true })).toHaveCount(1);
};

test('staff switch off the robot of a team, which reads why and switches it on once it is released', async ({
  browser,
}) => {
  const testApp = await openTestApp();
  try {
    const { baseUrl } = testApp;
    const token = await atWork(baseUrl, ana);
    const channel = await openRobot(baseUrl, token);
    const open = async () => (await browser.newContext({ baseURL: baseUrl })).newPage();

    const desk = await open();
    await arriveAtConsole(desk, await staffToken(baseUrl, 'rita@balcao.example'), '/console/robot');
    const seen = watch(desk, baseUrl);
    await expect(desk.getByRole('heading', { name: 'Assistentes' })).toBeVisible();
    await desk.getByLabel('Assistente, canal ou equipe').fill('sorteio');
    // The filter is asked for when the typing pauses, and closes what was opened before that.
    await expect(desk).toHaveURL(/search=sorteio/);
    await expect(desk.getByRole('link', { name: 'Lia da Praça' })).toBeVisible();
    await expectAccessible(desk);
    await picture(desk, 'list');
    await desk.getByRole('link', { name: 'Lia da Praça' }).click();
    await expect(desk.getByText('Anima quem escreve a pagar logo.')).toBeVisible();
    await picture(desk, 'panel');
    await decide(desk, 'Desligar assistente', why, 'Assistente desligado');
    await expect(desk.getByRole('button', { name: 'Liberar assistente' })).toBeVisible();

    const page = await open();
    await arrive(page, token, `/channel/${channel.id}/services/robots`);
    await expect(page.getByText(`A plataforma desligou este assistente: ${why}`)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Ligar Lia da Praça' })).toHaveCount(0);
    await expectAccessible(page);
    await picture(page, 'team');
    await page.setViewportSize({ width: 390, height: 844 });
    await picture(page, 'team-phone');
    await page.getByRole('button', { name: 'Editar Lia da Praça' }).click();
    await expect(page.getByText(`A plataforma desligou este assistente: ${why}`)).toBeVisible();
    await picture(page, 'team-edit');
    await page.goBack();

    await desk.emulateMedia({ colorScheme: 'dark' });
    await desk.setViewportSize({ width: 390, height: 844 });
    await picture(desk, 'desk-phone-dark');
    await decide(desk, 'Liberar assistente', 'A equipe corrigiu o texto.', 'Assistente liberado');
    // The page of the team hears of it by itself.
    await page.getByRole('button', { name: 'Ligar Lia da Praça' }).click();
    await expect(page.getByText('Lia da Praça responde a partir de agora.')).toBeVisible();
    seen.expectQuiet();
  } finally {
    await testApp.close();
  }
});
