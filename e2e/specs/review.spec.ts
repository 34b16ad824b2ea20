import { cancelCertification, latestCertification } from '@balcao/contract/certification';
import { certificationForms } from '@balcao/contract/certification-form';
import { fieldLabel } from '@balcao/contract/form-labels';
import { answerReview } from '@balcao/contract/review';
import { claimReview, getReview, markReview } from '@balcao/contract/review-desk';
import { reasonText } from '@balcao/contract/review-reason-texts';
import { submitForReview } from '../support/certification.ts';
import { callerOf, inNewTeam } from '../support/person.ts';
import { arriveAtConsole, staffToken } from '../support/staff.ts';
import { expect, type Page, test } from '../support/test.ts';
import { expectAccessible, watch } from '../support/watch.ts';

const dora = 'dora@livraria.example';
/** Two of the staff who decide, and one who helps merchants. */
const staff = { rita: 'rita@balcao.example', rui: 'rui@balcao.example', sara: 'sara@balcao.example' } as const;
const label = (path: string): string => fieldLabel('pt-BR', certificationForms.enterprise.fields, path);
const reason = (name: 'numberDiffers' | 'unreadable'): string => reasonText(name, 'pt-BR');

const row = (page: Page, path: string) => page.getByRole('listitem', { name: label(path), exact: true });
const bar = (page: Page) => page.getByRole('region', { name: 'Decisão' });
const dialog = (page: Page) => page.getByRole('dialog');

