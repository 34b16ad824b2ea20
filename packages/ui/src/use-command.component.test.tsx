import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import ui from './i18n/pt/ui.ts';
import { renderPart } from './test/render-part.tsx';
import { TakenAway } from './test/taken-away.tsx';
import { useCommand } from './use-command.ts';
import { useKeyedMutation } from './use-keyed-mutation.ts';

interface PartProps {
  answer: Promise<string>;
  onSuccess: () => void;
}
const tell = (reply: string) => (reply === '' ? undefined : `Salvo: ${reply}`);
const Plain = ({ answer, onSuccess }: PartProps) => {
  const save = useCommand({ mutationFn: () => answer });
  return (
    <>
      <button type="button" onClick={() => save.mutate(undefined, { tell, onSuccess })}>
        Salvar
      </button>
      {(save.isSuccess || save.isError) && <p>Não está saindo nada</p>}
    </>
  );
};
const Keyed = ({ answer, onSuccess }: PartProps) => {
  const save = useKeyedMutation({ place: 'command:test', send: () => answer });
  return (
    <button type="button" onClick={() => save.mutate('x', { tell, onSuccess })}>
      Salvar
    </button>
  );
};
const show = async (Part: typeof Plain) => {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const closed: string[] = [];
  await renderPart(
    <TakenAway>
      <Part answer={promise} onSuccess={() => closed.push('closed')} />
    </TakenAway>,
    { locale: 'pt-BR', texts: { ui } },
  );
  await userEvent.click(page.getByRole('button', { name: 'Salvar' }));
  return { closed, resolve, reject };
};
type Shown = Awaited<ReturnType<typeof show>>;
const leave = () => userEvent.click(page.getByRole('button', { name: 'Chegou antes' }));

it.each([
  ['a command', Plain],
  ['a command under a key', Keyed],
])('%s says that it was done and then closes its form', async (_, Part) => {
  const { closed, resolve } = await show(Part);
  resolve('Ana');
  await expect.element(page.getByText('Salvo: Ana')).toBeVisible();
  await expect.poll(() => closed).toEqual(['closed']);
});

it.each([
  ['a command', Plain],
  ['a command under a key', Keyed],
])('%s says so without its form as well, and closes nothing then', async (_, Part) => {
  const { closed, resolve } = await show(Part);
  await leave();
  resolve('Bia');
  await expect.element(page.getByText('Salvo: Bia')).toBeVisible();
  expect(closed).toEqual([]);
});

it.each([
  ['was refused', ({ reject }: Shown) => reject(new Error('Recusado'))],
  ['has nothing to say', ({ resolve }: Shown) => resolve('')],
])('nothing is said of what %s', async (_, end) => {
  const shown = await show(Plain);
  end(shown);
  await expect.element(page.getByText('Não está saindo nada')).toBeVisible();
  await expect.element(page.getByText(/Salvo/)).not.toBeInTheDocument();
});
