import { decideMerchantChange } from '@balcao/contract/merchant-change';
import { changeMerchantFees, getMerchantFees } from '@balcao/contract/product-fee';
import { currentUser } from '@balcao/contract/session-current';
import { listWithdrawals } from '@balcao/contract/withdrawal';
import { askFreeze, decideFreeze, getFreeze, takeBackFreeze } from '@balcao/contract/withdrawal-freeze';
import { changeMerchantLimits, getMerchantLimits } from '@balcao/contract/withdrawal-limits';
import { arrive, atWork, callerOf, inNewTeam } from '../support/person.ts';
import { arriveAtConsole, newStaff } from '../support/staff.ts';
import { expect, type Locator, type Page, test } from '../support/test.ts';
import { expectAccessible, watch } from '../support/watch.ts';

const ana = 'ana@cafe.example';
const dora = 'dora@livraria.example';

test('finance sees what the bank refused, has it asked about what is late, and the merchant reads the same', async ({
  page,
  baseURL,
}) => {
  const seen = watch(page, baseURL);
  const member = await atWork(baseURL, ana);
  const { list } = await callerOf(baseURL, member)(listWithdrawals, { query: { status: ['99'] } });
  const number = list.at(-1)?.number ?? '';
  const { token } = await newStaff(baseURL, 'Lia Prado', 'finance');
  await arriveAtConsole(page, token, `/console/withdrawal?show=failed&search=${number}`);
  await page.getByRole('link', { name: 'Café do Mercado' }).first().click();
  const panel = page.getByRole('dialog', { name: 'Saque' });
  await expect(panel).toContainText(number);
  await expect(panel.getByText('REFUSED_BY_BANK')).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Consultar o banco agora' })).toBeHidden();
  await expectAccessible(page);
  await panel.getByRole('link', { name: 'Café do Mercado' }).click();
  await page
    .getByRole('navigation', { name: 'Partes do estabelecimento' })
    .getByRole('link', { name: 'Saques' })
    .click();
  const payouts = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Saques', exact: true }) });
  await payouts.getByRole('button', { name: 'Falharam' }).click();
  await expect(payouts.getByRole('link', { name: number })).toBeVisible();
  await payouts.getByRole('button', { name: 'A caminho' }).click();
  await payouts
    .getByRole('link', { name: /^\d{20}$/ })
    .last()
    .click();
  await panel.getByRole('button', { name: 'Consultar o banco agora' }).click();
  await expect(page.getByText('O banco está sendo consultado.')).toBeVisible();
  await arrive(page, member, `/payment/withdrawal/${number}`);
  await expect(page.getByText('O saque falhou e o dinheiro voltou').first()).toBeVisible();
  seen.expectQuiet();
});

/** No reason is chosen beforehand: that is a decision. */
const fillInFreeze = async (form: Locator): Promise<void> => {
  await expect(form.getByRole('radio', { checked: true })).toHaveCount(0);
  await form.getByText('Suspeita de fraude').click();
  await form.getByLabel('O que aconteceu?').fill('Acesso de um lugar estranho, conta talvez invadida.');
};

test('money is frozen by two of finance, and the merchant reads since when, what goes on and whom to ask', async ({
  page,
  baseURL,
}) => {
  const seen = watch(page, baseURL);
  const member = await atWork(baseURL, dora);
  const merchantId = (await callerOf(baseURL, member)(currentUser, {})).merchantId ?? '';
  const first = await newStaff(baseURL, 'Lia Prado', 'finance');
  const second = await newStaff(baseURL, 'Davi Rocha', 'finance');
  await arriveAtConsole(page, first.token, `/console/merchant/${merchantId}`);
  await page.getByRole('button', { name: 'Solicitar bloqueio' }).click();
  const form = page.getByRole('dialog');
  await fillInFreeze(form);
  const colleague = callerOf(baseURL, second.token);
  const params = { id: merchantId };
  const freezing = {
    action: 'freeze',
    reason: 'suspectedFraud',
    words: 'Pedido enquanto outra pessoa escrevia.',
  } as const;
  const faster = (await colleague(askFreeze, { params, body: freezing })).asked?.id ?? '';
  await form.getByRole('button', { name: 'Solicitar bloqueio' }).click();
  await expect(page.getByText('Um colega solicitou ou decidiu antes')).toBeVisible();
  await expect(form).toBeHidden();
  await expect(page.getByText('Davi Rocha solicita o bloqueio')).toBeVisible();
  await colleague(takeBackFreeze, { params: { ...params, requestId: faster } });
  await page.reload();
  await page.getByRole('button', { name: 'Solicitar bloqueio' }).click();
  await fillInFreeze(form);
  await form.getByRole('button', { name: 'Solicitar bloqueio' }).click();
  await expect(page.getByText('Você solicitou o bloqueio; um colega decide')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Confirmar bloqueio' })).toBeHidden();
  await expectAccessible(page);

  await arriveAtConsole(page, second.token, '/console/merchant?show=asked');
  await page.getByRole('link', { name: 'Livraria Aurora' }).click();
  await page.getByRole('button', { name: 'Confirmar bloqueio' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirmar bloqueio' }).click();
  await expect(page.getByText(/Saques, inclusive automáticos, são recusados/)).toBeVisible();

  await arrive(page, member, '/payment/financial');
  const notice = page.getByRole('region', { name: /estão bloqueadas desde/ });
  await expect(notice).toContainText('Continuam: receber pagamentos');
  // What would be refused is not offered.
  await expect(page.getByRole('button', { name: 'Guardar' })).toBeDisabled();
  await expect(notice.getByRole('link', { name: 'Falar com o atendimento' })).toHaveAttribute('href', /^mailto:.+@/);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/payment/financial/withdrawals');
  await expect(notice).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  const body = { action: 'unfreeze', reason: 'cleared', words: 'Era a própria dona, em viagem.' } as const;
  const { asked } = await callerOf(baseURL, second.token)(askFreeze, { params, body });
  const decided = { params: { ...params, requestId: asked?.id ?? '' }, body: { agreed: true, words: null } };
  await callerOf(baseURL, first.token)(decideFreeze, decided);
  expect((await callerOf(baseURL, first.token)(getFreeze, { params })).frozen).toBeNull();
  seen.expectQuiet();
});

type Asking = { readonly asked: { readonly id: string } | null };
/** What a colleague asks for is agreed to by a third. */
const agreeTo = (third: ReturnType<typeof callerOf>, id: string, { asked }: Asking): Promise<unknown> =>
  third(decideMerchantChange, { params: { id, requestId: asked?.id ?? '' }, body: { agreed: true, words: null } });

/** Sends a form that was filled in while a colleague was faster: nothing typed is lost, and the page behind shows theirs. */
const sendTooLate = async (page: Page, name: string, theirs: string): Promise<void> => {
  const form = page.getByRole('dialog');
  await form.getByLabel('Por que mudar?').fill('Outro acordo, da mesma semana.');
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === 'PUT'),
    form.getByRole('button', { name }).click(),
  ]);
  expect((await answer.json()).code).toBe(13019);
  await expect(form.getByRole('alert')).toContainText('Um colega salvou isto enquanto você editava');
  await expect(form.getByLabel('Por que mudar?')).toHaveValue('Outro acordo, da mesma semana.');
  await expect(form.getByRole('button', { name })).toBeDisabled();
  await expect(page.getByText(theirs).first()).toBeVisible();
};

