import { listApplets } from '@balcao/contract/applet';
import { listChannels } from '@balcao/contract/channel';
import { listDisputes } from '@balcao/contract/dispute';
import { actAsBank } from '@balcao/contract/dispute-desk';
import { listInstalments } from '@balcao/contract/instalment';
import { listOrders } from '@balcao/contract/order';
import { listPreauths } from '@balcao/contract/preauth';
import { listRefunds } from '@balcao/contract/refund';
import { listRoles } from '@balcao/contract/role';
import { createTicket } from '@balcao/contract/ticket';
import { listWithdrawals } from '@balcao/contract/withdrawal';
import type { FieldValues } from '../support/fill-form.ts';
import { arrive, atWork, callerOf, demoPassword } from '../support/person.ts';
import { type Exceptions, missingIn, pressEverything } from '../support/press-everything.ts';
import { addressOf, routesOf } from '../support/routes.ts';
import { type Browser, expect, test } from '../support/test.ts';
import { openTestApp } from '../support/test-app.ts';

const except: Exceptions = [
  [/› Começar com /, 'leads to the canvas of a new workflow: workflow.spec.ts presses it'],
  [/› (Sair|Sair de todos)$/, 'ends the session: session.spec.ts presses it'],
  [/^\/account › a choice$/, 'changes the language: session.spec.ts does'],
  [/› Salvar IPs$/, 'is on only after a change: applet-develop.spec.ts saves addresses'],
  [/› Salvar configuração$/, 'is on only after a change: product.spec.ts saves a setting'],
  [/› Salvar domínios$/, 'is on only after a change: applet.spec.ts saves domains'],
  [/Trocar de equipe/, 'leaves the team: team.spec.ts presses it'],
];
const unsent: Exceptions = [
  [/^\/(payment|channel|help)\/.* › Aplicar$/, 'a filter: it reads the list again and changes nothing'],
  [/› Criar miniprograma$/, 'needs a picture: applet.spec.ts sends it'],
  [/› Criar canal$/, 'the same: channel.spec.ts sends it'],
  [/› Enviar a solicitação$/, 'needs a mini program: association.spec.ts chooses and sends it'],
  [/› Enviar para análise$/, 'needs fields of two names: own-template.spec.ts sends it'],
  [/› Criar a versão$/, 'needs the files of a mini program: version.spec.ts sends it'],
];
const values: FieldValues = [
  [/^Senha( atual)?$/, demoPassword],
  [/^Chave/, '529.982.247-25'],
  [/dígitos/, '4242'],
  [/^Abreviação/, 'Formulários'],
  [/^Atalho/, 'formularios'],
  [/^Um servidor por linha/, 'https://api.exemplo.com.br'],
];

/** The forms that the walk fills in and sends, by their buttons. */
const forms: readonly (string | RegExp)[] = [
  '/applet/#/setting › Salvar os dados',
  '/channel/#/setting/index › Salvar os dados',
  '/help/requests/new › Enviar ao suporte',
  '/help/requests/# › Enviar ao suporte',
  '/payment/financial/automatic › a choice',
  '/payment/financial/settlements › Preparar arquivo',
  '/payment/financial/statement › Preparar arquivo',
  '/payment/financial/withdrawals › Preparar arquivo',
  '/payment/transaction/bills › Preparar arquivo',
  '/payment/transaction/dashboard › Preparar arquivo',
  '/payment/transaction/instalments › Preparar arquivo',
  '/payment/transaction/orders › Preparar arquivo',
  '/payment/transaction/preauths › Preparar arquivo',
  '/payment/transaction/refunds › Preparar arquivo',
  'Adicionar destino › Adicionar',
  'Cadastrar certificado › Criar chave e certificado',
  /^Capturar o valor › Capturar R\$/,
  'Como a equipe decide sobre reembolsos › Salvar',
  'Confirme que é você › Confirmar',
  'Contestação # › Enviar provas',
  'Convidar para a equipe › Enviar convite',
  'Criar chave de acesso › Criar chave de acesso',
  'Criar chave › Criar chave',
  'Liquidação # › Preparar arquivo',
  'Mudar o nome de usuário › Salvar o nome',
  'Novo QR Code › Criar QR Code',
  /^Recusar o reembolso de .* › Recusar reembolso$/,
  'Reembolso alto › Salvar',
  'Respostas prontas › Criar resposta pronta',
  'Trocar a senha › Trocar a senha',
  'Trocar o e-mail › Enviar o código',
  'Trocar o e-mail › Trocar o e-mail',
];

/** Routes that lead to another one, or that belong to people who stand elsewhere. */
const elsewhere: ReadonlySet<string> = new Set([
  ...[
    '/',
    '/payment',
    '/payment/transaction',
    '/payment/financial',
    '/setting',
    '/setting/merchant',
    '/applets',
    '/channels',
  ],
  // template.spec.ts writes one, corrects it and presses its buttons.
  ...['/messages/new', '/messages/$templateId'],
  ...['/teams', '/certify', '/invite'],
  // Leads nowhere: home.spec.ts goes there.
  '/$',
  // Of one draft, which its address names: broadcast.spec.ts writes it and presses every button.
  '/channel/$channelId/broadcast/edit',
  // Of one robot, which its address names: robot.spec.ts makes it and presses every button.
  '/channel/$channelId/services/robots/edit',
  // The canvas of one workflow, which is kept as one draws: workflow.spec.ts does.
  '/channel/$channelId/services/workflow/$workflowId',
  // Asks for a code that a tool shows: tool.spec.ts types it and presses every button.
  '/tool/login',
]);

