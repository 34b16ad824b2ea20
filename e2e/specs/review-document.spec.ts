import { latestCertification } from '@balcao/contract/certification';
import { certificationForms } from '@balcao/contract/certification-form';
import { fieldLabel } from '@balcao/contract/form-labels';
import { submitForReview } from '../support/certification.ts';
import { callerOf, inNewTeam } from '../support/person.ts';
import { newPhone } from '../support/phone.ts';
import { makePhoto } from '../support/photo.ts';
import { arriveAtConsole, staffToken } from '../support/staff.ts';
import { sendDocument } from '../support/submission.ts';
import { expect, type Locator, type Page, test } from '../support/test.ts';
import { expectAccessible, watch } from '../support/watch.ts';

/** A PDF of two pages with words in a font that it does not bring along. */
const makePdf = (): Buffer => {
  const text = 'BT /F1 36 Tf 60 700 Td (Contrato social) Tj ET';
  const page = '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 5 0 R/Resources<</Font<</F1 6 0 R>>>>>>';
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R 4 0 R]/Count 2>>',
    page,
    page,
    `<</Length ${text.length}>>stream\n${text}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ];
  let file = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${places.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  return Buffer.from(
    `${file}${table}trailer<</Size ${places.length + 1}/Root 1 0 R>>\nstartxref\n${file.length}\n%%EOF`,
  );
};

const tabs = (page: Page) => page.getByRole('list', { name: 'Documentos deste envio' }).getByRole('button');
const stages = (page: Page) => page.getByRole('region', { name: /ampliar com Ctrl e a roda/ });

test('documents are looked at beside the fields: two at once, near, turned, page by page', async ({
  page,
  baseURL,
}) => {
  const seen = watch(page, baseURL);
  const team = await inNewTeam(baseURL, 'dora@livraria.example', 'Papelaria das Lentes');
  const photo = await sendDocument(baseURL, team, { ...makePhoto(900, 600), name: 'licença.png' });
  const contract = await sendDocument(baseURL, team, { name: 'contrato.pdf', buffer: makePdf() });
  const id = await submitForReview(baseURL, team, { change: { businessLicense: [photo, contract] } });
  await arriveAtConsole(page, await staffToken(baseURL, 'rita@balcao.example'), `/console/review/${id}`);

  await expect(stages(page).getByRole('img')).toBeVisible();
  // No virus scanner is set up here, and who reviews is told so.
  await expect(page.getByText('não verificado por antivírus')).toBeVisible();
  await stages(page).focus();
  await page.keyboard.press('+');
  await expect(stages(page)).toContainText('140%');
  await stages(page).hover();
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -200);
  await page.keyboard.up('Control');
  await expect(stages(page)).not.toContainText('140%');
  await page.keyboard.press('0');
  await expect(stages(page)).not.toContainText('%');
  await page.keyboard.press('r');
  await expect(stages(page).locator('[style*="rotate(90deg)"]')).toBeVisible();

  await page.keyboard.press('d');
  await expect(tabs(page).nth(1)).toHaveAttribute('aria-pressed', 'true');
  const sheet = stages(page).getByRole('img', { name: /página 1 de 2/ });
  await expect(sheet).toBeVisible();
  await expect
    .poll(() =>
      sheet.evaluate((canvas) => {
        if (!(canvas instanceof HTMLCanvasElement) || canvas.width < 1_000) return 0;
        const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
        return data.filter((value, at) => at % 4 === 0 && value < 100).length;
      }),
    )
    .toBeGreaterThan(1_000);
  await page.getByRole('button', { name: 'Próxima página' }).click();
  await expect(stages(page).getByRole('img', { name: /página 2 de 2/ })).toBeVisible();

  await stages(page).focus();
  await page.keyboard.press('v');
  await expect(stages(page)).toHaveCount(2);
  await expectAccessible(page);
  // Documents are not next to the fields any more: they open over them.
  await page.setViewportSize({ width: 390, height: 780 });
  await expect(stages(page)).toHaveCount(0);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  await expectAccessible(page);
  seen.expectQuiet();
});

/** The box of an element in the window. */
const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not there.');
  return box;
};
const fieldOf = (page: Page, path: string) =>
  page.getByRole('listitem', { name: fieldLabel('pt-BR', certificationForms.enterprise.fields, path), exact: true });

test('the document that proves a field opens as wide as the viewer and as high as the window, and no bar hides a field', async ({
  page,
  baseURL,
}) => {
  const team = await inNewTeam(baseURL, 'dora@livraria.example', 'Papelaria da Página Alta');
  const logo = await sendDocument(baseURL, team, { ...makePhoto(300, 300), name: 'logo.png' });
  const paper = await sendDocument(baseURL, team, { ...makePhoto(600, 1_500), name: 'cartão.png' });
  const id = await submitForReview(baseURL, team, { change: { avatar: [logo], businessLicense: [paper] } });
  await page.setViewportSize({ width: 1_440, height: 900 });
  await arriveAtConsole(page, await staffToken(baseURL, 'rita@balcao.example'), `/console/review/${id}`);
  await tabs(page).first().click();
  await fieldOf(page, 'cnpj').click();
  await expect(tabs(page).nth(1)).toHaveAttribute('aria-pressed', 'true');
  const picture = stages(page).getByRole('img');
  await expect(picture).toBeVisible();
  const [stage, shown] = [await boxOf(stages(page)), await boxOf(picture)];
  expect(Math.abs(shown.width - stage.width)).toBeLessThanOrEqual(1);
  expect(Math.abs(shown.y - stage.y)).toBeLessThanOrEqual(1);
  expect(900 - (stage.y + stage.height)).toBeLessThanOrEqual(20);
  expect(stage.height).toBeGreaterThan(500);
  await stages(page).hover();
  await page.mouse.wheel(0, 300);
  await expect.poll(async () => Math.round((await boxOf(picture)).y - (await boxOf(stages(page))).y)).toBe(-300);

  // By the keyboard each field comes to lie between the bars, at twice the size of everything too.
  const isFree = async (): Promise<void> => {
    const focused = await boxOf(page.locator(':focus'));
    const bar = await boxOf(page.getByRole('region', { name: 'Decisão' }));
    const header = await boxOf(page.getByRole('banner'));
    expect(focused.y + focused.height).toBeLessThanOrEqual(bar.y);
    expect(focused.y).toBeGreaterThanOrEqual(header.y + header.height - 1);
  };
  for (const size of [
    { width: 1_440, height: 900 },
    { width: 720, height: 450 },
  ]) {
    await page.setViewportSize(size);
    await fieldOf(page, 'name').focus();
    for (let at = 0; at < 14; at += 1) {
      await page.keyboard.press('j');
      await isFree();
    }
    await fieldOf(page, 'cnpj').focus();
    for (let at = 0; at < 14; at += 1) {
      await page.keyboard.press('Tab');
      await isFree();
    }
  }
});

test('on a phone a document opens over the fields, with the value that it proves, and leads back to its field', async ({
  browser,
  baseURL,
}) => {
  const team = await inNewTeam(baseURL, 'dora@livraria.example', 'Papelaria de Bolso');
  const contract = await sendDocument(baseURL, team, { name: 'contrato.pdf', buffer: makePdf() });
  const id = await submitForReview(baseURL, team, { change: { businessLicense: [contract] } });
  const page = await (
    await browser.newContext({ ...(baseURL ? { baseURL } : {}), viewport: { width: 390, height: 844 }, hasTouch: true })
  ).newPage();
  await arriveAtConsole(page, await staffToken(baseURL, 'rita@balcao.example'), `/console/review/${id}`);
  const opener = page.getByRole('button', { name: 'Ver documento de: CNPJ' });
  await opener.tap();
  const sheet = page.getByRole('dialog', { name: /CNPJ/ });
  await expect(sheet.getByText('12.ABC.345/01DE-35')).toBeVisible();
  await expect(sheet.getByRole('img', { name: /página 1 de 2/ })).toBeVisible();
  expect(await boxOf(sheet)).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  const [stage, shown] = [await boxOf(stages(page)), await boxOf(sheet.getByRole('img', { name: /página 1 de 2/ }))];
  expect(Math.abs(shown.width - stage.width)).toBeLessThanOrEqual(1);
  await stages(page).focus();
  await page.keyboard.press('r');
  await expect(stages(page).locator('[style*="rotate(90deg)"]')).toBeVisible();
  await page.keyboard.press('PageDown');
  await expect(sheet.getByRole('img', { name: /página 2 de 2/ })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(opener).toBeInViewport();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('a document that cannot be fetched says so, and is asked for again', async ({ page, baseURL }) => {
  const team = await inNewTeam(baseURL, 'dora@livraria.example', 'Papelaria sem Sinal');
  const id = await submitForReview(baseURL, team);
  await page.route('**/document/*', (route) => route.abort());
  await arriveAtConsole(page, await staffToken(baseURL, 'rita@balcao.example'), `/console/review/${id}`);
  await expect(page.getByText('Não foi possível carregar')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(stages(page).getByRole('img')).toBeVisible();
  expect((await callerOf(baseURL, team)(latestCertification, {})).status).toBe('UNDER');
});

test('the simulator says whether reviews decide themselves', async ({ browser, baseURL }) => {
  const phone = await newPhone(browser, baseURL, 'Nina Prado');
  // The switch is one for the whole sandbox: here it is held, so that other tests keep theirs.
  let mode = 'wait';
  await phone.route('**/sandbox/v1/reviews', async (route) => {
    const asked = route.request().postDataJSON() as { mode: string } | null;
    mode = asked?.mode ?? mode;
    await route.fulfill({ json: { code: 200, msg: '', data: { mode } } });
  });
  await phone.goto('/phone/bench');
  const card = phone.getByRole('group', { name: 'Decidir as análises automaticamente' });
  await expect(card.getByRole('radio', { name: 'Esperar' })).toBeChecked();
  await card.getByRole('radio', { name: 'Aprovar' }).click(); // It is chosen once the server has said so.
  await expect(card).toContainText('aprovado em alguns segundos');
  await expect(phone.getByText('Alteração feita. Vale a partir do próximo envio.')).toBeVisible();
  expect(mode).toBe('approve');
  await expectAccessible(phone);
  await phone.context().close();
});
