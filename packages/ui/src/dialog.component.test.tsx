import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { confirm } from './confirm.ts';
import { Dialog } from './dialog.tsx';
import ui from './i18n/pt/ui.ts';
import { KeyValues } from './key-values.tsx';
import { tellBad } from './notice.ts';
import { SidePanel } from './side-panel.tsx';
import { renderPart } from './test/render-part.tsx';
import { TextInput } from './text-input.tsx';

const Part = ({ panel }: { panel: boolean }) => {
  const [isOpen, setIsOpen] = useState(panel);
  const [presses, setPresses] = useState(0);
  const ask = () => void confirm({ title: 'Reembolsar?', message: 'O dinheiro volta.', action: 'Reembolsar agora' });
  return (
    <>
      <button type="button" onClick={ask}>
        Perguntar
      </button>
      <button type="button" style={{ position: 'fixed', inset: '40px 0 0' }} onClick={() => setPresses(presses + 1)}>
        Por baixo: {presses}
      </button>
      {isOpen && (
        <SidePanel title="Pedido" onClose={() => setIsOpen(false)}>
          <button type="button" onClick={ask}>
            Perguntar no painel
          </button>
        </SidePanel>
      )}
    </>
  );
};
const open = (panel: boolean) => renderPart(<Part panel={panel} />, { locale: 'pt-BR', texts: { ui } });
const agree = () => page.getByRole('button', { name: 'Reembolsar agora' });

it('a double click on the answer to a question does not close the panel behind it', async () => {
  await open(true);
  await userEvent.click(page.getByRole('button', { name: 'Perguntar no painel' }));
  await userEvent.dblClick(agree());
  await expect.element(agree()).not.toBeInTheDocument();
  await expect.element(page.getByRole('dialog', { name: 'Pedido' })).toBeVisible();
});

it('nor does it press what lies under the question; the next click does', async () => {
  await open(false);
  await userEvent.click(page.getByRole('button', { name: 'Perguntar' }));
  await userEvent.dblClick(agree());
  await expect.element(page.getByRole('button', { name: 'Por baixo: 0' })).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Por baixo: 0' }), { position: { x: 5, y: 5 } });
  await expect.element(page.getByRole('button', { name: 'Por baixo: 1' })).toBeVisible();
});

const said = () => page.getByRole('log').getByText('O reembolso falhou.');
const closeWords = () => page.getByRole('log').getByRole('button', { name: 'Dispensar aviso' });

it('what is said beside an open panel can be closed without closing the panel', async () => {
  await open(true);
  tellBad('O reembolso falhou.');
  await userEvent.click(closeWords());
  await expect.element(said()).not.toBeInTheDocument();
  await expect.element(page.getByRole('dialog', { name: 'Pedido' })).toBeVisible();
});

it('what was said before a panel opens can be closed while it is open, and stays when the panel goes', async () => {
  await open(true);
  tellBad('O reembolso falhou.');
  await userEvent.click(page.getByRole('button', { name: 'Perguntar no painel' }));
  await expect.element(said()).toBeVisible();
  await userEvent.click(agree());
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog', { name: 'Pedido' })).not.toBeInTheDocument();
  await expect.element(said()).toBeVisible();
  await userEvent.click(closeWords());
  await expect.element(said()).not.toBeInTheDocument();
});

it.each(['light', 'dark'] as const)(
  'in a %s dialog labels and amounts are as clear as the title, and one sentence is quiet',
  async (scheme) => {
    document.documentElement.dataset.mantineColorScheme = scheme;
    const colourOf = (text: string) => getComputedStyle(page.getByText(text, { exact: true }).element()).color;
    const close = () => undefined;
    const { screen } = await renderPart(
      <>
        <Dialog title="Sacar" onClose={close}>
          <TextInput label="Valor" defaultValue="10,00" />
          <KeyValues rows={[{ label: 'Chega', value: 'R$ 10,00' }]} />
        </Dialog>
        <Dialog title="Excluir?" onClose={close}>
          Não é possível desfazer.
        </Dialog>
      </>,
      { locale: 'pt-BR', texts: { ui } },
    );
    for (const text of ['Valor', 'R$ 10,00']) expect(colourOf(text), text).toBe(colourOf('Sacar'));
    expect(colourOf('Não é possível desfazer.')).not.toBe(colourOf('Excluir?'));
    await screen.unmount();
  },
);

it('a wrong field that has the focus is red within a line that is neither red nor the orange of the next step', async () => {
  await renderPart(<TextInput label="Valor" error="Informe um valor." />, { locale: 'pt-BR', texts: { ui } });
  const field = page.getByLabelText('Valor');
  await userEvent.click(field);
  const { borderTopColor, boxShadow } = getComputedStyle(field.element());
  const { color } = getComputedStyle(page.getByText('Informe um valor.').element());
  expect(borderTopColor).toBe(color);
  expect(boxShadow).toContain(getComputedStyle(document.body).color);
});
