import { getMessageBatch, sendMessageBatch } from '@balcao/contract/message-batch';
import { logIn, openServer, sheetOf, subscribe } from '../support/message-server.ts';
import { arrive, atWork } from '../support/person.ts';
import { openOnPhone, publish } from '../support/published-applet.ts';
import { expect, type Page, test } from '../support/test.ts';
import { expectAccessible } from '../support/watch.ts';

const choose = async (page: Page, filter: string, option: string, role: 'checkbox' | 'radio' = 'checkbox') => {
  const chips = page.getByRole('search', { name: 'Filtros' });
  await chips.getByRole('button', { name: new RegExp(`^${filter}`) }).click();
  await page.getByRole(role, { name: option, exact: true }).check();
  await page.keyboard.press('Escape');
};

test('a team sees what became of a batch that its server sent, and looks through it by outcome, reason and message', async ({
  browser,
  page,
  baseURL,
}) => {
  const applet = await publish(baseURL, { permissions: ['notification'] });
  const { ready, way, ...place } = await openServer(baseURL, applet);
  const { phone, frame } = await openOnPhone(browser, baseURL, applet);
  const asked = subscribe(frame, ready.id);
  await sheetOf(phone, applet).getByRole('button', { name: 'Permitir' }).click();
  await asked;
  const { server, openId } = await logIn(baseURL, frame, place);
  const pickup = { orderNumber: '1042', pickupCode: 'B-27', place: 'Rua das Flores, 120' };
  const courier = { orderNumber: '1042', courier: 'Marcos' };
  const messages = [
    { templateId: ready.id, openId, values: pickup },
    { templateId: ready.id, openId, values: pickup },
    { templateId: way.id, openId: 'nobody', values: courier },
  ];
  const { batchId: id } = await server(
    sendMessageBatch,
    { body: { messages } },
    { idempotencyKey: crypto.randomUUID() },
  );
  await expect.poll(async () => (await server(getMessageBatch, { params: { id } })).waiting).toBe(0);

  await arrive(page, await atWork(baseURL, 'ana@cafe.example'), `/applet/${applet.id}/message`);
  const table = page.getByRole('table', { name: 'Envios' });
  await expect(table.getByRole('row')).toHaveCount(1 + messages.length);
  await expect(page.getByText('são apagados depois de 90 dias')).toBeVisible();
  await expectAccessible(page);

  await choose(page, 'Resultado', 'Entregue');
  await expect(table.getByRole('row')).toHaveCount(2);
  await expect(table).toContainText('Pronto para retirar');
  await page.getByRole('button', { name: 'Limpar filtros' }).click();
  await choose(page, 'Motivo', 'O miniprograma não conhece este openId');
  await expect(table.getByRole('row')).toHaveCount(2);
  await expect(table).toContainText('Entrega a caminho');
  // The address keeps what was chosen, for who comes back and for a colleague.
  await page.reload();
  await expect(table.getByRole('row')).toHaveCount(2);
  await choose(page, 'Mensagem', 'Pronto para retirar', 'radio');
  await expect(page.getByText('Nada com estes filtros')).toBeVisible();
});
