import { listApplets } from '@balcao/contract/applet';
import { getAppletSecret, resetAppletSecret } from '@balcao/contract/applet-secret';
import { createAccessToken, exchangeLoginCode } from '@balcao/contract/applet-server';
import { verify } from '@balcao/contract/factor';
import { sendMessage } from '@balcao/contract/message-delivery';
import { listMessageTemplates } from '@balcao/contract/message-template';
import { reasonText } from '@balcao/contract/review-reason-texts';
import { arrive, atWork, callerOf, demoPassword } from '../support/person.ts';
import { openOnPhone, type PublishedApplet, publish } from '../support/published-applet.ts';
import { arriveAtConsole, staffToken } from '../support/staff.ts';
import { expect, type Frame, type Page, test } from '../support/test.ts';
import { expectAccessible } from '../support/watch.ts';

type Api = { readonly login: () => Promise<{ code: string }>; readonly subscribe: (ask: object) => Promise<object> };
type Global = typeof globalThis & { balcao: Api };

const panel = (page: Page) => page.getByRole('dialog');
const bar = (page: Page) => page.getByRole('region', { name: 'Decisão' });
const notClear = reasonText('incomplete', 'pt-BR');

/** One field of the form, by its number. */
const fill = async (
  page: Page,
  number: number,
  { label, kind, sample }: Record<'label' | 'kind' | 'sample', string>,
) => {
  const field = panel(page).getByRole('group', { name: `Campo ${number}` });
  await field.getByLabel('O que o campo guarda').selectOption(kind);
  await field.getByLabel('Nome do campo').fill(label);
  await field.getByLabel('Exemplo').fill(sample);
};

const writes = async (page: Page, title: string): Promise<void> => {
  await page.getByRole('button', { name: 'Escrever mensagem' }).click();
  await panel(page).getByLabel('Assunto').selectOption('sale');
  await panel(page).getByLabel('Quando é enviada').fill('Quando sai a fornada que a pessoa reservou.');
  await panel(page).getByLabel('Título').fill(title);
  await fill(page, 1, { label: 'Pão', kind: 'text', sample: 'Pão francês' });
  await fill(page, 2, { label: 'Valor', kind: 'amount', sample: '12,50' });
  await expectAccessible(page);
  await panel(page).getByText('English').click();
  await panel(page).getByLabel('Título').fill('Fresh bread is ready');
  await expect(panel(page).getByRole('region', { name: 'Como a pessoa vê' })).toContainText('Fresh bread is ready');
  await panel(page).getByRole('button', { name: 'Enviar para análise' }).dblclick();
  await expect(page.getByText(`${title} foi enviada para análise.`)).toBeVisible();
};

const opensInQueue = async (staff: Page, title: string): Promise<void> => {
  await staff.goto('/console/review?kind=template');
  await staff
    .getByRole('row', { name: new RegExp(title) })
    .getByRole('link')
    .first()
    .click();
  await staff.getByRole('button', { name: /^Assumir/ }).click();
};

const sendsBack = async (staff: Page): Promise<void> => {
  await staff.getByRole('button', { name: 'Errado: Campo 1: nome', exact: true }).click();
  await staff.getByRole('radio', { name: notClear }).check();
  await staff.getByRole('textbox', { name: 'Observação' }).fill('Diga qual pão');
  await staff.getByRole('button', { name: 'Pronto' }).click();
  await expectAccessible(staff);
  await staff.getByRole('button', { name: /^Recusar/ }).click();
  await panel(staff).getByRole('button', { name: 'Recusar com 1 apontamento' }).click();
  await expect(staff.getByText('Recusada com 1 apontamento')).toBeVisible();
};

const passes = async (staff: Page): Promise<void> => {
  await bar(staff)
    .getByRole('button', { name: /^Aprovar/ })
    .click();
  await panel(staff).getByRole('button', { name: 'Aprovar a mensagem' }).click();
  await expect(bar(staff).getByRole('button', { name: /Voltar para a fila|Próxima/ })).toBeVisible();
};

