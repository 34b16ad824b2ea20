import type { Channel } from '@balcao/contract/channel';
import { openConversation, writeToChannel } from '@balcao/contract/conversation-phone';
import { loginCustomer } from '@balcao/contract/customer';
import { followChannel } from '@balcao/contract/follower';
import { reportMessage } from '@balcao/contract/moderation-report';
import { approveReview, claimReview } from '@balcao/contract/review-desk';
import { addPhonePerson } from '@balcao/contract/sandbox';
import { createTemplate, submitTemplate } from '@balcao/contract/template';
import { createWorkflow, publishWorkflow } from '@balcao/contract/workflow';
import type { WorkflowDefinition } from '@balcao/contract/workflow-kinds';
import { newChannel } from '../support/moderation.ts';
import { arrive, atWork, callerOf } from '../support/person.ts';
import { newPhone } from '../support/phone.ts';
import { arriveAtConsole, staffToken } from '../support/staff.ts';
import { expect, type Page, test } from '../support/test.ts';
import { openTestApp } from '../support/test-app.ts';
import { expectAccessible, watch } from '../support/watch.ts';

const ana = 'ana@cafe.example';
const name = 'oferta_da_semana';
const offer = 'Café em grão com 20% de desconto até sábado.';
const linkOf = ({ url }: Pick<Channel, 'url'>): string => new URL(url).pathname.split('/').at(-1) ?? '';

/** A template that staff have approved. */
const approved = async (baseUrl: string): Promise<string> => {
  const call = callerOf(baseUrl, await atWork(baseUrl, ana));
  const made = await call(createTemplate, {
    body: {
      name,
      category: 'marketing',
      mainLanguage: 'pt-BR',
      variables: [],
      versions: [{ language: 'pt-BR', header: '', body: offer, footer: '', buttons: [] }],
    },
  });
  const params = { templateId: made.id };
  const { submission } = await call(submitTemplate, { params, body: { version: made.version } });
  const rita = callerOf(baseUrl, await staffToken(baseUrl, 'rita@balcao.example'));
  const review = { params: { id: submission?.reviewId ?? '' } };
  const claimed = await rita(claimReview, review);
  await rita(approveReview, { ...review, body: { version: claimed.version, remark: null } });
  return made.id;
};

/** A workflow that answers any message with the template. */
const sendsIt = async (baseUrl: string, channel: Channel, templateId: string): Promise<void> => {
  const call = callerOf(baseUrl, await atWork(baseUrl, ana));
  const template = { templateId, name, language: 'pt-BR' as const, values: [] };
  const draft: WorkflowDefinition = {
    nodes: [
      { id: 'start', kind: 'start', data: { trigger: 'message', words: '' }, x: 0, y: 0 },
      { id: 'send', kind: 'template', data: { template }, x: 0, y: 160 },
      { id: 'end', kind: 'end', data: {}, x: 0, y: 320 },
    ],
    arrows: [
      { from: 'start', out: 'next', to: 'send' },
      { from: 'send', out: 'next', to: 'end' },
      { from: 'send', out: 'failed', to: 'end' },
    ],
  };
  const made = await call(createWorkflow, {
    params: { id: channel.id },
    body: { name: 'Oferta a quem escreve', draft },
  });
  const params = { id: channel.id, workflowId: made.id };
  await call(publishWorkflow, { params, body: { version: made.version } });
};

/** A person who gets it and reports it. */
const someoneReports = async (baseUrl: string, channel: Channel): Promise<void> => {
  const { phone, pin } = await callerOf(baseUrl)(addPhonePerson, { body: { name: 'Caio Prado' } });
  const { token } = await callerOf(baseUrl)(loginCustomer, { body: { phone, pin } });
  const call = callerOf(baseUrl, token);
  const params = { link: linkOf(channel) };
  await call(followChannel, { params, body: {} });
  await call(writeToChannel, { params, body: { clientId: crypto.randomUUID(), text: 'Oi' } });
  const got = async () =>
    (await call(openConversation, { params, query: {} })).list.find(({ reportable }) => reportable === 'template');
  await expect.poll(got).toBeDefined();
  const position = (await got())?.position ?? 0;
  const body = { reason: 'spam', text: 'Eu só disse oi.' } as const;
  await call(reportMessage, { params: { ...params, position }, body });
};

