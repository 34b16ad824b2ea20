import { randomUUID } from 'node:crypto';
import { getRefund } from '@balcao/contract/refund';
import { approveRefund } from '@balcao/contract/refund-request';
import { loseAnswer } from '../support/lost-answer.ts';
import { arrive, atWork, callerOf } from '../support/person.ts';
import { bought } from '../support/sale.ts';
import { openShop } from '../support/shop.ts';
import { expect, type Page, test } from '../support/test.ts';
import { expectAccessible, watch } from '../support/watch.ts';

const ana = 'ana@cafe.example';
const bia = 'bia@cafe.example';

/** A refund that the merchant's server has asked for and that two people must agree to. */
const waitingForTwo = async (baseURL: string | undefined) => {
  const { merchantOrderNumber } = await bought(baseURL, 55_000);
  const ask = { merchantOrderNumber, merchantRefundNumber: randomUUID(), amount: 55_000, reason: 'Festa cancelada' };
  const { number } = await openShop(baseURL).createRefund(ask);
  return { number, address: `/payment/transaction/refunds/${number}` };
};
const panelOf = (page: Page) => page.getByRole('dialog', { name: /^Reembolso/ });
const question = (page: Page) => page.getByRole('alertdialog');
/** The page goes on showing what it knew of the refund, until the line is corrected. */
const cutLine = async (page: Page, number: string, data: unknown): Promise<() => void> => {
  let isCut = true;
  await page.route(`**/admin/v3.0/refund/${number}`, (route) =>
    isCut ? route.fulfill({ json: { code: 200, msg: '', data } }) : route.continue(),
  );
  return () => {
    isCut = false;
  };
};

test('the person who was told that one more person is needed sends no money when a colleague agreed first', async ({
  page,
  baseURL,
}) => {
  const seen = watch(page, baseURL);
  const { number, address } = await waitingForTwo(baseURL);
  const byAna = callerOf(baseURL, await atWork(baseURL, ana));
  await arrive(page, await atWork(baseURL, bia), address);
  await panelOf(page).getByRole('button', { name: 'Dar a primeira aprovação' }).click();
  await expect(question(page)).toContainText('Este valor precisa da aprovação de duas pessoas');
  const { version } = await byAna(getRefund, { params: { number } });
  await byAna(approveRefund, { params: { number }, body: { version } });
  await question(page).getByRole('button', { name: 'Dar a primeira aprovação' }).click();
  await expect(question(page)).toContainText('Um colega aprovou antes de você, e o seu clique não enviou nada.');
  await expectAccessible(page);
  expect(await byAna(getRefund, { params: { number } })).toMatchObject({ review: '0', status: null });
  // What is asked now is what happens, and what is told is what the server answered.
  await question(page)
    .getByRole('button', { name: /^Reembolsar R\$\s550,00$/ })
    .click();
  await expect(page.getByText(/^R\$\s550,00 a caminho de quem pagou\./)).toBeVisible();
  await expect(panelOf(page).getByText('Dinheiro devolvido a quem pagou')).toBeVisible();
  seen.expectQuiet();
});

test('an approval whose answer got lost is the same approval when it is given again', async ({ page, baseURL }) => {
  const { number, address } = await waitingForTwo(baseURL);
  const token = await atWork(baseURL, bia);
  const call = callerOf(baseURL, token);
  await cutLine(page, number, await call(getRefund, { params: { number } }));
  await arrive(page, token, address);
  const approve = async () => {
    await panelOf(page).getByRole('button', { name: 'Dar a primeira aprovação' }).click();
    await question(page).getByRole('button', { name: 'Dar a primeira aprovação' }).click();
  };
  await page.route((url) => url.pathname.endsWith('/approve'), loseAnswer, { times: 1 });
  await approve();
  await question(page).getByRole('button', { name: 'Entendi' }).click();
  await approve();
  await expect(page.getByText('Aprovado por você. Falta mais uma pessoa.')).toBeVisible();
  expect(await call(getRefund, { params: { number } })).toMatchObject({ review: '0', version: 2 });
});

test('a rejection whose answer got lost is asked about, and is rejected once', async ({ page, baseURL }) => {
  const { number, address } = await waitingForTwo(baseURL);
  const token = await atWork(baseURL, bia);
  const call = callerOf(baseURL, token);
  const mendLine = await cutLine(page, number, await call(getRefund, { params: { number } }));
  await arrive(page, token, address);
  await panelOf(page).getByRole('button', { name: 'Recusar' }).click();
  const form = page.getByRole('dialog', { name: /^Recusar o reembolso/ });
  await form.getByLabel('Motivo da recusa').fill('Já foi trocado');
  await page.route((url) => url.pathname.endsWith('/reject'), loseAnswer, { times: 1 });
  await form.getByRole('button', { name: 'Recusar reembolso' }).click();
  await question(page).getByRole('button', { name: 'Entendi' }).click();
  await expect(form.getByText('Não recebemos a resposta')).toBeVisible();
  await expectAccessible(page);
  // The line is back with the question itself: before it, the form would close as soon as the page reads the refund.
  const mendAndSend: Parameters<Page['route']>[1] = (route) => {
    mendLine();
    return route.continue();
  };
  await page.route((url) => url.pathname.endsWith('/reject'), mendAndSend, { times: 1 });
  await form.getByRole('button', { name: 'Conferir a recusa' }).click();
  await expect(page.getByText(/^Reembolso de R\$\s550,00 recusado\./)).toBeVisible();
  await expect(panelOf(page).getByText('“Já foi trocado”')).toBeVisible();
});
