import type { Viewer } from './use-viewer.ts';

/** The keys of the documents, from a field and from the viewer itself. */
export const documentKeys = (viewer: Viewer): Readonly<Record<string, () => void>> => ({
  d: viewer.next,
  v: viewer.toggleBeside,
  '+': () => viewer.tell('larger'),
  '=': () => viewer.tell('larger'),
  '-': () => viewer.tell('smaller'),
  '0': () => viewer.tell('fit'),
  r: () => viewer.tell('rotate'),
});