/** Follows the channel, writes to it, and reports what comes. */
const reportsOnPhone = async (phone: Page, baseUrl: string, channel: Channel): Promise<void> => {
  await phone.goto(new URL(new URL(channel.url).pathname, baseUrl).href);
  await phone.getByRole('button', { name: 'Seguir', exact: true }).click();
  await phone.getByRole('link', { name: 'Conversar' }).click();
  await phone.getByRole('textbox', { name: 'Escreva uma mensagem' }).fill('Bom dia');
  await phone.getByRole('button', { name: 'Enviar', exact: true }).click();
  const got = phone.getByRole('article').filter({ hasText: offer });
  await got.getByRole('button', { name: 'Denunciar mensagem' }).click();
  await phone.screenshot({ path: 'test-results/template-report-phone.png' });
  await expectAccessible(phone);
  await phone.getByRole('button', { name: 'Enviar denúncia' }).dblclick();
  await expect(phone.getByText('esta mensagem deixará de ser enviada')).toBeVisible();
  await phone.getByRole('button', { name: 'Fechar' }).click();
};

test('a template says where it is used, pauses by itself when people report it, and its team and staff read why', async ({
  browser,
}) => {
  const testApp = await openTestApp();
  try {
    const { baseUrl } = testApp;
    const page = await (await browser.newContext({ baseURL: baseUrl })).newPage();
    const staff = await (await browser.newContext({ baseURL: baseUrl })).newPage();
    const watched = watch(page, baseUrl);
    const channel = await newChannel(baseUrl, 'Ofertas do Café');
    const templateId = await approved(baseUrl);
    await sendsIt(baseUrl, channel, templateId);

    await arrive(page, await atWork(baseUrl, ana), `/messages/${templateId}`);
    const uses = page.getByRole('list', { name: 'Onde é usado' });
    await expect(uses).toContainText('no canal Ofertas do Café');
    await expect(uses).toContainText('Ligado e publicado');
    await page.getByRole('button', { name: `Ações de ${name}` }).click();
    await page.getByRole('button', { name: 'Excluir', exact: true }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('1 fluxo usa este modelo (Oferta a quem escreve)');
    await page.screenshot({ path: 'test-results/template-remove.png' });
    await question.getByRole('button', { name: 'Cancelar' }).click();

    for (const _ of [1, 2]) await someoneReports(baseUrl, channel);
    await reportsOnPhone(await newPhone(browser, baseUrl, 'Bruna Lima'), baseUrl, channel);

    // The page hears of it by itself.
    const notice = page.getByRole('region', { name: 'Este modelo foi pausado por causa de reclamações' });
    await expect(notice).toContainText(/em [23] horas/);
    await expect(page.getByRole('main')).toContainText(/Reclamações em 7 dias\s*3 pessoas/);
    await expectAccessible(page);
    await page.screenshot({ path: 'test-results/template-complained.png', fullPage: true });
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.screenshot({ path: 'test-results/template-complained-390.png', fullPage: true });
    await page.setViewportSize({ width: 1440, height: 900 });
    await uses.getByRole('link', { name: 'Oferta a quem escreve' }).click();
    await expect(
      page.getByText('O modelo escolhido não pode ser enviado agora.').or(page.getByText(name)).first(),
    ).toBeVisible();

    await arriveAtConsole(staff, await staffToken(baseUrl, 'rita@balcao.example'), '/console/message-template');
    await staff
      .getByRole('row', { name: new RegExp(name) })
      .getByRole('link')
      .first()
      .click();
    await expect(staff.getByRole('dialog')).toContainText(/Denunciaram\s*3/);
    await expect(staff.getByRole('dialog')).toContainText('Eu só disse oi.');
    await expectAccessible(staff);
    await staff.screenshot({ path: 'test-results/template-health.png' });
    await staff.getByRole('button', { name: 'Desativar o modelo' }).click();
    await expect(staff.getByText('1 fluxo da equipe usa este modelo.')).toBeVisible();
    watched.expectQuiet();
  } finally {
    await testApp.close();
  }
});
