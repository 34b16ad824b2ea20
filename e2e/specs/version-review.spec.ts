import fs from 'node:fs';
import { getApplet } from '@balcao/contract/applet';
import { reasonText } from '@balcao/contract/review-reason-texts';
import { getVersion } from '@balcao/contract/version';
import { arrive, callerOf, inNewTeam } from '../support/person.ts';
import { newPhone } from '../support/phone.ts';
import { arriveAtConsole, staffToken } from '../support/staff.ts';
import { certify } from '../support/submission.ts';
import { expect, type Page, test } from '../support/test.ts';
import { exportedFolder, onlineVersion, openApplet, submittedVersion } from '../support/version.ts';
import { expectAccessible, watch } from '../support/watch.ts';

const dora = 'dora@livraria.example';
const dialog = (page: Page) => page.getByRole('dialog');
const bar = (page: Page) => page.getByRole('region', { name: 'Decisão' });
const pane = (page: Page) => page.getByRole('region', { name: 'O que há na versão' });
const notAllowed = reasonText('notAllowed', 'pt-BR');

/** A certified team of this test with a mini program of this name. */
const withApplet = async (baseURL: string | undefined, name: string) => {
  const token = await inNewTeam(baseURL, dora, `Equipe ${name}`);
  await certify(baseURL, token);
  const applet = await openApplet(baseURL, token, `${name} ${Date.now()}`);
  return { token, applet };
};
const atConsole = async (page: Page, baseURL: string | undefined, path: string) => {
  await arriveAtConsole(page, await staffToken(baseURL, 'rita@balcao.example'), `/console${path}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

/** Drops an exported folder, says what changed, and submits the version. */
const sends = async (page: Page, folder: string, number: string): Promise<void> => {
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Enviar versão' }).first().click();
  await dialog(page).getByRole('button', { name: 'Escolher pasta' }).click();
  await (await choosing).setFiles(folder);
  await expect(dialog(page).getByText(/foi enviado por completo/)).toBeVisible();
  await dialog(page).getByLabel('Descrição').fill('Pão quentinho na hora.');
  await dialog(page).getByRole('button', { name: 'Criar a versão' }).click();
  await expect(page.getByText(`Versão ${number} criada.`)).toBeVisible();
  await page.getByRole('button', { name: 'Enviar para análise' }).first().click();
  await dialog(page).getByLabel('O que verificar').fill('Abra o cardápio e peça um pão.');
  await dialog(page).getByRole('button', { name: 'Enviar agora' }).click();
  await expect(page.getByText(`Versão ${number} enviada para análise.`)).toBeVisible();
};

/** Finds the submission in the queue, by its kind and its name. */
const opens = async (page: Page, name: string): Promise<void> => {
  await page.goto('/console/review?kind=version');
  await page
    .getByRole('row', { name: new RegExp(name) })
    .getByRole('link')
    .first()
    .click();
  await expect(page.getByText('Peça o pão e retire no balcão.')).toBeVisible();
};

const sendsBack = async (page: Page): Promise<void> => {
  await pane(page)
    .getByRole('button', { name: /^Arquivos/ })
    .click();
  await expect(pane(page).getByText('<title>Padaria</title>')).toBeVisible();
  await pane(page).getByRole('button', { name: 'app.js', exact: true }).click();
  await expect(pane(page).getByText('document.title = "Pão";')).toBeVisible();
  await pane(page).getByRole('button', { name: 'Errado: Arquivo app.js' }).click();
  await page.getByRole('radio', { name: notAllowed }).check();
  await page.getByRole('textbox', { name: 'Observação' }).fill('Muda o título sem avisar');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Pronto' }).click();
  await expect(bar(page).getByText('A análise está com você, com 1 apontamento.')).toBeVisible();
  await page.getByRole('button', { name: /^Aprovar/ }).click();
  await expect(dialog(page)).toContainText('Há 1 apontamento.');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Recusar/ }).click();
  await expect(dialog(page)).toContainText('Arquivo app.js');
  await dialog(page).getByRole('button', { name: 'Recusar com 1 apontamento' }).click();
  await expect(page.getByText('Recusada com 1 apontamento')).toBeVisible();
  await expect(pane(page).getByText('Muda o título sem avisar')).toBeVisible();
};

test('a version is sent back for a file, corrected, passed, published and taken down', async ({
  page,
  browser,
  baseURL,
}) => {
  const seen = watch(page, baseURL);
  const { token, applet } = await withApplet(baseURL, 'Pão do Vaivém');
  const folders = [exportedFolder(applet.appId), exportedFolder(applet.appId, { 'app.js': 'start();\n' })] as const;
  const staff = await (await browser.newContext()).newPage();
  const address = `/applet/${applet.id}/version`;
  try {
    await arrive(page, token, address);
    await sends(page, folders[0], '1.0.0');

    await atConsole(staff, baseURL, '/review');
    await opens(staff, applet.name);
    await expectAccessible(staff);
    await sendsBack(staff);

    await page.goto(address);
    await page.getByRole('link', { name: 'Ver o que corrigir' }).click();
    await expect(page.getByText('Arquivo app.js')).toBeVisible();
    await expect(page.getByText('Muda o título sem avisar')).toBeVisible();
    await page.goto(address);
    await sends(page, folders[1], '1.0.1');

    await opens(staff, `${applet.name} 1.0.1`);
    await staff.getByRole('button', { name: /^Assumir/ }).click();
    await bar(staff)
      .getByRole('button', { name: /^Aprovar/ })
      .click();
    await staff.getByRole('button', { name: 'Aprovar a versão' }).click();
    await expect(staff.getByText('Aprovada, ainda não publicada')).toBeVisible();

    await page.goto(address);
    await page.getByRole('link', { name: 'Publicar', exact: true }).click();
    await page.getByRole('button', { name: 'Publicar para todas as pessoas' }).click();
    const shown = () => callerOf(baseURL, token)(getApplet, { params: { id: applet.id } });
    await expect.poll(async () => (await shown()).onlineNumber).toBe('1.0.1');

    await staff.reload();
    await expect(staff.getByText('No ar para todas as pessoas')).toBeVisible();
    await staff.getByRole('button', { name: 'Tirar do ar' }).click();
    await dialog(staff).getByRole('button', { name: 'Tirar do ar' }).click();
    await expect(dialog(staff).getByLabel('Motivo')).toHaveAttribute('aria-invalid', 'true');
    await dialog(staff).getByLabel('Motivo').fill('Pede senhas de banco.');
    await expectAccessible(staff);
    await dialog(staff).getByRole('button', { name: 'Tirar do ar' }).click();
    await expect(staff.getByRole('region', { name: 'Retirada do ar' })).toContainText('Pede senhas de banco.');
    await expect(staff.getByRole('button', { name: 'Tirar do ar' })).toHaveCount(0);
    await staff.context().close();
  } finally {
    for (const folder of folders) fs.rmSync(folder, { recursive: true });
  }
  await page.goto(address);
  await page.getByRole('link', { name: '1.0.1' }).first().click();
  await expect(page.getByText('Pede senhas de banco.')).toBeVisible();
  seen.expectQuiet();
});

test('staff read what differs from the online version, and mark a value of app.json', async ({ page, baseURL }) => {
  const seen = watch(page, baseURL);
  const { token, applet } = await withApplet(baseURL, 'Pão das Diferenças');
  await onlineVersion(baseURL, token, applet, { number: '1.0.0' });
  const { id: versionId, submission } = await submittedVersion(baseURL, token, applet, {
    number: '1.1.0',
    changes: { 'app.js': 'document.title = "Bolo";\n', 'about.html': '<!doctype html>\n<title>Sobre</title>\n' },
    manifest: { pages: ['index.html', 'about.html'], permissions: ['camera'] },
    testAccount: 'lia / 1234',
  });
  await atConsole(page, baseURL, `/review/${submission?.reviewId}`);
  await expect(page.getByText('lia / 1234')).toBeVisible();
  await expect(pane(page)).toContainText('+ camera');
  await pane(page).getByText('app.js', { exact: true }).click();
  const patch = page.getByRole('region', { name: 'Mudanças em app.js' });
  await expect(patch).toContainText('- document.title = "Pão";');
  await expect(patch).toContainText('+ document.title = "Bolo";');
  await expectAccessible(page);
  await pane(page).getByRole('button', { name: 'app.json', exact: true }).click();
  await pane(page).getByRole('button', { name: 'Errado: app.json, campo permissions.0' }).click();
  await page.getByRole('radio', { name: notAllowed }).check();
  await page.getByRole('button', { name: 'Pronto' }).click();
  await expectAccessible(page);
  await pane(page).getByRole('button', { name: 'Ver a página' }).last().click();
  await expect(pane(page).getByText('<title>Sobre</title>')).toBeVisible();
  await page.getByRole('button', { name: /^Recusar/ }).click();
  await dialog(page).getByRole('button', { name: 'Recusar com 1 apontamento' }).click();
  await expect(page.getByText('Recusada com 1 apontamento')).toBeVisible();
  const back = await callerOf(baseURL, token)(getVersion, { params: { id: applet.id, versionId } });
  expect(back.submission?.verdicts).toEqual([{ path: 'app.json/permissions.0', reason: 'notAllowed', note: null }]);
  seen.expectQuiet();
});

test('a team asks that its mini program leaves the shelf; staff read why and what is online, and agree', async ({
  page,
  baseURL,
}) => {
  const seen = watch(page, baseURL);
  const { token, applet } = await withApplet(baseURL, 'Pão da Retirada');
  const call = callerOf(baseURL, token);
  await onlineVersion(baseURL, token, applet, { number: '1.0.0' });
  await arrive(page, token, `/applet/${applet.id}/setting`);
  await page.getByRole('button', { name: 'Solicitar a retirada' }).click();
  await page.getByLabel('Motivo').fill('A loja fechou.');
  await page.getByRole('button', { name: 'Enviar a solicitação' }).click();
  await expect(page.getByText('Retirada solicitada', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await atConsole(page, baseURL, '/review?kind=removal');
  await page
    .getByRole('row', { name: new RegExp(applet.name) })
    .getByRole('link')
    .first()
    .click();
  await expect(page.getByText('A loja fechou.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Versão 1.0.0' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Assumir/ }).click();
  await bar(page)
    .getByRole('button', { name: /^Aprovar/ })
    .click();
  await page.getByRole('button', { name: 'Aprovar a retirada' }).click();
  await expect(bar(page).getByText('Aprovada')).toBeVisible();
  expect((await call(getApplet, { params: { id: applet.id } })).shelf).toBe('off');
  await page.getByRole('link', { name: 'Versão 1.0.0' }).click();
  await expect(page.getByText('No ar para todas as pessoas')).toBeVisible();
  seen.expectQuiet();
});

test('the reviewer runs the version on a phone beside its files, as long as they have it in hand', async ({
  page,
  browser,
  baseURL,
}) => {
  const seen = watch(page, baseURL);
  const { token, applet } = await withApplet(baseURL, 'Pão no Celular');
  const { submission } = await submittedVersion(baseURL, token, applet, { number: '1.0.0' });
  await atConsole(page, baseURL, `/review/${submission?.reviewId}`);
  await expect(pane(page)).toBeVisible();
  const onPhone = page.getByRole('region', { name: 'No celular' });
  await expect(onPhone).toHaveCount(0);
  await page.getByRole('button', { name: /^Assumir/ }).click();
  await onPhone.getByRole('button', { name: 'Ver no celular' }).click();
  await expect(onPhone.getByRole('img', { name: /a versão em análise/ })).toBeVisible();
  await expect(pane(page).getByRole('button', { name: /^Arquivos/ })).toBeVisible();
  await expectAccessible(page);

  const link = (await onPhone.getByRole('link', { name: 'Abrir neste navegador' }).getAttribute('href')) ?? '';
  const { pathname, search } = new URL(link);
  const phone = await newPhone(browser, baseURL, 'Rita do Console');
  await phone.goto(pathname + search);
  await expect(phone.getByRole('heading', { name: /\(em análise\)$/ })).toBeVisible();
  await expect(phone.locator('iframe')).toHaveCount(1);
  const other = await newPhone(browser, baseURL, 'Pessoa Curiosa');
  await other.goto(pathname + search);
  await expect(other.getByText('Esta análise não está mais com você')).toBeVisible();
  await expectAccessible(other);

  await bar(page)
    .getByRole('button', { name: /^Liberar/ })
    .click();
  await expect(onPhone).toHaveCount(0);
  await phone.reload();
  await expect(phone.getByText('Esta análise não está mais com você')).toBeVisible();
  seen.expectQuiet();
});
