import { addKnowledgeQuestion } from '@balcao/contract/knowledge-question';
import { createRobot, switchRobot } from '@balcao/contract/robot';
import { newChannel } from '../support/moderation.ts';
import { arrive, atWork, callerOf } from '../support/person.ts';
import { newPhone } from '../support/phone.ts';
import { makePhoto } from '../support/photo.ts';
import { expect, type Page, test } from '../support/test.ts';
import { expectAccessible } from '../support/watch.ts';

const ana = 'ana@cafe.example';

/** On its page: chosen as a file, and cut. */
const givesPicture = async (page: Page): Promise<void> => {
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Escolher a foto' }).click();
  await (await choosing).setFiles(makePhoto(400, 300));
  await page.getByRole('dialog').getByRole('button', { name: 'Usar esta imagem' }).click();
  await expect(page.getByText('Foto do assistente salva.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remover a foto' })).toBeVisible();
  await expectAccessible(page);
  await page.screenshot({ path: 'test-results/robot-avatar.png', fullPage: true });
};

test('a robot answers a follower from what the channel knows, until the follower asks for a person who then answers', async ({
  page,
  browser,
  baseURL,
}) => {
  const channel = await newChannel(baseURL ?? '', `Feira da Lia ${Date.now()}`);
  const token = await atWork(baseURL, ana);
  const call = callerOf(baseURL, token);
  const params = { id: channel.id };
  const known = { question: 'Vocês abrem no domingo?', answer: 'Sim, aos domingos abrimos das 8h às 13h.' };
  await call(addKnowledgeQuestion, { params, body: known });
  const robot = await call(createRobot, {
    params,
    body: {
      name: 'Lia',
      greeting: 'Oi! Aqui é a Lia, da feira.',
      persona: '',
      languages: ['pt-BR'],
      takes: 'all',
      hours: { days: [1, 2, 3, 4, 5], from: '09:00', until: '18:00' },
      handsOver: [],
    },
  });
  await arrive(page, token, `/channel/${channel.id}/services/robots/edit?id=${robot.id}`);
  await givesPicture(page);
  await call(switchRobot, { params: { ...params, robotId: robot.id }, body: { isOn: true } });

  const phone = await newPhone(browser, baseURL, 'Lia Ferraz');
  const field = phone.getByRole('textbox', { name: 'Escreva uma mensagem' });
  await phone.goto(new URL(channel.url).pathname);
  await phone.getByRole('button', { name: 'Seguir', exact: true }).click();
  await phone.getByRole('link', { name: 'Conversar' }).click();
  await field.fill('abrem domingo?');
  await phone.getByRole('button', { name: 'Enviar', exact: true }).click();
  const answered = phone.getByRole('article').filter({ hasText: known.answer });
  await expect(answered).toBeVisible();
  await expect(answered).toContainText('Resposta automática');
  await expect(answered.locator('img')).toHaveJSProperty('complete', true);
  await expect(answered.locator('img')).not.toHaveJSProperty('naturalWidth', 0);
  await phone.screenshot({ path: 'test-results/robot-avatar-phone.png' });
  await expectAccessible(phone);

  await arrive(page, token, `/channel/${channel.id}/services/conversations`);
  await page.getByRole('region', { name: 'Caixa de entrada' }).getByRole('link').first().click();
  await expect(page.getByRole('article').filter({ hasText: known.answer })).toContainText('Lia');
  await expect(page.getByRole('article').filter({ hasText: known.answer }).locator('img')).toBeVisible();
  await page.screenshot({ path: 'test-results/robot-avatar-inbox.png' });
  await phone.getByRole('button', { name: 'Falar com uma pessoa' }).click();
  await expect(phone.getByText(/Pedido para falar com uma pessoa/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Voltar às respostas automáticas' })).toBeVisible();
  await expectAccessible(page);
  await field.fill('Vocês abrem no domingo?');
  await phone.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(phone.getByRole('article').last()).toContainText('Vocês abrem no domingo?');
  await expect(page.getByRole('article').last()).toContainText('Vocês abrem no domingo?');
  await page.getByRole('textbox', { name: 'Escreva uma mensagem' }).fill('Abrimos sim, até as 13h.');
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(phone.getByRole('article').last()).toContainText('Abrimos sim, até as 13h.');
  await expect(phone.getByRole('article').last()).not.toContainText('Resposta automática');
});
