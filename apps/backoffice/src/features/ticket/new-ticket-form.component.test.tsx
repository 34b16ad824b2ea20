import { createTicket, type WholeTicket } from '@balcao/contract/ticket';
import { expectAccessible } from '@balcao/ui/test/look';
import { answerTo, Refusal } from '@balcao/ui/test/network';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { renderForMember } from '../../test/backoffice-part.tsx';
import { NewTicketForm } from './new-ticket-form.tsx';

const view = { page: '/payment/financial', requestId: 'req-1', release: 'abc12345', language: 'pt-BR' };
const subject = () => page.getByLabelText('Assunto');
const text = () => page.getByLabelText('Mensagem');
const send = () => page.getByRole('button', { name: 'Enviar ao suporte' });
const withView = () => page.getByLabelText('Enviar também o que eu estava vendo');
const onSent = vi.fn();
const open = () => renderForMember(<NewTicketForm view={view} onSent={onSent} />);
const fill = async () => {
  await subject().fill('Saque parado');
  await text().fill('O saque de ontem não chegou.');
};
beforeEach(() => {
  sessionStorage.clear();
  onSent.mockClear();
});
const at = '2026-01-05T12:00:00.000Z';
const made: WholeTicket = {
  ...{ id: '019ab4a0-0000-7000-8000-00000000000a', area: 'money', subject: 'Saque parado', state: 'open' },
  ...{ askedBy: { accountId: '019ab4a0-0000-7000-8000-000000000001', name: 'ana_souza' }, isMine: true },
  ...{ createdAt: at, lastAt: at, isUnread: false, view: null, messages: [], reopenUntil: null, mayWrite: true },
};

describe('the form of a request to support', () => {
  it('shows what is sent of what the person saw, sends exactly that, once, and forgets what was typed', async () => {
    const calls = answerTo(createTicket, made);
    await open();
    await expect.element(page.getByLabelText('Sobre o quê')).toHaveValue('money');
    for (const shown of Object.values(view)) await expect.element(page.getByText(shown, { exact: true })).toBeVisible();
    await expectAccessible();
    await fill();
    await userEvent.dblClick(send());
    await vi.waitFor(() => expect(onSent).toHaveBeenCalledWith(made.id));
    const typed = { area: 'money', subject: 'Saque parado', text: 'O saque de ontem não chegou.' };
    expect(calls.map(({ body }) => body)).toEqual([{ ...typed, files: [], view }]);
    expect(JSON.stringify(sessionStorage)).not.toContain('Saque parado');
  });

  it('leaves out what the person saw where they say so', async () => {
    const calls = answerTo(createTicket, made);
    await open();
    await withView().click();
    await expect.element(page.getByText('req-1')).not.toBeInTheDocument();
    await fill();
    await send().click();
    await vi.waitFor(() => expect(calls.map(({ body }) => body)).toMatchObject([{ view: null }]));
  });

  it('says what is missing, and keeps what was typed when it cannot be sent and when the page is left', async () => {
    const calls = answerTo(createTicket, new Refusal('too_many_requests', 'Espere um pouco.'));
    await open();
    await send().click();
    await expect.element(subject()).toHaveFocus();
    await expect.element(subject()).toHaveAttribute('aria-invalid', 'true');
    expect(calls).toEqual([]);
    await fill();
    await send().click();
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    expect(onSent).not.toHaveBeenCalled();
    await cleanup();
    await open();
    await expect.element(text()).toHaveValue('O saque de ontem não chegou.');
  });
});
