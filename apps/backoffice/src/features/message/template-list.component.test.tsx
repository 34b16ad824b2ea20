import {
  addMessageTemplate,
  listMessageTemplates,
  type MessageTemplate,
  pauseMessageTemplate,
  removeMessageTemplate,
} from '@balcao/contract/message-template';
import { expectAccessible } from '@balcao/ui/test/look';
import { answerTo, Refusal } from '@balcao/ui/test/network';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderForMember } from '../../test/backoffice-part.tsx';
import { TemplateList } from './template-list.tsx';

const ready: MessageTemplate = {
  id: '019ab4a0-0000-7000-8000-000000000021',
  title: 'readyForPickup',
  fields: ['orderNumber', 'pickupCode', 'place'],
  pausedBecause: null,
  source: null,
  createdAt: '2026-03-02T12:00:00.000Z',
  figures: { accepted: 12, declined: 3, delivered: 9, refused: 1 },
};
const reader = {
  isAdmin: false,
  roleName: 'Suporte',
  roleStatus: '0',
  menuPermissions: [{ menuId: 'applets.index', permissionLevel: 'read' as const }],
};
const show = async (list: MessageTemplate[], as = {}) => {
  answerTo(listMessageTemplates, { list });
  await renderForMember(<TemplateList appletId="019ab4a0-0000-7000-8000-000000000009" name="Padaria do Largo" />, {
    as,
  });
};
const button = (name: string) => page.getByRole('button', { name, exact: true });

describe('the messages of a mini program', () => {
  it('begin with the library: found by words, chosen with its fields, and seen as on the phone', async () => {
    const calls = answerTo(addMessageTemplate, ready);
    await show([]);
    await expect.element(page.getByText('Nenhuma mensagem ainda')).toBeVisible();
    await userEvent.click(button('Adicionar mensagem'));
    await page.getByLabelText('Buscar na biblioteca').fill('retirar');
    await userEvent.click(button('Escolher Pronto para retirar'));
    await expect.element(page.getByText('Café coado')).toBeVisible();
    await page.getByRole('checkbox', { name: 'Produto' }).click();
    await expect.element(page.getByText('Café coado')).not.toBeInTheDocument();
    await page.getByRole('checkbox', { name: 'Local' }).click();
    await expect.element(page.getByText('Rua das Flores, 120')).toBeVisible();
    await expectAccessible();
    await userEvent.click(button('Adicionar mensagem').last());
    await expect.element(page.getByText('Mensagem adicionada: Pronto para retirar.')).toBeVisible();
    expect(calls[0]?.body).toEqual({ title: 'readyForPickup', fields: ['orderNumber', 'pickupCode', 'place'] });
  });

  it('cannot be added with one field or with six', async () => {
    await show([]);
    await userEvent.click(button('Adicionar mensagem'));
    await userEvent.click(button('Escolher Pedido pago'));
    const add = button('Adicionar mensagem').last();
    for (const name of ['Produto', 'Quantidade']) await page.getByRole('checkbox', { name }).click();
    await expect.element(add).toBeDisabled();
    for (const name of ['Produto', 'Quantidade', 'Valor', 'Loja', 'Data'])
      await page.getByRole('checkbox', { name }).click();
    await expect.element(add).toBeDisabled();
    await page.getByRole('checkbox', { name: 'Data' }).click();
    await expect.element(add).toBeEnabled();
  });

  it('say what people answered, and are paused or removed only after a question', async () => {
    const paused = answerTo(pauseMessageTemplate, { ...ready, pausedBecause: 'team' });
    const removed = answerTo(removeMessageTemplate, null);
    await show([ready]);
    await expect.element(page.getByText(/aceitaram: 12; recusaram: 3/)).toBeVisible();
    await expectAccessible();
    for (const [action, calls] of [
      ['Pausar', paused],
      ['Remover', removed],
    ] as const) {
      await userEvent.click(button('Ações de Pronto para retirar'));
      await userEvent.click(button(action));
      expect(calls).toEqual([]);
      await userEvent.click(
        page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: action }),
      );
      await expect.poll(() => calls.length).toBe(1);
    }
  });

  it('are only looked at by a member who may not change them', async () => {
    await show([ready], reader);
    await expect.element(page.getByText('Em uso')).toBeVisible();
    await expect.element(button('Adicionar mensagem')).not.toBeInTheDocument();
    await expect.element(button('Ações de Pronto para retirar')).not.toBeInTheDocument();
  });

  it('say that they did not come, and can be asked for again', async () => {
    answerTo(listMessageTemplates, new Refusal('unexpected', 'Algo deu errado.'));
    await renderForMember(<TemplateList appletId="019ab4a0-0000-7000-8000-000000000009" name="Padaria do Largo" />);
    await expect.element(button('Tentar de novo')).toBeVisible();
  });
});
