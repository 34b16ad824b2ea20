import { listMerchants } from '@balcao/contract/merchant-desk';
import { listReviews } from '@balcao/contract/review-desk';
import type { FieldValues } from '../support/fill-form.ts';
import { casesOfEachKind } from '../support/moderation.ts';
import { callerOf } from '../support/person.ts';
import { type Exceptions, missingIn, pressEverything } from '../support/press-everything.ts';
import { addressOf, routesOf } from '../support/routes.ts';
import { arriveAtConsole, staffToken } from '../support/staff.ts';
import { type Browser, expect, test } from '../support/test.ts';
import { openTestApp } from '../support/test-app.ts';
import { newTicket } from '../support/ticket.ts';
import { heldForStaff } from '../support/version.ts';

const except: Exceptions = [
  [/› (Sair|Sair de todos)$/, 'ends the session: staff.spec.ts presses it'],
  [/support › Buscar$/, 'writes nothing, so that nothing is sent: support.spec.ts searches'],
];

/** Forms that hold something already are sent only once it has changed. */
const values: FieldValues = [
  [/percentual$/, '1,23'],
  [/^Nome$/, 'Pessoa do teste'],
  [/^Novo limite$/, '2.000,00'],
];
const unsent: Exceptions = [[/\/journal › Aplicar$/, 'a filter: it reads the list again and changes nothing']];

/** The forms that the walk fills in and sends, by their buttons. */
const forms: readonly (string | RegExp)[] = [
  // Which holiday comes next depends on the day.
  /^Abrir os bancos em .* › Abrir$/,
  'Adicionar pessoa à equipe interna › Adicionar e enviar link',
  'Ativar a verificação em duas etapas › Continuar',
  'Bloquear Pagamento no miniprograma? › Bloquear produto',
  'Enviar o arquivo de um dia › Enviar e comparar',
  'Fechar um dia › Fechar um dia',
  'Fábio Nunes › Salvar',
  'Helena Duarte › Salvar',
  'Mudar o limite de devolução › Solicitar mudança',
  'Limites de saque de Café do Mercado › Solicitar novos limites',
  'Solicitar o bloqueio de Café do Mercado › Solicitar bloqueio',
  'Solicitar reabertura? › Solicitar reabertura',
  'Permitir consentimento de longo prazo em Compra? › Permitir',
  'Registrar contestação › Registrar e bloquear',
  'Tarifas de Pagamento no miniprograma › Solicitar novas tarifas',
  'Trocar senha › Trocar senha',
  '/console/ticket/# › Salvar nota interna',
  /^Tirar do ar .* › Tirar do ar$/,
];

/** Routes without a screen of someone who is signed in, and why. */
const elsewhere: ReadonlyMap<string, string> = new Map([
  ['/', 'leads to where the role begins'],
  ['/login', 'staff.spec.ts signs in there'],
  ['/set-up', 'staff.spec.ts follows its link'],
  ['/finance/ownerless', 'an address of earlier e-mails: unidentified.spec.ts follows it'],
  ['/parts', 'samples of parts: their buttons belong to no screen'],
]);

/** Whose screens together are all of the console, and what each of them is the one to press. */
const people = [
  { email: 'fabio@balcao.example', of: /^\/(merchant|withdrawal|finance|support|ticket|waiting)/ },
  { email: 'rita@balcao.example', of: /^\/(review|message|channel|robot|workflow)/ },
  { email: 'igor@balcao.example', of: /^\/(staff|record|account|help)/ },
] as const;

const open = async (browser: Browser, baseUrl: string, token: string) => {
  const page = await (await browser.newContext({ baseURL: baseUrl })).newPage();
  await arriveAtConsole(page, token, '/console/account');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return page;
};

test.describe.configure({ timeout: 900_000 });

test('every button of the console does something, and every form is sent', async ({ browser }) => {
  const testApp = await openTestApp();
  try {
    const { baseUrl } = testApp;
    const rita = callerOf(baseUrl, await staffToken(baseUrl, 'rita@balcao.example'));
    const fabio = callerOf(baseUrl, await staffToken(baseUrl, 'fabio@balcao.example'));
    const { list: reviews } = await rita(listReviews, { query: { show: 'free' } });
    const { list: merchants } = await fabio(listMerchants, { query: { search: 'Café' } });
    const ids: Readonly<Record<string, string>> = {
      '/review/$id': reviews[0]?.id ?? '',
      '/merchant/$id': merchants[0]?.merchantId ?? '',
      '/ticket/$id': await newTicket(baseUrl, 'ana@cafe.example'),
    };
    /** Of a route that looks different for different records: further ones. */
    const more: Readonly<Record<string, readonly string[]>> = {
      '/review/$id': await heldForStaff(baseUrl, 'dora@livraria.example'),
    };
    await casesOfEachKind(baseUrl);
    const known = new Set<string>();
    const walked = new Set<string>();
    const left = new Set<string>();
    const sent = new Set<string>();
    const walk = async ({ email, of }: (typeof people)[number]): Promise<string[]> => {
      const page = await open(browser, baseUrl, await staffToken(baseUrl, email));
      const all = (await routesOf(page)).map((route) => route.replace(/(.)\/$/, '$1'));
      const routes = [...new Set(all)].filter((route) => of.test(route) && !elsewhere.has(route));
      for (const route of all) if (!elsewhere.has(route) && !routes.includes(route)) left.add(route);
      for (const route of routes) walked.add(route);
      const addresses = routes.flatMap((route) =>
        [ids[route] ?? '', ...(more[route] ?? [])].flatMap((id) => addressOf(route, { id }) ?? []),
      );
      return pressEverything(
        { page, except, unsent, values, sent, addresses: addresses.map((one) => `/console${one}`) },
        known,
      );
    };
    const [finance, reviewer, admin] = people;
    const faults = (await Promise.all([walk(finance), walk(reviewer)])).flat();
    // Who administers shuts others out, so that comes last.
    faults.push(...(await walk(admin)));
    expect({ faults, sent: [...sent] }).toMatchObject({ faults: [] });
    expect(missingIn(sent, forms)).toEqual([]);
    expect([...left].filter((route) => !walked.has(route))).toEqual([]);
  } finally {
    await testApp.close();
  }
});
