import { publishWorkflow, saveWorkflow } from '@balcao/contract/workflow';
import type { WorkflowDefinition, WorkflowNode } from '@balcao/contract/workflow-kinds';
import { expectAccessible } from '@balcao/ui/test/look';
import { answerTo, Refusal } from '@balcao/ui/test/network';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { arrow, canvas, good, openDraft, over, saying, start, untilKept, wholeOf } from '../../test/opened-draft.tsx';

const step = (name: string | RegExp) => canvas().getByRole('group', { name });
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const publish = () => button('Publicar');
const dialog = () => page.getByRole('dialog');
const wait: WorkflowNode = { id: 'wait', kind: 'wait', x: 300, y: 200, data: { minutes: 60 } };
const call = (address: string): WorkflowNode => ({
  ...{ id: 'call', kind: 'call', x: 300, y: 0 },
  data: { method: 'GET', address, body: '', kept: [] },
});
const notOnTheInternet = 'Endereços em números ou da rede interna não valem.';
const calling = (address: string): WorkflowDefinition => ({
  nodes: [start, call(address), over],
  arrows: [arrow('start', 'next', 'call'), arrow('call', 'ok', 'over'), arrow('call', 'failed', 'over')],
});

describe('while one edits', () => {
  const back = (to: string) => arrow('hello', 'next', to);
  it.each<[string, WorkflowDefinition, RegExp, string]>([
    [
      'a step that nothing leads to',
      { ...good, nodes: [...good.nodes, { ...over, id: 'lost', x: 900 }] },
      /^Fim/,
      'Nada leva a este passo.',
    ],
    [
      'a way that leads nowhere',
      { ...good, arrows: [arrow('start', 'next', 'hello')] },
      /Oi!/,
      '“Depois” não leva a lugar nenhum.',
    ],
    [
      'a circle without a wait',
      {
        nodes: [...good.nodes, saying('more', 'E mais', 3)],
        arrows: [arrow('start', 'next', 'hello'), back('more'), arrow('more', 'next', 'hello')],
      },
      /Oi!/,
      'O fluxo dá voltas aqui sem esperar por ninguém.',
    ],
    [
      'a value that is not there yet',
      { ...good, nodes: [start, saying('hello', 'Pedido {{pedido}}'), over] },
      /Pedido/,
      'O valor “pedido” ainda não existe neste ponto.',
    ],
    ['an answer without a text', { ...good, nodes: [start, saying('hello', ''), over] }, /^Resposta/, 'Falta o texto.'],
  ])('%s is marked at its step, said in the list, and keeps it from being published', async (_, draft, name, words) => {
    await openDraft(draft);
    const faulty = step(name).filter({ has: page.getByRole('img', { name: 'com problema' }) });
    await expect.element(faulty.first()).toBeVisible();
    await expect.element(publish()).toBeDisabled();
    await userEvent.click(page.getByRole('listitem').getByRole('button', { name: words, exact: false }).first());
    // Next to the canvas, at the step that the line of the list leads to.
    await expect.element(faulty.first()).toHaveClass('selected');
    await expect.element(page.getByText(words, { exact: true }).first()).toBeVisible();
    await expectAccessible();
  });

  it('a circle with a wait in it is none', async () => {
    await openDraft({
      nodes: [...good.nodes, wait],
      arrows: [arrow('start', 'next', 'hello'), back('wait'), arrow('wait', 'next', 'hello')],
    });
    await expect.element(page.getByText(/dá voltas/)).not.toBeInTheDocument();
    // The only fault: no step leads to the end.
    await expect.element(page.getByText('Corrija 1 problema para publicar.')).toBeVisible();
  });

  it('a fault is gone as soon as it is put right', async () => {
    await openDraft({ ...good, nodes: [start, saying('hello', ''), over] });
    await userEvent.click(step(/^Resposta/));
    const text = page.getByLabelText('Texto', { exact: true });
    await expect.element(text).toHaveAccessibleDescription(/Falta o texto\./);
    await text.fill('Bem-vindo!');
    await expect.element(text).not.toHaveAccessibleDescription(/Falta o texto/);
    await expect.element(page.getByText('Nenhum problema: pode publicar.')).toBeVisible();
    await untilKept();
    await expect.element(publish()).toBeEnabled();
  });
});