/** A team of this test that has submitted its certification, and the way to it at the desk. */
const submitted = async (baseURL: string | undefined, name: string) => {
  const team = await inNewTeam(baseURL, dora, name);
  const id = await submitForReview(baseURL, team);
  const state = () => callerOf(baseURL, team)(latestCertification, {});
  return { team, id, state, path: `/review/${id}` };
};
const open = async (page: Page, baseURL: string | undefined, path: string, who: keyof typeof staff = 'rita') => {
  await arriveAtConsole(page, await staffToken(baseURL, staff[who]), `/console${path}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

test('a clean case is found, read and approved by keys alone', async ({ page, baseURL }) => {
  const seen = watch(page, baseURL);
  const { state, id } = await submitted(baseURL, 'Empório das Teclas');
  await open(page, baseURL, '/review');
  await expectAccessible(page);
  await page.getByRole('searchbox', { name: 'Nome ou número do estabelecimento' }).fill('Empório das Teclas');
  const found = page.getByRole('link', { name: 'Empório das Teclas' });
  await expect(page.getByRole('row')).toHaveCount(2);
  await found.focus();
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: 'Empório das Teclas' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('ArrowDown');
  await expect(row(page, 'name')).toBeFocused();
  // What was left empty asks for no look.
  const fields = await page
    .getByRole('region', { name: 'O que foi enviado' })
    .getByRole('listitem', { name: /./ })
    .filter({ hasNotText: /Não preenchido|Sem documento/ })
    .all();
  await page.keyboard.press('f');
  await expect(row(page, 'name').getByRole('button', { name: /^Certo/ })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('Com você', { exact: true })).toBeVisible();
  for (let field = 1; field < fields.length; field += 1) await page.keyboard.press('f');
  await expect(page.getByText(`${fields.length} de ${fields.length} campos vistos, nenhum errado`)).toBeVisible();

  await page.keyboard.press('?');
  await expect(dialog(page)).toContainText('Próximo documento');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('a');
  await expect(page.getByRole('button', { name: 'Aprovar a certificação' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(bar(page).getByText('Aprovada')).toBeVisible();
  expect(await state()).toMatchObject({ status: 'SUCCESS', certified: true });
  await page.keyboard.press('n');
  await expect(page).not.toHaveURL(new RegExp(id));
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Empório das Teclas');
  seen.expectQuiet();
});

/** The submission shows what changed since the one before, and is approved by buttons. */
const approvesWhatChanged = async (page: Page, id: string): Promise<void> => {
  await page.goto(`/console/review/${id}`);
  await expect(page.getByText('2ª vez')).toBeVisible();
  await expect(row(page, 'cnpj')).toContainText('Mudou');
  await expect(row(page, 'cnpj').locator('s')).toHaveText('12.ABC.345/01DE-35');
  await expect(row(page, 'cnpj')).toContainText('No envio anterior:');
  await page.getByRole('switch', { name: /^Só o que mudou/ }).check();
  await expect(row(page, 'name')).toBeHidden();
  await expect(row(page, 'businessLicense')).toContainText('Documento trocado');
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Assumir/ }).click();
  await page.getByRole('button', { name: /^Aprovar/ }).click();
  await page.getByRole('button', { name: 'Aprovar a certificação' }).click();
  await expect(bar(page).getByText('Aprovada')).toBeVisible();
};

test('what is wrong goes back with its reasons, and what was corrected stands beside what was before', async ({
  page,
  baseURL,
}) => {
  const { team, state, path, id } = await submitted(baseURL, 'Padaria do Vaivém');
  await open(page, baseURL, path);
  await row(page, 'cnpj')
    .getByRole('button', { name: /^Errado/ })
    .click();
  await page.getByRole('radio', { name: reason('numberDiffers') }).check();
  await page.getByRole('textbox', { name: 'Observação' }).fill('O cartão termina em 36');
  await page.getByRole('button', { name: 'Pronto' }).click();
  await row(page, 'businessLicense').focus();
  await page.keyboard.press('w');
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  await expect(row(page, 'businessLicense')).toBeFocused();
  await expect(bar(page).getByText('Anotações salvas')).toBeVisible();
  await page.reload();
  await expect(row(page, 'cnpj')).toContainText('O cartão termina em 36');

  await page.getByRole('textbox', { name: 'Pergunta para quem enviou' }).fill('O cartão é da matriz\nou da filial?');
  await page.getByRole('button', { name: 'Enviar pergunta' }).click();
  await expect(page.getByText('Há uma pergunta sem resposta')).toBeVisible();
  await callerOf(baseURL, team)(answerReview, { params: { id }, body: { text: 'Da matriz.' } });
  await page.reload();
  await expect(page.getByText('Da matriz.')).toBeVisible();

  await page.getByRole('button', { name: /^Aprovar/ }).click();
  await expect(dialog(page)).toContainText('Há 2 apontamentos.');
  await page.keyboard.press('Escape');
  await row(page, 'cnpj').focus();
  await page.keyboard.press('s');
  await expect(dialog(page)).toContainText(label('businessLicense'));
  await page.getByRole('textbox', { name: 'Recado para quem enviou' }).fill('Falta pouco.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Recusar com 2 apontamentos' }).click();
  await expect(page.getByText('Recusada com 2 apontamentos')).toBeVisible();
  const { submission } = await state();
  expect(submission).toMatchObject({
    status: 'REJECT',
    remark: 'Falta pouco.',
    verdicts: [
      { path: 'cnpj', reason: 'numberDiffers', note: 'O cartão termina em 36' },
      { path: 'businessLicense', reason: 'unreadable', note: null },
    ],
  });

  await approvesWhatChanged(
    page,
    await submitForReview(baseURL, team, { change: { cnpj: '11.222.333/0001-81' }, again: true }),
  );
  expect(await state()).toMatchObject({ status: 'SUCCESS', certified: true });
});

test('two never decide at once, and the person who is late is told where they stand', async ({
  page,
  browser,
  baseURL,
}) => {
  const { team, path, id } = await submitted(baseURL, 'Bazar dos Dois');
  const second = await (await browser.newContext()).newPage();
  // Neither is told of what the other one does: what is told may come late.
  for (const desk of [page, second]) await desk.route('**/review/stream', (route) => route.abort());
  await open(second, baseURL, path, 'rui');
  await expect(second.getByRole('button', { name: /^Assumir/ })).toBeVisible();
  await open(page, baseURL, path);
  await page.getByRole('button', { name: /^Assumir/ }).click();
  await expect(bar(page).getByText('A análise está com você.')).toBeVisible();

  // The second desk does not know yet.
  await row(second, 'name').focus();
  await second.keyboard.press('c');
  await expect(second.getByText('Rita Campos está com esta análise', { exact: true })).toBeVisible();
  await expect(bar(second).getByRole('alert')).not.toBeEmpty();
  await expect(dialog(second)).toBeHidden();
  await expect(second.getByRole('button', { name: /^(Aprovar|Recusar|Certo)/ })).toHaveCount(0);
  await expectAccessible(second);
  await second.context().close();

  await row(page, 'name')
    .getByRole('button', { name: /^Errado/ })
    .click();
  await page.getByRole('radio', { name: reason('unreadable') }).check();
  await expect(bar(page).getByText('Anotações salvas')).toBeVisible();
  await callerOf(baseURL, team)(cancelCertification, {});
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Recusar/ }).click();
  await page.getByRole('textbox', { name: 'Recado para quem enviou' }).fill('Isto não se perde.');
  await page.getByRole('button', { name: 'Recusar com 1 apontamento' }).click();
  await expect(page.getByText('Quem enviou cancelou este envio')).toBeVisible();
  await expect(row(page, 'name')).toContainText(reason('unreadable'));
  const { status } = await callerOf(baseURL, await staffToken(baseURL, staff.rui))(getReview, { params: { id } });
  expect(status).toBe('REVOKED');
});

test('a note that could not be kept is remembered over a reload, and kept as soon as it can be', async ({
  page,
  baseURL,
}) => {
  const { path, id } = await submitted(baseURL, 'Mercado da Rede Fraca');
  await open(page, baseURL, path);
  await page.getByRole('button', { name: /^Assumir/ }).click();
  await expect(bar(page).getByText('A análise está com você.')).toBeVisible();
  await page.route('**/marks', (route) => route.abort());
  await row(page, 'intro')
    .getByRole('button', { name: /^Errado/ })
    .click();
  await page.getByRole('radio', { name: reason('unreadable') }).check();
  await page.getByRole('textbox', { name: 'Observação' }).fill('Sem acentos');
  await expect(bar(page).getByText('Ainda não salvo, tentando de novo')).toBeVisible();
  await page.reload();
  await expect(row(page, 'intro')).toContainText('Sem acentos');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await expect(bar(page).getByText('Anotações salvas')).toBeVisible();
  const { marks } = await callerOf(baseURL, await staffToken(baseURL, staff.rui))(getReview, { params: { id } });
  expect(marks).toEqual([{ path: 'intro', fine: false, reason: 'unreadable', note: 'Sem acentos' }]);
});

test('an approval is not sent after its dialog was closed, however late the notes arrive', async ({
  page,
  baseURL,
}) => {
  const { path, id } = await submitted(baseURL, 'Quitanda Sem Pressa');
  await open(page, baseURL, path);
  await page.getByRole('button', { name: /^Assumir/ }).click();
  await expect(bar(page).getByText('A análise está com você.')).toBeVisible();
  let arrive = () => {};
  const late = new Promise<void>((done) => {
    arrive = done;
  });
  await page.route('**/marks', (route) => late.then(() => route.continue()));
  await row(page, 'intro')
    .getByRole('button', { name: /^Certo/ })
    .click();
  const decided: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/approve')) decided.push(request.method());
  });
  await bar(page)
    .getByRole('button', { name: /^Aprovar/ })
    .click();
  await dialog(page)
    .getByRole('button', { name: /^Aprovar/ })
    .click();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  arrive();
  await expect(bar(page).getByText('Anotações salvas')).toBeVisible();
  expect(decided).toEqual([]);
  const { status } = await callerOf(baseURL, await staffToken(baseURL, staff.rui))(getReview, { params: { id } });
  expect(status).toBe('UNDER');
});

test('a decision is opened again by two, never by the one who asks', async ({ page, browser, baseURL }) => {
  const { path, state } = await submitted(baseURL, 'Quitanda da Segunda Vista');
  await open(page, baseURL, path);
  await page.getByRole('button', { name: /^Assumir/ }).click();
  await page.getByRole('button', { name: /^Aprovar/ }).click();
  await page.getByRole('button', { name: 'Aprovar a certificação' }).click();
  await page.getByRole('button', { name: 'Solicitar reabertura' }).click();
  await dialog(page).getByRole('textbox', { name: 'Por que reabrir?' }).fill('O CNPJ foi baixado ontem.');
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Solicitar reabertura' }).click();
  await expect(page.getByText('Você solicitou a reabertura; um colega decide')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reabrir' })).toBeHidden();

  const second = await (await browser.newContext()).newPage();
  await open(second, baseURL, '/review?show=reopening', 'rui');
  await second.getByRole('link', { name: 'Quitanda da Segunda Vista' }).click();
  await expect(second.getByText('Motivo: O CNPJ foi baixado ontem.')).toBeVisible();
  await second.getByRole('button', { name: 'Reabrir' }).click();
  await expect(bar(second).getByRole('button', { name: /^Assumir/ })).toBeVisible();
  expect(await state()).toMatchObject({ status: 'UNDER' });
  await second.context().close();
});

test('staff who do not decide see how far a review is, and nothing of what was submitted', async ({
  page,
  baseURL,
}) => {
  const { path, id } = await submitted(baseURL, 'Loja do Sigilo');
  const rita = callerOf(baseURL, await staffToken(baseURL, staff.rita));
  await rita(claimReview, { params: { id } });
  await rita(markReview, { params: { id }, body: { marks: [] } });
  await open(page, baseURL, path, 'sara');
  await expect(page.getByText('Os dados enviados não aparecem para a sua função')).toBeVisible();
  await expect(page.getByText('Com Rita Campos')).toBeVisible();
  await expect(page.getByText('Helena Duarte')).toHaveCount(0);
  await page.keyboard.press('a');
  await expect(dialog(page)).toBeHidden();
  await expectAccessible(page);
  for (const other of ['staff', 'record']) {
    await page.goto(`/console/${other}`);
    await expect(page.getByText('Esta página não faz parte da sua função')).toBeVisible();
    await expect(page.getByRole('button', { name: /^(Adicionar|Exportar|Tentar)/ })).toHaveCount(0);
  }
  await expectAccessible(page);
});
