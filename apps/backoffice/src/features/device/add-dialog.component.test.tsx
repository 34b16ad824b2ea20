import { addDevice } from '@balcao/contract/device-list';
import { answerTo, Refusal } from '@balcao/ui/test/network';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderForMember } from '../../test/backoffice-part.tsx';
import AddDialog from './add-dialog.tsx';

it('a device without a name is not added, nor one whose name is too long', async () => {
  const calls = answerTo(addDevice, new Refusal('devices_full', 'Não cabem mais dispositivos.'));
  await renderForMember(<AddDialog product="99" onClose={() => undefined} onDone={() => undefined} />);
  const name = page.getByLabelText('Nome');
  const add = () => userEvent.click(page.getByRole('button', { name: 'Adicionar', exact: true }));
  await add();
  await expect.element(page.getByText('Preencha este campo.')).toBeVisible();
  await expect.element(name).toHaveFocus();
  await name.fill('Caixa do quintal'.repeat(3));
  await add();
  await expect.element(name).toHaveAttribute('aria-invalid', 'true');
  expect(calls).toEqual([]);
  await name.fill('Caixa do quintal');
  await add();
  await expect.element(page.getByText('Não cabem mais dispositivos.')).toBeVisible();
  await expect.element(name).toHaveValue('Caixa do quintal');
});
