import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { canvas, good, openDraft, over, saying, start, untilKept } from '../../test/opened-draft.tsx';

/** A step on the canvas, by what stands for it to those who do not see. */
const step = (name: string | RegExp) => canvas().getByRole('group', { name });
const steps = () => canvas().getByRole('group').elements().length;
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const choose = async (name: string | RegExp) => userEvent.click(step(name));
const keys = (text: string) => userEvent.keyboard(text);

describe('what is done to a draft', () => {
  it('is undone and done again, by button and by keyboard, and what is kept is what is shown', async () => {
    const { last } = await openDraft();
    await expect.element(button('Desfazer')).toBeDisabled();
    await userEvent.click(button('Adicionar Esperar'));
    await expect.poll(steps).toBe(4);
    await userEvent.click(button('Desfazer'));
    await expect.poll(steps).toBe(3);
    await userEvent.click(button('Refazer'));
    await expect.poll(steps).toBe(4);
    await choose('Resposta: Oi!');
    await keys('{Control>}z{/Control}');
    await expect.poll(steps).toBe(3);
    await keys('{Control>}{Shift>}z{/Shift}{/Control}');
    await expect.poll(steps).toBe(4);
    await keys('{Control>}z{/Control}');
    await keys('{Control>}y{/Control}');
    await expect.poll(steps).toBe(4);
    await untilKept();
    expect(last().nodes.map(({ kind }) => kind)).toEqual(['start', 'answer', 'end', 'wait']);
  });

  it('is copied and pasted with what it says, once for each paste, and the start never', async () => {
    const { last } = await openDraft();
    await choose('Resposta: Oi!');
    await keys('{Control>}c{/Control}');
    await keys('{Control>}v{/Control}');
    await expect.poll(steps).toBe(4);
    await keys('{Control>}v{/Control}');
    await expect.poll(steps).toBe(5);
    await choose(/^Início/);
    await keys('{Control>}c{/Control}');
    await keys('{Control>}v{/Control}');
    await untilKept();
    const texts = last().nodes.flatMap(({ data }) => ('text' in data ? [data.text] : []));
    expect(texts).toEqual(['Oi!', 'Oi!', 'Oi!']);
    expect(new Set(last().nodes.map(({ id }) => id)).size).toBe(5);
    expect(last().nodes.filter(({ kind }) => kind === 'start')).toHaveLength(1);
  });

  it('is not touched by the keys with which one writes', async () => {
    await openDraft();
    await choose('Resposta: Oi!');
    const text = page.getByLabelText('Texto', { exact: true });
    await userEvent.click(text);
    await keys('{End}{Backspace}?{Delete}');
    await expect.element(text).toHaveValue('Oi?');
    expect(steps()).toBe(3);
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('is added, moved, connected and deleted by keyboard alone', async () => {
    const { last } = await openDraft({ nodes: [start, over], arrows: [] });
    button('Adicionar Resposta').element().focus();
    await keys('{Enter}');
    await expect.poll(steps).toBe(3);
    await page.getByLabelText('Texto', { exact: true }).fill('Chegou!');
    await userEvent.selectOptions(page.getByLabelText('Depois → leva a'), '2. Fim');
    step(/^Início/)
      .element()
      .focus();
    await keys('{Enter}');
    await userEvent.selectOptions(page.getByLabelText('Depois → leva a'), '3. Resposta: Chegou!');
    await expect.element(page.getByText('Nenhum problema: pode publicar.')).toBeVisible();
    step('Resposta: Chegou!').element().focus();
    await keys('{Enter}');
    await untilKept();
    const before = last().nodes.find(({ kind }) => kind === 'answer');
    await keys('{ArrowRight}{ArrowRight}{ArrowDown}');
    await expect.poll(() => last().nodes.find(({ kind }) => kind === 'answer')?.x).toBeGreaterThan(before?.x ?? 0);
    expect(last().arrows.map(({ out }) => out)).toEqual(['next', 'next']);
    await keys('{Delete}');
    await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }));
    await expect.poll(steps).toBe(2);
    await expect.poll(() => last().arrows).toEqual([]);
  });

  it('leaves the start where it is when one presses delete', async () => {
    await openDraft();
    await choose(/^Início/);
    await keys('{Delete}');
    expect(steps()).toBe(3);
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
  });
});

describe('the search', () => {
  it('goes from one step that says it to the next, and says when there is none', async () => {
    const again = saying('again', 'Oi de novo', 3);
    await openDraft({ ...good, nodes: [...good.nodes, again] });
    const search = page.getByRole('textbox', { name: 'Procurar passo' });
    await search.fill('oi');
    await keys('{Enter}');
    await expect.element(page.getByRole('heading', { name: '2. Resposta: Oi!' })).toBeVisible();
    await userEvent.click(search);
    await keys('{Enter}');
    await expect.element(page.getByRole('heading', { name: '4. Resposta: Oi de novo' })).toBeVisible();
    await search.fill('boleto');
    await expect.element(search).toHaveAccessibleDescription('Nenhum passo encontrado');
  });
});