describe('a field of a step', () => {
  it.each([
    ['https://10.0.0.7/pedido', notOnTheInternet],
    ['https://127.0.0.1/pedido', notOnTheInternet],
    ['https://localhost/pedido', notOnTheInternet],
    ['http://api.cafe.example/pedido', notOnTheInternet],
    ['https://api.outra.example/pedido', 'O canal não permite este servidor. Adicione-o à lista dos fluxos.'],
    ['', 'Preencha este item.'],
  ])('says what is wrong with the address %s of a call', async (address, words) => {
    await openDraft(calling('https://api.cafe.example/pedido'));
    await userEvent.click(step(/^Chamada HTTP/));
    const field = page.getByLabelText('Endereço');
    await field.fill(address);
    await expect.element(field).toHaveAccessibleDescription(new RegExp(words.replaceAll(/[.]/g, '[.]')));
    await expect.element(publish()).toBeDisabled();
    await field.fill('https://api.cafe.example/pedido/{{name}}');
    await expect.element(page.getByText('Nenhum problema: pode publicar.')).toBeVisible();
  });

  it('takes no wait of no time, none of a year, and lets another number be typed', async () => {
    const { last } = await openDraft({
      nodes: [start, wait, over],
      arrows: [arrow('start', 'next', 'wait'), arrow('wait', 'next', 'over')],
    });
    await userEvent.click(step(/^Esperar/));
    const minutes = page.getByLabelText('Minutos de espera');
    const kept = async () => {
      await userEvent.tab();
      await untilKept();
      return last().nodes.find(({ id }) => id === 'wait')?.data;
    };
    await minutes.fill('0');
    expect(await kept()).toEqual({ minutes: 1 });
    await expect.element(minutes).toHaveValue('1');
    await minutes.fill('525600');
    expect(await kept()).toEqual({ minutes: 43_200 });
    await expect.element(minutes).toHaveValue('43200');
    await userEvent.click(minutes);
    await userEvent.keyboard('{Control>}a{/Control}{Backspace}30');
    expect(await kept()).toEqual({ minutes: 30 });
  });
});

describe('publishing', () => {
  const ask = async () => {
    await userEvent.click(publish());
    await expect.element(dialog()).toBeVisible();
    return dialog().getByRole('button', { name: 'Publicar' });
  };

  it('happens once where one clicks twice, by the version that is shown', async () => {
    await openDraft();
    const calls = answerTo(publishWorkflow, wholeOf(good, { published: 1, isOn: true, isChanged: false, version: 2 }));
    await userEvent.dblClick(await ask());
    await expect.element(page.getByText('Fluxo publicado e ligado.')).toBeVisible();
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(calls).toMatchObject([{ body: { version: 1 } }]);
  });

  it('that is refused keeps the draft, which is edited and kept on', async () => {
    const { last } = await openDraft();
    answerTo(publishWorkflow, new Refusal('workflow_faulty', 'O fluxo ainda tem problemas.'));
    await userEvent.click(await ask());
    await expect.element(page.getByText('O fluxo ainda tem problemas.')).toBeVisible();
    await userEvent.click(dialog().getByRole('button', { name: 'Voltar' }));
    await userEvent.click(step(/Oi!/));
    await page.getByLabelText('Texto', { exact: true }).fill('Oi! Tudo bem?');
    await untilKept();
    expect(last().nodes.map(({ data }) => ('text' in data ? data.text : ''))).toContain('Oi! Tudo bem?');
  });

  it('waits until the last change is kept', async () => {
    await openDraft();
    await userEvent.click(step(/Oi!/));
    await page.getByLabelText('Texto', { exact: true }).fill('Oi! Tudo bem?');
    await expect.element(publish()).toBeDisabled();
    await untilKept();
    await expect.element(publish()).toBeEnabled();
  });
});

describe('two members who edit', () => {
  it('neither writes over the other: the later one is told, keeps what is on the screen, and loads when they say so', async () => {
    const { reloads } = await openDraft();
    const calls = answerTo(saveWorkflow, new Refusal('changed_elsewhere', 'Outra pessoa mudou isto.'));
    await userEvent.click(step(/Oi!/));
    const text = page.getByLabelText('Texto', { exact: true });
    await text.fill('Oi! Tudo bem?');
    await expect.element(page.getByText('Outra pessoa salvou este fluxo')).toBeVisible();
    await expect.element(publish()).toBeDisabled();
    await text.fill('Oi! Tudo bem mesmo?');
    await expect.element(text).toHaveValue('Oi! Tudo bem mesmo?');
    await expect.element(page.getByRole('status')).toHaveTextContent('Outra pessoa mudou este fluxo');
    expect(calls).toHaveLength(1);
    await expectAccessible();
    await userEvent.click(button('Carregar a versão atual'));
    expect(reloads()).toBe(1);
  });
});
