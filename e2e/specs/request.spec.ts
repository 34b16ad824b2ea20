import { createPrivateKey, randomBytes, sign } from 'node:crypto';
import { listCertificates, uploadCertificate } from '@balcao/contract/certificate';
import { authorizationOf, requestLines } from '@balcao/contract/open-signature';
import { getRequest, listRequests } from '@balcao/contract/request';
import { makeCertificate } from '../support/certificate.ts';
import { arrive, callerOf, inNewTeam } from '../support/person.ts';
import { expect, type Page, test } from '../support/test.ts';
import { expectAccessible, watch } from '../support/watch.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const sent = '{"merchantOrderNumber": "A-1", "amount": 1234}';

/** A server that sends orders whose body was written again before it was signed; or one over something else altogether. */
const wrongServer = async (baseURL: string | undefined, token: string) => {
  const call = callerOf(baseURL, token);
  const { pem, privateKey, serial } = await makeCertificate('doutor.example');
  await call(uploadCertificate, { body: { name: 'Servidor', pem } });
  const { merchantNumber: merchant } = await call(listCertificates, {});
  const target = '/open/v3.0/order';
  return async (signs: (body: string) => string, body = sent): Promise<void> => {
    const [timestamp, nonce] = [String(Math.floor(Date.now() / 1000)), randomBytes(12).toString('hex')];
    const lines = requestLines({ method: 'POST', target, timestamp, nonce, body: signs(body) });
    const signature = sign('sha256', Buffer.from(lines), createPrivateKey(privateKey)).toString('base64');
    const headers = {
      authorization: authorizationOf({ merchant, serial, timestamp, nonce, signature }),
      'content-type': 'application/json',
    };
    expect((await fetch(`${baseURL}${target}`, { method: 'POST', headers, body })).status).toBe(401);
  };
};

test('a call whose body was written again is found out, down to the byte', async ({ page, baseURL }) => {
  const seen = watch(page, baseURL);
  const token = await inNewTeam(baseURL, 'dora@livraria.example', 'Livraria do Doutor');
  await arrive(page, token, '/setting/payment?tab=requests');
  await expect(page.getByText('Nenhuma chamada ainda')).toBeVisible();
  await expectAccessible(page);
  const callWrongly = await wrongServer(baseURL, token);
  await callWrongly((body) => JSON.stringify(JSON.parse(body)));

  // It shows by itself.
  const row = page.getByRole('table').getByRole('row').filter({ hasText: 'Assinatura não confere' });
  await row.getByRole('link').click();
  await expect(dialog(page)).toContainText('O conteúdo foi reescrito antes de assinar.');
  await expect(dialog(page)).toContainText(/O primeiro byte diferente é o de número \d+\./);
  await expect(dialog(page).locator('mark')).toHaveCount(2);
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Hexadecimal' }).first().click();
  await expect(dialog(page)).toContainText('000000  50 4f 53 54');
  await page.keyboard.press('Escape');

  await callWrongly(() => 'outra coisa');
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

test('of a call that cannot be examined it says so, and leads to one that can', async ({ page, baseURL }) => {
  const seen = watch(page, baseURL);
  const token = await inNewTeam(baseURL, 'dora@livraria.example', 'Livraria do Dino');
  const callWrongly = await wrongServer(baseURL, token);
  await callWrongly(() => 'outra coisa', '{"goodsName":"4111 1111 1111 1111"}');
  await arrive(page, token, '/setting/payment?tab=requests');
  await page.getByRole('table').getByRole('link').click();
  await expect(dialog(page)).toContainText('Esta chamada não foi guardada por inteiro');
  await expect(dialog(page)).not.toContainText('O que esperávamos');
  await expect(dialog(page).getByRole('textbox')).toHaveCount(0);
  await expectAccessible(page);

  // Two minutes keep fewer of one certificate than these.
  for (let calls = 0; calls < 41; calls += 1) await callWrongly(() => 'outra coisa');
  const call = callerOf(baseURL, token);
  const { list } = await call(listRequests, { query: { pageSize: 50 } });
  const details = await Promise.all(list.map(({ id }) => call(getRequest, { params: { id } })));
  await page.goto(`/setting/payment?tab=requests&request=${details.find(({ hasLines }) => !hasLines)?.id}`);
  await expect(dialog(page)).toContainText('Não é possível verificar esta chamada');
  await expectAccessible(page);
  await dialog(page).getByRole('link', { name: 'Verificar a chamada mais recente que guardamos' }).click();
  await expect(dialog(page)).toContainText('Não é nenhum dos erros comuns');
  await expect(page).toHaveURL(new RegExp(`request=${details.find(({ hasLines }) => hasLines)?.id}`));
  seen.expectQuiet();
});

test('calls are put in order both ways, beside the filters', async ({ page, baseURL }) => {
  const seen = watch(page, baseURL);
  const requests = '/setting/payment?status=401&tab=requests';
  const token = await inNewTeam(baseURL, 'dora@livraria.example', 'Livraria em Ordem');
  const callWrongly = await wrongServer(baseURL, token);
  await callWrongly(() => 'primeira');
  await callWrongly(() => 'segunda');
  const { list } = await callerOf(baseURL, token)(listRequests, {});
  await arrive(page, token, requests);
  const at = page.getByRole('columnheader', { name: 'Quando' });
  const links = page.getByRole('table').getByRole('link');
  const expectOrder = async (ids: readonly string[]) => {
    await expect(links).toHaveCount(ids.length);
    for (const [index, id] of ids.entries()) await expect(links.nth(index)).toHaveAttribute('href', new RegExp(id));
  };
  const ids = list.map(({ id }) => id);
  await expect(at).toHaveAttribute('aria-sort', 'descending');
  await expectOrder(ids);
  await at.getByRole('button').click();
  await expect(page).toHaveURL(/status=401.*sort=time/);
  await expect(at).toHaveAttribute('aria-sort', 'ascending');
  await expectOrder(ids.toReversed());
  await page.reload();
  await expectOrder(ids.toReversed());
  await at.getByRole('button').click();
  await expect(page).not.toHaveURL(/sort=/);
  await expectOrder(ids);
  seen.expectQuiet();
});
