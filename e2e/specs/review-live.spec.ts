import { latestCertification } from '@balcao/contract/certification';
import { certificationForms } from '@balcao/contract/certification-form';
import { fieldLabel } from '@balcao/contract/form-labels';
import { reasonText } from '@balcao/contract/review-reason-texts';
import { submitForReview } from '../support/certification.ts';
import { callerOf, inNewTeam } from '../support/person.ts';
import { arriveAtConsole, staffToken } from '../support/staff.ts';
import { expect, type Page, test } from '../support/test.ts';
import { openTestApp } from '../support/test-app.ts';
import { expectAccessible, watch } from '../support/watch.ts';

const row = (page: Page, path: string) =>
  page.getByRole('listitem', { name: fieldLabel('pt-BR', certificationForms.enterprise.fields, path), exact: true });
const bar = (page: Page) => page.getByRole('region', { name: 'Decisão', exact: true });
const dialog = (page: Page) => page.getByRole('dialog');
const undoLine = (page: Page) => page.getByRole('region', { name: /^Decisão sobre/ });

/** Approves although nothing was looked at: asked first, and by a second click. */
const approveUnseen = async (page: Page): Promise<void> => {
  await bar(page)
    .getByRole('button', { name: /^Aprovar/ })
    .click();
  await expect(dialog(page)).toContainText('Você ainda não viu:');
  await expect(dialog(page).getByRole('button', { name: 'Continuar a análise' })).toBeFocused();
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Aprovar a certificação' }).dblclick();
  await expect(undoLine(page)).toContainText('Você aprovou');
  await expect(bar(page).getByRole('alert')).toBeEmpty();
};

/** Undoes it where the page stands: the way to it is in view, over no field that has the focus. */
const undo = async (page: Page): Promise<void> => {
  await row(page, 'businessLicense').focus();
  await expect(undoLine(page)).toBeInViewport();
  const [line, field] = [await undoLine(page).boundingBox(), await row(page, 'businessLicense').boundingBox()];
  expect(field?.y ?? 0).toBeGreaterThanOrEqual((line?.y ?? 0) + (line?.height ?? 0));
  await undoLine(page).getByRole('button', { name: 'Desfazer' }).dblclick();
  await expect(undoLine(page)).toBeHidden();
  await expect(bar(page)).toContainText('A análise está com você');
};

const sendBack = async (page: Page): Promise<void> => {
  await row(page, 'cnpj')
    .getByRole('button', { name: /^Errado/ })
    .click();
  await page.getByRole('radio', { name: reasonText('numberDiffers', 'pt-BR') }).check();
  await page.getByRole('button', { name: 'Pronto' }).click();
  await bar(page)
    .getByRole('button', { name: /^Recusar/ })
    .click();
  await dialog(page).getByRole('button', { name: 'Recusar com 1 apontamento' }).click();
  await expect(undoLine(page)).toContainText('Você recusou');
};

test('an approval is asked about, undone and sent back, and another desk sees it as it happens', async ({
  browser,
}) => {
  // Longer than in life: a busy machine must find the time to undo.
  const { baseUrl, close } = await openTestApp({ REVIEW_UNDO_SECONDS: '20' });
  try {
    const team = await inNewTeam(baseUrl, 'dora@livraria.example', 'Armazém ao Vivo');
    const id = await submitForReview(baseUrl, team);
    const deskOf = async (who: string): Promise<Page> => {
      const page = await (await browser.newContext({ baseURL: baseUrl })).newPage();
      await arriveAtConsole(page, await staffToken(baseUrl, who), `/console/review/${id}`);
      await expect(page.getByRole('heading', { name: 'Armazém ao Vivo' })).toBeVisible();
      return page;
    };
    const [rita, rui] = [await deskOf('rita@balcao.example'), await deskOf('rui@balcao.example')];
    const seen = watch(rita, baseUrl);
    await expect(bar(rui)).toContainText('Esta análise está livre');
    await bar(rita)
      .getByRole('button', { name: /^Assumir/ })
      .click();
    await expect(bar(rui)).toContainText('Rita Campos está com esta análise');
    await approveUnseen(rita);
    await undo(rita);
    expect((await callerOf(baseUrl, team)(latestCertification, {})).status).toBe('UNDER');
    await sendBack(rita);
    await expect(rui.getByText('Recusada com 1 apontamento')).toBeVisible({ timeout: 60_000 });
    await expect(row(rui, 'cnpj')).toContainText(reasonText('numberDiffers', 'pt-BR'));
    await expect(rita.getByText('Recusada com 1 apontamento')).toBeVisible();
    await expectAccessible(rui);
    seen.expectQuiet();
  } finally {
    await close();
  }
});
