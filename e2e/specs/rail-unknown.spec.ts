import { listUnknownOutcomes } from '@balcao/contract/rail-unknown';
import { advanceClock } from '@balcao/contract/sandbox';
import { callerOf } from '../support/person.ts';
import { arriveAtConsole, newStaff } from '../support/staff.ts';
import { expect, type Page, test } from '../support/test.ts';
import { openTestApp } from '../support/test-app.ts';
import { expectAccessible, watch } from '../support/watch.ts';

const refund = (page: Page) => page.getByRole('row', { name: /Reembolso/ });
/** The demonstration's refund that is on its way arrives a day after the demonstration began; it was sent before. */
const almostADay = 86_400 - 1_200;

test('finance sees what a rail has left unknown for a day, has it asked again, and it goes once it is known', async ({
  browser,
}) => {
  test.slow(); // A server of its own opens first.
  const { baseUrl, close } = await openTestApp();
  try {
    const advance = (advanceSeconds: number) => callerOf(baseUrl)(advanceClock, { body: { advanceSeconds } });
    await advance(almostADay);
    const page = await (await browser.newContext({ baseURL: baseUrl })).newPage();
    const seen = watch(page, baseUrl);
    const { token } = await newStaff(baseUrl, 'Lia Prado', 'finance');
    const finance = callerOf(baseUrl, token);
    const asked = async () => (await finance(listUnknownOutcomes, { query: { kind: 'refund' } })).list[0];
    await arriveAtConsole(page, token, '/console/finance/unknown');
    await expect(page).toHaveTitle(/^Operações sem resposta/);
    await expect(refund(page)).toContainText('Café');
    await expectAccessible(page);
    await page.getByRole('link', { name: /^Reembolsos/ }).click();
    await expect(page).toHaveURL(/kind=refund/);
    await expect(page.getByRole('row')).toHaveCount(2);

    const before = await asked();
    await page.getByRole('button', { name: `Consultar agora: ${before?.about}` }).click();
    await expect(page.getByText('O meio de pagamento está sendo consultado.')).toBeVisible();
    await expect.poll(async () => (await asked())?.checks).toBeGreaterThan(before?.checks ?? 0);
    // The rail only says that it is still on its way.
    await expect(refund(page)).toContainText(/\d consultas? feitas?/);

    await advance(3_600);
    await expect.poll(asked).toBeUndefined();
    await page.reload();
    await expect(page.getByText('Nenhuma resposta pendente')).toBeVisible();
    seen.expectQuiet();
  } finally {
    await close();
  }
});
