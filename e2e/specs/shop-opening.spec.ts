import { latestCertification } from '@balcao/contract/certification';
import { latestMerchantForm, saveMerchantDraft } from '@balcao/contract/merchant';
import { currentUser } from '@balcao/contract/session-current';
import { approve } from '../support/desk.ts';
import { arrive, callerOf, inNewTeam } from '../support/person.ts';
import { arriveAtConsole, staffToken } from '../support/staff.ts';
import { companyForm, sendDocument } from '../support/submission.ts';
import { expect, test } from '../support/test.ts';
import { expectAccessible } from '../support/watch.ts';

test('an uncertified shop fills in one form, is looked at once, and prints its QR code', async ({ page, baseURL }) => {
  const token = await inNewTeam(baseURL, 'dora@livraria.example', 'Padaria Abre Hoje');
  const call = callerOf(baseURL, token);
  const values = JSON.parse(JSON.stringify(companyForm(await sendDocument(baseURL, token))));
  await call(saveMerchantDraft, { body: { values, version: 0 } });
  await arrive(page, token, '/home');
  const certification = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Certifique a equipe' });
  await expect(certification).toContainText('Vai junto');
  await page.getByRole('link', { name: 'Preencher os dados' }).click();

  await expect(page.getByText('A certificação da equipe vai junto')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'O que você vende e para quem' }).fill('Pães e bolos para quem mora perto.');
  await page.getByRole('combobox', { name: /^QR Code impresso para a loja/ }).click();
  await page.getByRole('option', { name: 'Sim, pedir junto' }).click();
  await page.getByRole('link', { name: 'Conferir e enviar' }).click();
  await expect(page.getByText('Tudo preenchido. Confira e envie.')).toBeVisible();
  await page.getByLabel('Declaro que estes dados são verdadeiros').check();
  await page.getByRole('button', { name: 'Enviar para análise' }).click();
  await expect(page.getByText('Dados enviados para análise.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancelar a análise' })).toBeVisible();

  for (const address of ['/certify', '/payment/products/04']) {
    await page.goto(address);
    await expect(page.getByText('A decisão sai junto com a dos dados de pagamento.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Cancelar a análise' })).toBeHidden();
    await expectAccessible(page);
  }

  const { submission } = await call(latestMerchantForm, {});
  const desk = await page.context().newPage();
  await arriveAtConsole(
    desk,
    await staffToken(baseURL, 'rita@balcao.example'),
    `/console/review/${submission?.reviewId}`,
  );
  await expect(desk.getByText('Decide também: Certificação e Produto de pagamento: QR Code')).toBeVisible();
  const joined = await call(latestCertification, {});
  await desk.goto(`/console/review/${joined.submission?.reviewId}`);
  await expect(desk.getByText('Decidida em outra análise')).toBeVisible();
  await expect(desk.getByRole('button', { name: /^(Assumir|Enviar pergunta)/ })).toBeHidden();
  await desk.getByRole('link', { name: 'Abrir essa análise' }).click();
  await expect(desk.getByText(/^Decide também/)).toBeVisible();
  await desk.close();
  await approve(baseURL, token, 'merchant');
  await expect.poll(async () => (await call(currentUser, {})).paymentCert).toBe(true);
  await page.goto('/payment/products/04');
  await page
    .getByRole('button', { name: /QR Code/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