/** Two halves of the back office, walked side by side. */
const halves = [/^\/payment\/transaction/, /^\/(?!payment\/transaction|account)/] as const;
/** Comes last: it ends the other sessions of the person. */
const account = /^\/account/;
const ana = 'ana@cafe.example';

const walker = async (browser: Browser, baseURL: string) => {
  const page = await (await browser.newContext({ baseURL })).newPage();
  await arrive(page, await atWork(baseURL, ana), '/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return page;
};

/** Numbers of what stands in the demonstration, by the route that shows one. */
const shown = async (baseURL: string): Promise<Readonly<Record<string, string>>> => {
  const call = callerOf(baseURL, await atWork(baseURL, ana));
  const { list: paid } = await call(listOrders, { query: { method: '02', status: '02' } });
  await callerOf(baseURL)(actAsBank, { body: { orderNumber: paid[0]?.number ?? '', act: 'block' } });
  // The bank's word comes by the rail.
  await expect.poll(async () => (await call(listDisputes, { query: {} })).list.length).toBeGreaterThan(0);
  const [orders, refunds, disputes, instalments, preauths, withdrawals, roles, applets, channels] = await Promise.all([
    call(listOrders, { query: {} }),
    call(listRefunds, { query: {} }),
    call(listDisputes, { query: {} }),
    call(listInstalments, { query: {} }),
    call(listPreauths, { query: {} }),
    call(listWithdrawals, { query: {} }),
    call(listRoles, { query: {} }),
    call(listApplets, { query: {} }),
    call(listChannels, { query: {} }),
  ]);
  const body = { area: 'money', subject: 'Saque parado', text: 'Não chegou.', view: null } as const;
  const ticket = await call(createTicket, { body });
  return {
    '/payment/transaction/orders/$number': orders.list[0]?.number ?? '',
    '/payment/transaction/refunds/$number': refunds.list[0]?.number ?? '',
    '/payment/transaction/disputes/$number': disputes.list[0]?.number ?? '',
    '/payment/transaction/instalments/$number': instalments.list[0]?.orderNumber ?? '',
    '/payment/transaction/preauths/$number': preauths.list[0]?.number ?? '',
    '/payment/withdrawal/$number': withdrawals.list[0]?.number ?? '',
    '/setting/team/role/$roleId': roles.list[0]?.id ?? '',
    '/payment/products/$product': '04',
    '/applet/$appletId/setting': applets.list[0]?.id ?? '',
    '/applet/$appletId/version': applets.list[0]?.id ?? '',
    '/applet/$appletId/develop': applets.list[0]?.id ?? '',
    '/applet/$appletId/message': applets.list[0]?.id ?? '',
    '/applet/$appletId/usage': applets.list[0]?.id ?? '',
    '/channel/$channelId/setting/index': channels.list[0]?.id ?? '',
    '/channel/$channelId/broadcast/index': channels.list[0]?.id ?? '',
    '/channel/$channelId/replies': channels.list[0]?.id ?? '',
    '/channel/$channelId/followers': channels.list[0]?.id ?? '',
    '/channel/$channelId/setting/official-certification': channels.list[0]?.id ?? '',
    '/channel/$channelId/setting/personal-certification': channels.list[0]?.id ?? '',
    '/channel/$channelId/setting/subject-information': channels.list[0]?.id ?? '',
    '/channel/$channelId/services/conversations': channels.list[0]?.id ?? '',
    '/channel/$channelId/services/robots': channels.list[0]?.id ?? '',
    '/channel/$channelId/services/robots/knowledge': channels.list[0]?.id ?? '',
    '/channel/$channelId/services/workflow': channels.list[0]?.id ?? '',
    '/channel/$channelId/services/associate': channels.list[0]?.id ?? '',
    '/help/requests/$id': ticket.id,
    '/help/$slug': 'withdrawal',
    '/help/guide/$name': 'open-api',
  };
};

test.describe.configure({ timeout: 900_000 });

test('every button of the back office does something, and every form is sent', async ({ browser }) => {
  const testApp = await openTestApp();
  try {
    const { baseUrl } = testApp;
    const numbers = await shown(baseUrl);
    const sent = new Set<string>();
    const known = new Set<string>();
    const unknown = new Set<string>();
    const walk = async (of: RegExp): Promise<string[]> => {
      const page = await walker(browser, baseUrl);
      const all = (await routesOf(page)).map((route) => route.replace(/(.)\/$/, '$1'));
      const routes = [...new Set(all)].filter((route) => of.test(route) && !elsewhere.has(route));
      const addresses = routes.flatMap((route) => {
        const one = numbers[route] ?? '';
        const ids = {
          number: one,
          roleId: one,
          product: one,
          appletId: one,
          channelId: one,
          slug: one,
          name: one,
          id: one,
        };
        const address = addressOf(route, ids);
        if (address === undefined) unknown.add(route);
        return address ?? [];
      });
      return pressEverything({ page, except, unsent, values, sent, addresses }, known);
    };
    const faults = (await Promise.all(halves.map(walk))).flat();
    faults.push(...(await walk(account)));
    expect({ faults, unknown: [...unknown], sent: [...sent] }).toMatchObject({ faults: [], unknown: [] });
    expect(missingIn(sent, forms)).toEqual([]);
  } finally {
    await testApp.close();
  }
});