/** The server of the mini program, with the person who is on the phone. */
const serverOf = async (baseURL: string | undefined, appletId: string, { appId }: PublishedApplet, frame: Frame) => {
  const member = callerOf(baseURL, await atWork(baseURL, 'ana@cafe.example'));
  const params = { id: appletId };
  await member(verify, { body: { method: 'password', value: demoPassword } });
  const { version } = await member(getAppletSecret, { params });
  const { secret: appSecret } = await member(resetAppletSecret, { params, body: { version } });
  const { accessToken } = await callerOf(baseURL)(createAccessToken, { body: { appId, appSecret } });
  const server = callerOf(baseURL, accessToken);
  const { code } = await frame.evaluate(() => (globalThis as Global).balcao.login());
  return { server, openId: (await server(exchangeLoginCode, { body: { code } })).openId };
};

test('a team writes a message, corrects what the review sends back, and people allow and get it', async ({
  page,
  browser,
  baseURL,
}) => {
  const applet = await publish(baseURL, { permissions: ['notification'] });
  const token = await atWork(baseURL, 'ana@cafe.example');
  const member = callerOf(baseURL, token);
  const { list } = await member(listApplets, { query: { search: applet.name } });
  const appletId = list[0]?.id ?? '';
  const title = `Fornada ${Date.now() % 1_000_000}`;
  const staff = await (await browser.newContext()).newPage();
  await arrive(page, token, `/applet/${appletId}/message`);
  await writes(page, title);

  await arriveAtConsole(staff, await staffToken(baseURL, 'rita@balcao.example'), '/console/review');
  await opensInQueue(staff, title);
  await sendsBack(staff);

  await page.getByRole('button', { name: `Abrir ${title}` }).click();
  await expect(panel(page)).toContainText('Diga qual pão');
  await panel(page).getByRole('button', { name: 'Campo 1: nome' }).click();
  const label = panel(page).getByRole('group', { name: 'Campo 1' }).getByLabel('Nome do campo');
  await expect(label).toBeFocused();
  await label.fill('Tipo de pão');
  await panel(page).getByRole('button', { name: 'Enviar para análise' }).click();
  await expect(page.getByText(`${title} foi enviada para análise.`)).toBeVisible();

  await opensInQueue(staff, title);
  await passes(staff);
  // The page hears of it by itself: it stands among the messages that can be used.
  await expect(page.getByText('Em uso')).toBeVisible();
  await expect(page.getByRole('button', { name: `Abrir ${title}` })).toHaveCount(0);
  const [template] = (await member(listMessageTemplates, { params: { id: appletId } })).list;
  const templateId = template?.id ?? '';

  const { phone, frame } = await openOnPhone(browser, baseURL, applet);
  const asked = frame.evaluate((ask) => (globalThis as Global).balcao.subscribe(ask), { templates: [templateId] });
  const sheet = phone.getByRole('dialog', { name: `${applet.name} quer avisar você` });
  await expect(sheet).toContainText(title);
  await expect(sheet).toContainText('Tipo de pão, Valor');
  await sheet.getByRole('button', { name: 'Permitir' }).click();
  expect(await asked).toEqual({ [templateId]: 'accept' });

  const { server, openId } = await serverOf(baseURL, appletId, applet, frame);
  await server(sendMessage, { body: { templateId, openId, values: { text1: 'Pão de queijo', amount2: 990 } } });
  await phone.goto('/phone/message');
  const message = phone.getByRole('article').filter({ hasText: applet.name });
  await expect(message).toContainText('Tipo de pão');
  await expect(message).toContainText('R$ 9,90');
  await phone.goto('/phone/message?lang=en');
  await expect(phone.getByRole('heading', { name: 'Fresh bread is ready' })).toBeVisible();
});
