import { expect, it } from 'vitest';
import { beginEditing, type Edit, editingReducer } from './editor-state.ts';

const [said, asked] = [
  { text: '', buttons: [], minutes: 10 },
  { text: '', value: '', minutes: 10 },
];
const begun = beginEditing({
  nodes: [
    { id: 'say', kind: 'answer', x: 0, y: 0, data: said },
    { id: 'ask', kind: 'ask', x: 0, y: 0, data: asked },
  ],
  arrows: [],
});
const typed = (id: string, data: Record<string, unknown>): Edit => ({ does: 'change', id, data });
const texts = (edits: readonly Edit[]) =>
  edits.reduce(editingReducer, begun).definition.nodes.map(({ data }) => ('text' in data ? data.text : ''));

it('undoes all that was typed in one field at once, and each field by itself', () => {
  const letters = ['O', 'Oi', 'Oi!'].map((text) => typed('say', { ...said, text }));
  const others = ['E', 'E?'].map((text) => typed('ask', { ...asked, text }));
  expect(texts([...letters, ...others])).toEqual(['Oi!', 'E?']);
  expect(texts([...letters, ...others, { does: 'undo' }])).toEqual(['Oi!', '']);
  expect(texts([...letters, ...others, { does: 'undo' }, { does: 'undo' }])).toEqual(['', '']);
  expect(texts([...letters, { does: 'undo' }, { does: 'redo' }])).toEqual(['Oi!', '']);
});

it('undoes by itself what is typed after another step was chosen', () => {
  const [first, second] = ['Oi', 'Oi de novo'].map((text) => typed('say', { ...said, text }));
  if (!first || !second) throw new Error('two edits');
  expect(texts([first, { does: 'select', id: 'ask' }, second, { does: 'undo' }])).toEqual(['Oi', '']);
});
