import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { confirm } from './confirm.ts';
import ui from './i18n/pt/ui.ts';
import { enterPage, keepFocus } from './kept-focus.ts';
import { renderPart } from './test/render-part.tsx';

keepFocus();

const Part = ({ asks }: { asks: boolean }) => {
  const [rows, setRows] = useState(['Ana', 'Bia', 'Caio']);
  const remove = async (name: string): Promise<void> => {
    if (asks && !(await confirm({ title: 'Remover?', message: name, action: 'Remover agora' }))) return;
    setRows((now) => now.filter((one) => one !== name));
  };
  return (
    <main id="content" tabIndex={-1}>
      <button type="button">Convidar</button>
      <ul>
        {rows.map((name) => (
          <li key={name}>
            <button type="button" onClick={() => void remove(name)}>
              Remover {name}
            </button>
          </li>
        ))}
      </ul>
    </main>
  );
};
const open = (asks = false) => renderPart(<Part asks={asks} />, { locale: 'pt-BR', texts: { ui } });
const button = (name: string) => page.getByRole('button', { name, exact: true });
/** By the keyboard, from the beginning of the page. */
const tabTo = async (name: string): Promise<void> => {
  for (let presses = 0; document.activeElement !== button(name).element(); presses += 1) {
    expect(presses).toBeLessThan(9);
    await userEvent.keyboard('{Tab}');
  }
};

it('the focus of a row that is deleted goes to the next one, of the last to the one before, of the only one to the page', async () => {
  await open();
  await tabTo('Remover Bia');
  await userEvent.keyboard('{Enter}');
  await expect.element(button('Remover Caio')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(button('Remover Ana')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(button('Remover Ana')).not.toBeInTheDocument();
  expect(document.activeElement).not.toBe(document.body);
});

it('it does so too when a question was answered before', async () => {
  await open(true);
  await tabTo('Remover Bia');
  await userEvent.keyboard('{Enter}');
  await expect.element(button('Remover agora')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(button('Remover Bia')).not.toBeInTheDocument();
  await expect.element(button('Remover Caio')).toHaveFocus();
});

const Follow = () => {
  const [isFollowed, setFollowed] = useState(false);
  return (
    <main id="content" tabIndex={-1}>
      <h1>Canal</h1>
      {isFollowed ? (
        <a href="#talk">Conversar</a>
      ) : (
        <button type="button" onClick={() => setFollowed(true)}>
          Seguir
        </button>
      )}
      <button type="button">Denunciar</button>
    </main>
  );
};
it('what takes the place of a button has its focus', async () => {
  await renderPart(<Follow />, { locale: 'pt-BR', texts: { ui } });
  await tabTo('Seguir');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('link', { name: 'Conversar' })).toHaveFocus();
});

it('a pointer is left alone', async () => {
  await open();
  await userEvent.click(button('Remover Bia'));
  await expect.element(button('Remover Bia')).not.toBeInTheDocument();
  expect(document.activeElement).toBe(document.body);
});

it('who comes to a page begins at its content, unless something there has the focus', async () => {
  await open();
  enterPage();
  expect(document.activeElement?.id).toBe('content');
  await tabTo('Convidar');
  enterPage();
  await expect.element(button('Convidar')).toHaveFocus();
});
