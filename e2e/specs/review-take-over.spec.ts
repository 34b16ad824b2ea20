import { claimMinutes } from '@balcao/contract/review-desk';
import { reasonText } from '@balcao/contract/review-reason-texts';
import { advanceClock } from '@balcao/contract/sandbox';
import { callerOf } from '../support/person.ts';
import { arriveAtConsole, staffToken } from '../support/staff.ts';
import { expect, type Page, test } from '../support/test.ts';
import { openTestApp } from '../support/test-app.ts';
import { expectAccessible } from '../support/watch.ts';

const bar = (page: Page) => page.getByRole('region', { name: 'Decisão' });
const yours = (page: Page) => bar(page).getByText('A análise está com você');
const name = (page: Page) => page.getByRole('listitem', { name: 'Nome da empresa', exact: true });

test('a submission that lay untouched for half an hour is taken over, with every note in it', async ({ browser }) => {
  const testApp = await openTestApp();
  try {
    const context = await browser.newContext({ baseURL: testApp.baseUrl });
    const rita = await context.newPage();
    await arriveAtConsole(rita, await staffToken(testApp.baseUrl, 'rita@balcao.example'), '/console/review');
    await rita.getByRole('link', { name: 'Padaria Dona Célia' }).click();
    await name(rita).focus();
    await rita.keyboard.press('w');
    await rita.getByRole('radio', { name: reasonText('unreadable', 'pt-BR') }).check();
    await rita.getByRole('textbox', { name: 'Observação' }).fill('Falta a última página');
    await rita.getByRole('button', { name: 'Pronto' }).click();
    await expect(bar(rita).getByText('Anotações salvas')).toBeVisible();

    const rui = await context.newPage();
    await arriveAtConsole(rui, await staffToken(testApp.baseUrl, 'rui@balcao.example'), new URL(rita.url()).pathname);
    await expect(rui.getByText('Rita Campos está com esta análise', { exact: true })).toBeVisible();
    await name(rui).focus();
    await rui.keyboard.press('c');
    await expect(rui.getByRole('button', { name: 'Assumir' })).toHaveCount(0);

    await callerOf(testApp.baseUrl)(advanceClock, { body: { advanceSeconds: (claimMinutes + 1) * 60 } });
    await rui.reload();
    await expect(rui.getByText('Você pode assumir; as anotações ficam.')).toBeVisible();
    await expect(rui.getByRole('button', { name: 'Assumir' })).toBeVisible();
    await expectAccessible(rui);
    await name(rui).focus();
    await rui.keyboard.press('c');
    await expect(yours(rui)).toBeVisible();
    await expect(name(rui)).toContainText('Falta a última página');

    // The previous reviewer is told at once, and cannot decide any more.
    await expect(rita.getByText('Rui Tavares está com esta análise', { exact: true })).toBeVisible();
    await expect(rita.getByRole('button', { name: /^(Aprovar|Recusar)/ })).toHaveCount(0);
    await expect(yours(rui)).toBeVisible();
  } finally {
    await testApp.close();
  }
});
