import { expect, it } from 'vitest';
import { functionsIn } from './functions.ts';

const text = `// ação
export const short = (): number => 1;
function long(): string {
  return 'a\\n';
}
class Counter {
  next() {
    return <p>{[1].map((n) => n)}</p>;
  }
}
const createCounter = () => {
  let count = 0;
  const next = () => {
    return count++;
  };
  return { next };
};
describe('a list of tests', () => {
  it('is one of them', () => {
  });
});
`;

it('finds every function with its lines, takes a list of tests for none, and counts what an object offers on its own', () => {
  expect(functionsIn('example.tsx', text)).toEqual([
    { line: 2, lines: 1 },
    { line: 3, lines: 3 },
    { line: 7, lines: 3 },
    { line: 8, lines: 1 },
    { line: 11, lines: 5 },
    { line: 13, lines: 3 },
    { line: 19, lines: 2 },
  ]);
});
