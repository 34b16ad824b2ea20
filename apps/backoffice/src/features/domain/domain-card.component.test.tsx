import { getDomains, type LegalDomains, replaceDomains } from '@balcao/contract/domain';
import { expectAccessible } from '@balcao/ui/test/look';
import { answerTo, Refusal } from '@balcao/ui/test/network';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderForMember } from '../../test/backoffice-part.tsx';
import { DomainCard } from './domain-card.tsx';

const kept: LegalDomains = {
  request: ['https://api.example.com'],
  socket: [],
  upload: [],
  download: [],
  page: [],
  version: 3,
  changes: [],
};
const line = (kind: string, number: number) => page.getByLabelText(`${kind}, linha ${number}`, { exact: true });
const add = (kind: string) => userEvent.click(page.getByRole('button', { name: `Adicionar a ${kind}`, exact: true }));
const save = () => userEvent.click(page.getByRole('button', { name: 'Salvar domínios' }));
const open = async (as = {}) => {
  answerTo(getDomains, kept);
  await renderForMember(<DomainCard appletId="019ab4a0-0000-7000-8000-000000000009" />, { as });
  await expect.element(line('Requisições', 1)).toHaveValue('https://api.example.com');
};

describe('the editor of legal domains', () => {
  it('says at its line what is wrong with it, and sends nothing', async () => {
    const calls = answerTo(replaceDomains, kept);
    await open();
    await add('Requisições');
    await expect.element(line('Requisições', 2)).toHaveFocus();
    await line('Requisições', 2).fill('http://*');
    await add('Sockets');
    await line('Sockets', 1).fill('https://api.example.com');
    await save();
    await expect.element(line('Requisições', 2)).toHaveFocus();
    await expect.element(line('Requisições', 2)).toHaveAccessibleDescription(/asterisco/);
    await expect.element(line('Sockets', 1)).toHaveAccessibleDescription('Comece com wss:// ou ws://.');
    await expect.element(line('Requisições', 1)).not.toBeInvalid();
    expect(calls).toEqual([]);
    await expectAccessible();
  });

  it('shows what was saved in the spelling in which it is kept', async () => {
    const request = [...kept.request, 'https://xn--exmple-cua.com'];
    const calls = answerTo(replaceDomains, { ...kept, request, version: 4 });
    await open();
    await add('Requisições');
    await line('Requisições', 2).fill('https://EXÄMPLE.com/');
    await save();
    await expect.element(line('Requisições', 2)).toHaveValue('https://xn--exmple-cua.com');
    await expect.element(page.getByText('Domínios salvos.')).toBeVisible();
    expect(calls[0]?.body).toMatchObject({ version: 3, request: [kept.request[0], 'https://EXÄMPLE.com/'] });
    await expect.element(page.getByRole('button', { name: 'Salvar domínios' })).toBeDisabled();
  });

  it('says at its line what only the server knows, and what was typed stays', async () => {
    const words = 'Qualquer pessoa tem nomes sob este final.';
    answerTo(replaceDomains, new Refusal('form_invalid', '', { 'page.0': words }));
    await open();
    await add('Páginas');
    await line('Páginas', 1).fill('https://*.com.br');
    await save();
    await expect.element(line('Páginas', 1)).toHaveAccessibleDescription(words);
    await expect.element(line('Páginas', 1)).toHaveValue('https://*.com.br');
  });

  it('lets somebody who may only look change nothing', async () => {
    const menuPermissions = [{ menuId: 'applets.index', permissionLevel: 'read' as const }];
    await open({ isAdmin: false, roleName: 'Suporte', roleStatus: '0', menuPermissions });
    await expect.element(line('Requisições', 1)).toHaveAttribute('readonly');
    expect(page.getByRole('button', { name: /Salvar|Adicionar|Remover/ }).elements()).toEqual([]);
  });
});