test('what a colleague agrees while somebody fills in other fees or limits is not written over, and nothing typed is lost', async ({
  page,
  baseURL,
}) => {
  const member = await inNewTeam(baseURL, dora, 'Sebo do Beco');
  const params = { id: (await callerOf(baseURL, member)(currentUser, {})).merchantId ?? '' };
  const { token } = await newStaff(baseURL, 'Lia Prado', 'finance');
  const second = await newStaff(baseURL, 'Davi Rocha', 'finance');
  const colleague = callerOf(baseURL, second.token);
  const third = callerOf(baseURL, (await newStaff(baseURL, 'Bia Melo', 'finance')).token);
  const agree = (asking: Asking) => agreeTo(third, params.id, asking);
  const reason = 'Acordo feito por telefone.';
  const form = page.getByRole('dialog');
  const saveTooLate = (name: string, theirs: string) => sendTooLate(page, name, theirs);
  await arriveAtConsole(page, token, `/console/merchant/${params.id}`);

  await page.getByRole('button', { name: 'Mudar limites' }).click();
  await form.getByLabel('Por saque').fill('1000');
  const { own, version } = await colleague(getMerchantLimits, { params });
  const daily = { version, reason, own: { ...own, daily: 7_000_000 } };
  await agree(await colleague(changeMerchantLimits, { params, body: daily }));
  await saveTooLate('Solicitar novos limites', 'R$ 70.000,00');
  expect((await colleague(getMerchantLimits, { params })).own).toMatchObject({ single: null, daily: 7_000_000 });
  // Kept, and saved on purpose: what the colleague agreed elsewhere stands.
  await form.getByRole('button', { name: 'Ficar com as minhas mudanças' }).click();
  await form.getByRole('button', { name: 'Solicitar novos limites' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByText('Você solicitou a mudança; um colega decide')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mudar limites' })).toBeHidden();
  await expectAccessible(page);
  await arriveAtConsole(page, second.token, `/console/merchant/${params.id}`);
  await expect(page.getByRole('region', { name: 'Lia Prado solicita uma mudança' })).toContainText('R$ 1.000,00');
  await page.getByRole('button', { name: 'Confirmar mudança' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirmar mudança' }).click();
  await expect(page.getByRole('button', { name: 'Mudar limites' })).toBeVisible();
  expect((await colleague(getMerchantLimits, { params })).own).toMatchObject({ single: 100_000, daily: 7_000_000 });

  await arriveAtConsole(page, token, `/console/merchant/${params.id}`);

  await page.getByRole('button', { name: 'Mudar as tarifas: API de pagamento' }).click();
  const wallet = form.getByLabel('Carteira: percentual');
  await wallet.fill('0,50');
  const fees = await colleague(getMerchantFees, { params });
  const agreed = { product: '03', method: '02', plan: { basisPoints: 42, fixed: 0 } } as const;
  const body = { version: fees.version, reason, fees: [agreed] };
  await agree(await colleague(changeMerchantFees, { params, body }));
  await saveTooLate('Solicitar novas tarifas', '0,42%');
  await expect(wallet).toHaveValue('0,50');
  await form.getByRole('button', { name: 'Descartar as minhas mudanças' }).click();
  await expect(form.getByLabel('Pix: percentual')).toHaveValue('0,42');
  await form.getByRole('button', { name: 'Cancelar' }).click();
  const { list } = await colleague(getMerchantFees, { params });
  expect(list.find(({ product, method }) => product === '03' && method === '02')?.basisPoints).toBe(42);
});
