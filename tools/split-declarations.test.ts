import { expect, it } from 'vitest';
import { splitDeclarations } from './split-declarations.ts';

const partsOf = (text: string) => {
  const split = splitDeclarations('some.ts', text);
  return split && Object.fromEntries([...split.parts].map(([name, { id, code }]) => [name, `${id}: ${code}`]));
};

it('each declaration is a part of its own, and what declares several names is one', () => {
  expect(
    partsOf('export const one = 1, two = 2;\nfunction add(a, b) { return a + b; }\nconst { a, b: c } = one;'),
  ).toEqual({
    one: 'one: export const one = 1;',
    two: 'two: export const two = 2;',
    add: 'add: export function add(a, b) { return a + b; }',
    a: 'a: export const { a, b: c } = one;',
    c: 'a: export const { a, b: c } = one;',
  });
});

it('declarations that speak of each other stay together, in their order', () => {
  const text = 'const other = 1;\nconst leaf = () => tree();\nexport const tree = () => leaf() + other;';
  const both = 'leaf: export const leaf = () => tree();\nexport const tree = () => leaf() + other;';
  expect(partsOf(text)).toEqual({ other: 'other: export const other = 1;', leaf: both, tree: both });
});

it('knows where each name comes from, also what is only handed on', () => {
  const split = splitDeclarations(
    'some.ts',
    `import * as z from 'zod/mini';\nimport { sum as add } from './sum.ts';\nexport { LogEvent as Event } from './log.ts';\nexport const two = add(1);`,
  );
  expect([...(split?.imports ?? [])]).toEqual([
    ['z', ['zod/mini', '*']],
    ['add', ['./sum.ts', 'sum']],
  ]);
  expect([...(split?.handedOn ?? [])]).toEqual([['Event', ['./log.ts', 'LogEvent']]]);
});

it.each([
  ['a call', 'register();'],
  ['an import for its effect', "import './effect.ts';"],
  ['what may change', 'export let count = 0;'],
  ['a class', 'export class Money {}'],
  ['another name for what it declares', 'const one = 1;\nexport { one as two };'],
])('leaves whole a file with %s', (_, text) => {
  expect(partsOf(text)).toBeUndefined();
});
