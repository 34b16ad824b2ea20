import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { billKinds, toldBy } from './bill-kinds.ts';

const modules = path.resolve(import.meta.dirname, '..');
const sources = fs
  .readdirSync(modules, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => ({ file, text: fs.readFileSync(path.join(modules, file), 'utf8') }));

/** Near enough to what names or posts a cause: on its line, or on one of the four before it. */
const isNear = (text: string, at: number): boolean =>
  /cause|ledger\.post\(|\bpost\(/i.test(text.slice(0, at).split('\n').slice(-5).join('\n'));
/** What stands in place of a value: a number, or, where it says which part of an event, a word. */
const sampleOf = (expression: string): string => (expression === 'part' ? 'done' : '1'.repeat(20));
/** Every text with a colon and a value in it that money is posted by. */
const causes = sources.flatMap(({ file, text }) =>
  [...text.matchAll(/`([a-z]+:(?:[a-z]+:)?\$\{[^`]*)`/g)]
    .filter(({ index }) => isNear(text, index))
    .filter(([, cause = '']) => !cause.endsWith(':'))
    .map(([, cause = '']) => ({
      file,
      cause: cause.replaceAll(/\$\{([^}]*)\}/g, (_, value: string) => sampleOf(value)),
    })),
);

describe('the kinds of movements in a bill', () => {
  it('are decided for every cause that money is posted by', () => {
    // Orders, refunds, withdrawals, settlements, the reserve, money put aside, reversals, debts: otherwise the search has failed.
    expect(new Set(causes.map(({ cause }) => cause.split(':')[0]))).toEqual(
      new Set(['credit', 'debt', 'order', 'rail', 'reserve', 'reversal', 'settlement', 'withdrawal']),
    );
    const undecided = causes.filter(({ cause }) => !billKinds.some(({ form }) => form.test(cause)));
    expect(undecided).toEqual([]);
  });

  it('have none that no cause is of', () => {
    const unused = billKinds.filter(({ form }) => !causes.some(({ cause }) => form.test(cause)));
    expect(unused).toEqual([]);
  });

  it('count whatever is new as adjustments, with its order where it has one', () => {
    expect(toldBy('order:26030212000000000001:novelty:7:taken')).toEqual({
      money: 'adjusted',
      fee: 'adjusted',
      order: '26030212000000000001',
      refund: '',
      withdrawal: '',
    });
    expect(toldBy('tomorrow:1')).toMatchObject({ money: 'adjusted', fee: 'adjusted', order: '' });
  });
});
