import { createBrowserHistory, type RouterHistory } from '@tanstack/react-router';
import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Dialog } from './dialog.tsx';
import ui from './i18n/pt/ui.ts';
import { watchPages } from './leave-page.ts';
import { renderPart } from './test/render-part.tsx';
import { TextInput } from './text-input.tsx';

let history: RouterHistory;
const here = location.href;

beforeEach(() => {
  history = createBrowserHistory();
  // One update at a time: two without a flush become one.
  for (const path of ['/list', '/list/row', '/list/dialog']) {
    history.push(path);
    history.flush();
  }
  watchPages({ history, subscribe: () => () => undefined });
  return () => {
    history.destroy();
    window.history.replaceState(null, '', here);
  };
});

const Part = ({ keepsDraft }: { keepsDraft: boolean }) => {
  const [isOpen, setIsOpen] = useState(true);
  const [isSent, setIsSent] = useState(false);
  const close = () => setIsOpen(false);
  if (!isOpen) return <p>Fechado</p>;
  return (
    <Dialog title="Reembolsar" onClose={close} keepsDraft={keepsDraft}>
      {isSent ? <p>Enviado</p> : <TextInput label="Mensagem" />}
      <TextInput label="Senha" type="password" autoComplete="current-password" />
      <button type="button" onClick={() => setIsSent(true)}>
        Enviar
      </button>
    </Dialog>
  );
};
const open = (keepsDraft = false) => renderPart(<Part keepsDraft={keepsDraft} />, { locale: 'pt-BR', texts: { ui } });
const message = () => page.getByRole('textbox', { name: 'Mensagem' });
const question = () => page.getByRole('alertdialog', { name: 'Descartar o que você preencheu?' });
const answer = (name: string) => userEvent.click(question().getByRole('button', { name }));
const isAt = (path: string) => expect.poll(() => location.pathname).toBe(path);
/** Whether the browser would ask before it loads the page again. */
const asksToReload = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('a dialog that somebody has begun to fill in asks before going back loses it', async () => {
  await open();
  await message().fill('A xícara chegou trincada');
  expect(asksToReload()).toBe(true);
  window.history.back();
  await expect.element(question()).toBeVisible();
  await answer('Continuar preenchendo');
  await isAt('/list/dialog');
  await expect.element(message()).toHaveValue('A xícara chegou trincada');
  window.history.back();
  await answer('Descartar');
  await isAt('/list/row');
});

it('going back once more while it is asked leaves', async () => {
  await open();
  await message().fill('A xícara chegou trincada');
  window.history.back();
  await expect.element(question()).toBeVisible();
  window.history.back();
  await isAt('/list');
  await expect.element(question()).not.toBeInTheDocument();
  expect(history.location.pathname).toBe('/list');
});

it('nothing is asked where nothing was typed, or a password only', async () => {
  await open();
  await page.getByLabelText('Senha').fill('Jabuti-41-rio');
  expect(asksToReload()).toBe(false);
  window.history.back();
  await isAt('/list/row');
  await expect.element(question()).not.toBeInTheDocument();
});

it('a dialog that keeps what was typed asks before a reload only', async () => {
  await open(true);
  await message().fill('11,77');
  expect(asksToReload()).toBe(true);
  window.history.back();
  await isAt('/list/row');
  await expect.element(question()).not.toBeInTheDocument();
});

it('an app that goes on to another address asks nothing, nor does a dialog in which nothing was typed', async () => {
  await open();
  await message().fill('A');
  history.push('/list/next');
  await isAt('/list/next');
  await message().fill('');
  await userEvent.click(page.getByRole('button', { name: 'Fechar' }));
  await expect.element(page.getByText('Fechado')).toBeVisible();
  expect(asksToReload()).toBe(false);
  window.history.back();
  await isAt('/list/dialog');
});

it('Escape, which is soon pressed, asks before it loses what was typed, and as often as it is pressed', async () => {
  await open();
  await message().fill('A xícara chegou trincada');
  for (const _ of [1, 2, 3]) {
    await userEvent.keyboard('{Escape}');
    await expect.element(question()).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(question()).not.toBeInTheDocument();
    await expect.element(message()).toHaveFocus();
  }
  await expect.element(message()).toHaveValue('A xícara chegou trincada');
  await userEvent.keyboard('{Escape}');
  await answer('Descartar');
  await expect.element(page.getByText('Fechado')).toBeVisible();
});

it('Escape asks nothing where what was typed was sent, or where it is kept', async () => {
  const { screen } = await open();
  await message().fill('11,77');
  await userEvent.click(page.getByRole('button', { name: 'Enviar' }));
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByText('Fechado')).toBeVisible();
  await screen.unmount();
  await open(true);
  await message().fill('11,77');
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByText('Fechado')).toBeVisible();
});
