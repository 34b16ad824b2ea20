import { fieldLabel } from '@balcao/contract/form-labels';
import { createMerchantForm, latestMerchantForm, updateMerchantForm } from '@balcao/contract/merchant';
import { merchantForms } from '@balcao/contract/merchant-form';
import { callerOf, inNewTeam } from '../support/person.ts';
import { arriveAtConsole, staffToken } from '../support/staff.ts';
import { certify, companyForm } from '../support/submission.ts';
import { expect, type Page, test } from '../support/test.ts';
import { expectAccessible, watch } from '../support/watch.ts';

const label = (path: string): string => fieldLabel('pt-BR', merchantForms.enterprise.fields, path);
const row = (page: Page, path: string) => page.getByRole('listitem', { name: label(path), exact: true });
const bar = (page: Page) => page.getByRole('region', { name: 'Decisão' });
const fine = (page: Page, path: string) => row(page, path).getByRole('button', { name: /^Certo/ });

/** Marks one field after the other as fine, by one key each, until every one that asks for a look is seen. */
const markAll = async (page: Page): Promise<void> => {
  const progress = page.getByText(/^\d+ de \d+ campos vistos/);
  const [seen = 0, all = 0] = ((await progress.textContent()) ?? '').match(/\d+/g)?.map(Number) ?? [];
  for (let done = seen; done < all; done += 1) {
    await page.keyboard.press('f');
    await expect(progress).toHaveText(new RegExp(`^${done + 1} de ${all} `));
  }
};

/** The field that has the keys is wrong, for the first reason of the library; the keys go back to it. */
const foundWrong = async (page: Page): Promise<void> => {
  for (const key of ['w', '1', 'Enter']) await page.keyboard.press(key);
  await expect(page.getByRole('textbox', { name: 'Observação' })).toBeHidden();
};

test('a large form is read by keys alone: what was left empty asks for nothing, and who left is nobody’s work', async ({
  page,
  baseURL,
}) => {
  const seen = watch(page, baseURL);
  const team = await inNewTeam(baseURL, 'dora@livraria.example', 'Empório das Muitas Linhas');
  const form = companyForm(await certify(baseURL, team));
  const call = callerOf(baseURL, team);
  const first = await call(createMerchantForm, { body: form });
  await arriveAtConsole(
    page,
    await staffToken(baseURL, 'rita@balcao.example'),
    `/console/review/${first.submission?.reviewId}?show=free&search=Linhas`,
  );
  await expect(page.getByRole('heading', { name: 'Empório das Muitas Linhas' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(row(page, 'registeredName')).toBeFocused();
  await markAll(page);
  await expect(fine(page, 'address.district')).toHaveAttribute('aria-pressed', 'true');
  await expect(fine(page, 'address.complement')).toHaveAttribute('aria-pressed', 'false');

  // What was left empty may be found wrong all the same; the keys reach it.
  await row(page, 'address.streetNumber').focus();
  await page.keyboard.press('j');
  await expect(row(page, 'address.complement')).toBeFocused();
  await foundWrong(page);
  await row(page, 'partners.1.cpf').focus();
  await foundWrong(page);
  await page.keyboard.press('s');
  await page.getByRole('button', { name: 'Recusar com 2 apontamentos' }).click();
  await expect(bar(page).getByText('Recusada')).toBeVisible();

  const second = await call(updateMerchantForm, { body: { ...form, partners: form.partners.slice(1) } });
  await page.goto(`/console/review/${second.submission?.reviewId}?show=free&search=Linhas`);
  await expect(row(page, 'partners.0.name')).toContainText('Rui Cavalcanti');
  await expect(row(page, 'partners.0.name')).not.toContainText('Mudou');
  await expect(row(page, 'partners.0.cpf')).toContainText('No envio anterior:');
  const left = page.getByRole('region', { name: 'Sócio que saiu' });
  await expect(left).toContainText('Helena Duarte');
  await expect(left.getByRole('button', { name: /^(Certo|Errado|Tudo certo)/ })).toHaveCount(0);
  await expectAccessible(page);
  await page.keyboard.press('ArrowDown');
  await markAll(page);
  await page.keyboard.press('a');
  await page.keyboard.press('Enter');
  await expect(bar(page).getByText('Aprovada')).toBeVisible();
  expect((await call(latestMerchantForm, {})).submission?.status).toBe('SUCCESS');

  await page.getByRole('link', { name: 'Voltar' }).click();
  await expect(page.getByRole('searchbox')).toHaveValue('Linhas');
  await expect(page).toHaveURL(/show=free/);
  seen.expectQuiet();
});
