import { createChannel } from '@balcao/contract/channel';
import { arrive, atWork, callerOf } from '../support/person.ts';
import { newPhone } from '../support/phone.ts';
import { makePhoto } from '../support/photo.ts';
import { expect, type Page, test } from '../support/test.ts';
import { expectAccessible, watch } from '../support/watch.ts';

const addStep = async (page: Page): Promise<void> => {
  const canvas = page.getByRole('region', { name: 'Diagrama do fluxo' });
  // A new step is at first a fault, and is connected by the form alone.
  await page.getByRole('button', { name: 'Adicionar Resposta' }).click();
  await expect(page.getByText(/Nada leva a este passo/).first()).toBeVisible();
  await page.getByLabel('Texto', { exact: true }).fill('Até a próxima!');
  await page.getByLabel('Depois → leva a').selectOption({ label: '5. Fim' });
  await canvas.getByText('Obrigado, {{name}}!').click();
  await page.getByLabel('Depois → leva a').selectOption({ label: '6. Resposta: Até a próxima!' });
  await expect(page.getByText('Nenhum problema: pode publicar.')).toBeVisible();
  await expect(page.getByText('Tudo salvo')).toBeVisible();
  await page.getByRole('button', { name: 'Organizar' }).click();
  await page.screenshot({ path: 'test-results/workflow-editor.png' });
};
const tryIt = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Testar' }).click();
  await page.getByLabel('Mensagem do seguidor').fill('pesquisa');
  await page.getByRole('button', { name: 'Começar', exact: true }).click();
  const log = page.getByRole('log');
  await log.getByRole('button', { name: 'Bom' }).click();
  await expect(log.getByText('Até a próxima!')).toBeVisible();
  await expect(page.getByText('O teste terminou.')).toBeVisible();
  await page.screenshot({ path: 'test-results/workflow-try.png' });
  await expectAccessible(page);
};
/** Where there is no room next to the list, the chosen step stands over it. */
const startByTheClock = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /^1\. Início/ }).click();
  const drawer = page.getByRole('dialog', { name: 'Início' });
  await drawer.getByLabel('Começa com').selectOption('Dia e hora');
  await drawer.getByLabel('Quando').selectOption('Segunda-feira');
  await drawer.getByLabel('Hora').fill('09:00');
  await expect(drawer.getByText('O canal não tem etiquetas. Crie uma em Seguidores.')).toBeVisible();
  await page.screenshot({ path: 'test-results/workflow-start.png' });
  await expectAccessible(page);
  await drawer.getByRole('button', { name: 'Fechar' }).click();
  await expect(drawer).toBeHidden();
  await page.getByRole('button', { name: 'Adicionar Modelo de mensagem' }).click();
  const template = page.getByRole('dialog', { name: 'Modelo de mensagem' });
  await expect(template.getByLabel('Modelo', { exact: true })).toBeVisible();
  await page.screenshot({ path: 'test-results/workflow-template.png' });
  await page.keyboard.press('Escape');
  await expect(template).toBeHidden();
  await expect(page.getByText('Tudo salvo')).toBeVisible();
};
const answerIt = async (phone: Page, url: string): Promise<void> => {
  await phone.goto(new URL(url).pathname);
  await phone.getByRole('button', { name: 'Seguir', exact: true }).click();
  await phone.getByRole('link', { name: 'Conversar' }).click();
  await phone.getByRole('textbox', { name: 'Escreva uma mensagem' }).fill('pesquisa');
  await phone.getByRole('button', { name: 'Enviar', exact: true }).click();
  await phone.getByRole('button', { name: 'Bom', exact: true }).click();
  await expect(phone.getByText('Até a próxima!')).toBeVisible();
};

test('a member makes a survey, tries it, publishes it, and a follower answers it', async ({
  page,
  browser,
  baseURL,
}) => {
  const seen = watch(page, baseURL);
  const token = await atWork(baseURL, 'ana@cafe.example');
  const call = callerOf(baseURL ?? '', token);
  const avatar = makePhoto(64, 64).buffer.toString('base64');
  const name = `Fluxos ${Date.now()}`;
  const words = { type: 'everyone', description: 'Testes de fluxos.', language: 'pt-BR', category: 'food' } as const;
  const channel = await call(createChannel, { body: { ...words, name, avatar } });

  await arrive(page, token, `/channel/${channel.id}/services/workflow`);
  await expect(page.getByText('Nenhum fluxo ainda')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Começar com Pesquisa' }).click();
  const canvas = page.getByRole('region', { name: 'Diagrama do fluxo' });
  await expect(canvas.getByText('Como foi o seu atendimento?')).toBeVisible();
  await expect(page.getByText('Nenhum problema: pode publicar.')).toBeVisible();
  await expectAccessible(page);

  await addStep(page);
  await tryIt(page);
  await page.getByRole('button', { name: 'Publicar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publicar' }).click();
  await expect(page.getByText('Ligado', { exact: true })).toBeVisible();

  const phone = await newPhone(browser, baseURL, `Lia ${Date.now()}`);
  await answerIt(phone, channel.url);
  await page.getByRole('link', { name: 'Execuções' }).click();
  await page.getByRole('link', { name: /Lia/ }).click();
  await expect(page.getByText('Até a próxima!')).toBeVisible();
  await page.screenshot({ path: 'test-results/workflow-run.png' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('link', { name: 'Rascunho' }).click();
  await expect(page.getByRole('list', { name: 'Passos do fluxo' })).toBeVisible();
  await page.screenshot({ path: 'test-results/workflow-phone.png', fullPage: true });
  await expectAccessible(page);
  await startByTheClock(page);
  seen.expectQuiet();
});
