import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from './button.tsx';
import { confirm } from './confirm.ts';
import { Dialog } from './dialog.tsx';
import ui from './i18n/pt/ui.ts';
import { renderPart } from './test/render-part.tsx';
import { TextInput } from './text-input.tsx';

interface PartProps {
  keepsDraft?: boolean;
  asksItself?: boolean;
  /** What goes when what was sent has arrived. */
  goes?: 'dialog' | 'field';
}
/** Of what is being sent: it arrives when a test says so. */
let arrive = () => {};
const Part = ({ keepsDraft = false, asksItself = false, goes }: PartProps) => {
  const [isOpen, setIsOpen] = useState(true);
  const [isSent, setIsSent] = useState(false);
  const [closings, setClosings] = useState(0);
  const [reason, setReason] = useState('Trincada');
  const leave = () => {
    setIsOpen(false);
    setClosings((before) => before + 1);
  };
  const askAndLeave = async () => {
    if (await confirm({ title: 'Perder a chave?', message: 'Ela não volta.', action: 'Perder' })) leave();
  };
  const close = asksItself ? () => void askAndLeave() : leave;
  arrive = () => (goes === 'field' ? setIsSent(true) : setIsOpen(false));
  if (!isOpen) return <p>Fechado: {closings}</p>;
  const footer = (
    <Button variant="default" data-closes onClick={close}>
      Cancelar
    </Button>
  );
  return (
    <Dialog title="Recusar" onClose={close} footer={footer} keepsDraft={keepsDraft} asksItself={asksItself}>
      {isSent ? (
        <p>Enviado</p>
      ) : (
        <TextInput label="Motivo" value={reason} onChange={(event) => setReason(event.currentTarget.value)} />
      )}
      <TextInput label="Senha" type="password" />
    </Dialog>
  );
};
const open = (props: PartProps = {}) => renderPart(<Part {...props} />, { locale: 'pt-BR', texts: { ui } });
const reason = () => page.getByRole('textbox', { name: 'Motivo' });
const question = () => page.getByRole('alertdialog', { name: 'Descartar o que você preencheu?' });
const answer = (name: string) => userEvent.click(question().getByRole('button', { name }));
const press = (name: string) =>
  userEvent.click(page.getByRole('dialog', { name: 'Recusar' }).getByRole('button', { name }));
/** The dialog is gone, by one closing and not by two. */
const isClosed = () => expect.element(page.getByText('Fechado: 1')).toBeVisible();
const noQuestion = () => expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();

it.each(['Fechar', 'Cancelar'])(
  '%s asks once before it loses what was typed, and the focus is where it was',
  async (name) => {
    await open();
    await reason().fill('A xícara chegou trincada');
    for (const _ of [1, 2]) {
      await press(name);
      await expect.element(question()).toBeVisible();
      await answer('Continuar preenchendo');
      await noQuestion();
      await expect.element(reason()).toHaveFocus();
    }
    await expect.element(reason()).toHaveValue('A xícara chegou trincada');
    await press(name);
    await answer('Descartar');
    await isClosed();
    await noQuestion();
  },
);

it.each(['Fechar', 'Cancelar'])('%s closes at once where nothing was typed, or a password only', async (name) => {
  await open();
  await page.getByLabelText('Senha').fill('Jabuti-41-rio');
  await press(name);
  await isClosed();
  await noQuestion();
});

it.each(['Fechar', 'Cancelar', 'Escape'])(
  '%s closes at once where what stands there is what stood there before',
  async (name) => {
    await open();
    await reason().fill('Outro motivo');
    await reason().fill('Trincada');
    await (name === 'Escape' ? userEvent.keyboard('{Escape}') : press(name));
    await isClosed();
    await noQuestion();
  },
);

it('pressed by a key, the button has the focus again when the person stays', async () => {
  await open();
  await reason().fill('A xícara chegou trincada');
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(question()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await noQuestion();
  await expect.element(page.getByRole('button', { name: 'Cancelar' })).toHaveFocus();
});

it.each(['Fechar', 'Cancelar'])('%s asks nothing where what was typed is kept', async (name) => {
  await open({ keepsDraft: true });
  await reason().fill('11,77');
  await press(name);
  await isClosed();
  await noQuestion();
});

it.each(['Fechar', 'Cancelar'])('%s leaves a dialog that asks by itself to its own question', async (name) => {
  await open({ asksItself: true });
  await reason().fill('11,77');
  await press(name);
  await expect.element(page.getByRole('alertdialog', { name: 'Perder a chave?' })).toBeVisible();
  await expect.element(question()).not.toBeInTheDocument();
  await userEvent.click(page.getByRole('button', { name: 'Perder' }));
  await isClosed();
});

it('the question goes with a dialog that closes meanwhile', async () => {
  await open({ goes: 'dialog' });
  await reason().fill('A xícara chegou trincada');
  await press('Fechar');
  await expect.element(question()).toBeVisible();
  arrive();
  await expect.element(page.getByText('Fechado: 0')).toBeVisible();
  await noQuestion();
});

it('the question goes when what was typed arrives meanwhile, and the dialog stays', async () => {
  await open({ goes: 'field' });
  await reason().fill('A xícara chegou trincada');
  await press('Fechar');
  await expect.element(question()).toBeVisible();
  arrive();
  await expect.element(page.getByText('Enviado')).toBeVisible();
  await noQuestion();
  await press('Fechar');
  await isClosed();
});
