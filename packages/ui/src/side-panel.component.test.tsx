import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import ui from './i18n/pt/ui.ts';
import { SidePanel } from './side-panel.tsx';
import { renderPart } from './test/render-part.tsx';
import { TextInput } from './text-input.tsx';

/** A panel with a form that stays when it is saved, as that of a device does. */
const Part = ({ asksItself = false }: { asksItself?: boolean }) => {
  const [closings, setClosings] = useState(0);
  const [kept, setKept] = useState('Caixa 1');
  const [name, setName] = useState(kept);
  if (closings > 0) return <p>Fechado: {closings}</p>;
  return (
    <SidePanel title="Caixa de som" asksItself={asksItself} onClose={() => setClosings((before) => before + 1)}>
      <form
        data-unchanged={name === kept || undefined}
        onSubmit={(event) => {
          event.preventDefault();
          setKept(name);
        }}
      >
        <TextInput label="Nome" value={name} onChange={(event) => setName(event.currentTarget.value)} />
        <button type="submit">Salvar</button>
        <p>Guardado: {kept}</p>
      </form>
    </SidePanel>
  );
};
const open = (props: { asksItself?: boolean } = {}) =>
  renderPart(<Part {...props} />, { locale: 'pt-BR', texts: { ui } });
const name = () => page.getByRole('textbox', { name: 'Nome' });
const question = () => page.getByRole('alertdialog', { name: 'Descartar o que você preencheu?' });
const answer = (word: string) => userEvent.click(question().getByRole('button', { name: word }));
const noQuestion = () => expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
const isClosed = () => expect.element(page.getByText('Fechado: 1')).toBeVisible();

const panel = () => page.getByRole('dialog', { name: 'Caixa de som' });
const ways: Readonly<Record<string, () => Promise<unknown>>> = {
  'the cross': () => userEvent.click(panel().getByRole('button', { name: 'Fechar' })),
  Escape: () => userEvent.keyboard('{Escape}'),
  'a click next to it': async () => {
    const box = panel().element().getBoundingClientRect();
    panel()
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: box.left - 20, clientY: 20 }));
  },
};
const named = Object.entries(ways);

it.each(named)('%s asks before a panel loses what was typed, and leaves the person in the field', async (_, leave) => {
  await open();
  await name().fill('Caixa da entrada');
  await leave();
  await expect.element(question()).toBeVisible();
  await answer('Continuar preenchendo');
  await noQuestion();
  await expect.element(name()).toHaveValue('Caixa da entrada');
  await leave();
  await answer('Descartar');
  await isClosed();
});

it.each(named)('%s closes a panel at once where nothing was typed', async (_, leave) => {
  await open();
  await leave();
  await isClosed();
  await noQuestion();
});

it.each(named)('%s closes a panel at once where its form was saved and stayed', async (_, leave) => {
  await open();
  await name().fill('Caixa da entrada');
  await userEvent.click(page.getByRole('button', { name: 'Salvar' }));
  await expect.element(page.getByText('Guardado: Caixa da entrada')).toBeVisible();
  await leave();
  await isClosed();
  await noQuestion();
});

it.each(named)('%s leaves a panel that asks by itself to its own question', async (_, leave) => {
  await open({ asksItself: true });
  await name().fill('Caixa da entrada');
  await leave();
  await isClosed();
  await noQuestion();
});
