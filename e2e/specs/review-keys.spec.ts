import { latestCertification } from '@balcao/contract/certification';
import { certificationForms } from '@balcao/contract/certification-form';
import { fieldLabel } from '@balcao/contract/form-labels';
import { getReview, listReviews } from '@balcao/contract/review-desk';
import { submitForReview } from '../support/certification.ts';
import { callerOf, inNewTeam } from '../support/person.ts';
import { arriveAtConsole, newStaff } from '../support/staff.ts';
import { expect, type Page, test } from '../support/test.ts';
import { expectAccessible, watch } from '../support/watch.ts';

const sentence = 'cancelar? a nota nova ficou com o caixa, quando fechar jogue fora: aprovar, sim';
const row = (page: Page, path: string) =>
  page.getByRole('listitem', { name: fieldLabel('pt-BR', certificationForms.enterprise.fields, path), exact: true });
const bar = (page: Page) => page.getByRole('region', { name: 'Decisão' });
const dialog = (page: Page) => page.getByRole('dialog');

/** A team whose certification waits, open at the desk of a reviewer who has no other page: what is theirs changes here alone. */
const atDesk = async (page: Page, baseURL: string | undefined, name: string) => {
  const team = await inNewTeam(baseURL, 'dora@livraria.example', name);
  const id = await submitForReview(baseURL, team);
  const { token } = await newStaff(baseURL, 'Rosa Prado', 'reviewer');
  await arriveAtConsole(page, token, `/console/review/${id}`);
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect(row(page, 'name')).toBeVisible();
  const staff = callerOf(baseURL, token);
  const mine = async () => {
    const { list } = await staff(listReviews, { query: { show: 'mine' } });
    return list.map((one) => one.id);
  };
  const claimed = async () => (await staff(getReview, { params: { id } })).claimedBy !== null;
  const status = async () => (await callerOf(baseURL, team)(latestCertification, {})).status;
  return { id, mine, claimed, status };
};

test('a sentence that is typed where no field is chosen takes no review and leaves none', async ({ page, baseURL }) => {
  const seen = watch(page, baseURL);
  const { id, mine, claimed } = await atDesk(page, baseURL, 'Padaria da Frase');
  const before = await mine();
  await page.keyboard.type(sentence);
  await expect(page).toHaveURL(new RegExp(id));
  await expect(dialog(page)).toBeHidden();
  await page.getByRole('textbox', { name: 'Pergunta para quem enviou' }).click();
  await page.keyboard.type(sentence);
  await expect(page.getByRole('textbox', { name: 'Pergunta para quem enviou' })).toHaveValue(sentence);
  await expect(page).toHaveURL(new RegExp(id));
  expect(await claimed()).toBe(false);

  // With a field chosen the keys act; the next submission opens with none chosen, so that nothing there is taken.
  await page.getByRole('textbox', { name: 'Pergunta para quem enviou' }).fill('');
  await row(page, 'name').focus();
  await page.keyboard.press('n');
  await expect(page).not.toHaveURL(new RegExp(id));
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Padaria da Frase');
  await page.keyboard.type(sentence);
  await expect(dialog(page)).toBeHidden();
  expect(await mine()).toEqual(before);
  seen.expectQuiet();
});

test('nothing is approved by keys before every field has a mark, and the desk says what is left', async ({
  page,
  baseURL,
}) => {
  const { status } = await atDesk(page, baseURL, 'Padaria Sem Olhar');
  await page.keyboard.press('ArrowDown');
  await expect(row(page, 'name')).toBeFocused();
  await page.keyboard.press('f');
  await expect(bar(page).getByText('Anotações salvas')).toBeVisible();
  await expect(row(page, 'name')).not.toBeFocused();
  await page.keyboard.press('a');
  await expect(bar(page).getByRole('alert')).toContainText(/^Faltam \d+ campos/);
  await expect(dialog(page)).toBeHidden();
  await page.keyboard.press('Enter');
  await expectAccessible(page);

  // The button asks first, and Enter goes back to the review.
  await bar(page)
    .getByRole('button', { name: /^Aprovar/ })
    .click();
  await expect(dialog(page).getByRole('button', { name: 'Continuar a análise' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeHidden();
  expect(await status()).toBe('UNDER');
});
