import { createPrivateKey, randomBytes, sign } from 'node:crypto';
import { listCertificates, uploadCertificate } from '@balcao/contract/certificate';
import { authorizationOf, requestLines } from '@balcao/contract/open-signature';
import { expect, type Page, test } from '@playwright/test';
import { makeCertificate } from '../support/certificate.ts';
import { arrive, callerOf, inNewTeam } from '../support/person.ts';
import { expectAccessible, watch } from '../support/watch.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const sent = '{"merchantOrderNumber": "A-1", "amount": 1234}';

/** Sends an order whose body was written anew before it was signed; or one over something else altogether. */
const callWrongly = async (
  baseURL: string | undefined,
  token: string,
  signs: (body: string) => string,
): Promise<void> => {
  const call = callerOf(baseURL, token);
  const { pem, privateKey, serial } = await makeCertificate('doutor.example');
  await call(uploadCertificate, { body: { name: 'Servidor', pem } });
  const { merchantNumber: merchant } = await call(listCertificates, {});
  const target = '/open/v3.0/order';
  const [timestamp, nonce] = [String(Math.floor(Date.now() / 1000)), randomBytes(12).toString('hex')];
  const lines = requestLines({ method: 'POST', target, timestamp, nonce, body: signs(sent) });
  const signature = sign('sha256', Buffer.from(lines), createPrivateKey(privateKey)).toString('base64');
  const headers = {
    authorization: authorizationOf({ merchant, serial, timestamp, nonce, signature }),
    'content-type': 'application/json',
  };
  expect((await fetch(`${baseURL}${target}`, { method: 'POST', headers, body: sent })).status).toBe(401);
};

test('a call whose body was written anew is found out, down to the byte', async ({ page, baseURL }) => {
  const seen = watch(page, baseURL);
  const token = await inNewTeam(baseURL, 'dora@livraria.example', 'Livraria do Doutor');
  await arrive(page, token, '/setting/payment?tab=requests');
  await expect(page.getByText('Nenhuma chamada ainda')).toBeVisible();
  await expectAccessible(page);
  await callWrongly(baseURL, token, (body) => JSON.stringify(JSON.parse(body)));

  // It shows by itself.
  const row = page.getByRole('table').getByRole('row').filter({ hasText: 'Assinatura não confere' });
  await row.getByRole('link').click();
  await expect(dialog(page)).toContainText('O conteúdo foi escrito de novo antes de assinar.');
  await expect(dialog(page)).toContainText(/O primeiro byte diferente é o de número \d+\./);
  await expect(dialog(page).locator('mark')).toHaveCount(2);
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Hexadecimal' }).first().click();
  await expect(dialog(page)).toContainText('000000  50 4f 53 54');
  await page.keyboard.press('Escape');

  await callWrongly(baseURL, token, () => 'outra coisa');
  await expect(row).toHaveCount(2);
  await row.first().getByRole('link').click();
  await expect(dialog(page)).toContainText('Não é nenhum dos erros comuns');
  const pasted: string[] = [];
  page.on('request', (request) => pasted.push(request.postData() ?? ''));
  await dialog(page)
    .getByRole('textbox', { name: 'O texto que o seu código assinou' })
    .fill('POST\n/open/v3.0/ordem\n');
  await expect(dialog(page).getByRole('status')).toContainText('O primeiro byte diferente é o de número 21.');
  expect(pasted.filter((body) => body.includes('ordem'))).toEqual([]);
  await expectAccessible(page);
  seen.expectQuiet();
});
