import { createHash } from 'node:crypto';
import { railFileBytesAtMost } from '@balcao/contract/ledger-reconciliation';
import { describe, expect, it } from 'vitest';
import { readRailFile } from './reconciliation-file.ts';

const turn = (): Promise<void> => new Promise((done) => setImmediate(done));
const of = { rail: '02', day: '20261120' } as const;
const head = 'kind,id,reference,amount,at';
const lineOf = (index: number): string =>
  `payment,E${String(index).padStart(31, '0')},T${index},${1_000 + index},2026-11-20T15:00:00.000Z`;
const fileOf = (count: number): string =>
  [head, ...Array.from({ length: count }, (_, at) => lineOf(at)), ''].join('\n');

/** How often others had their turn while it was done. */
const turnsDuring = async (work: Promise<unknown>): Promise<number> => {
  let isDone = false;
  const done = work.finally(() => {
    isDone = true;
  });
  let turns = 0;
  for (; !isDone; turns += 1) await turn();
  await done;
  return turns;
};

describe('the file of a rail', () => {
  it.each(['\n', '\r\n'])('is read whole across its slices, with the numbers of its lines: %j', async (end) => {
    const text = fileOf(5_000).replaceAll('\n', end);
    const { lines, sha256, problemCount } = await readRailFile(text, of);
    expect(lines.map(({ line, amount }) => [line, amount])).toEqual(
      Array.from({ length: 5_000 }, (_, at) => [at + 2, 1_000 + at]),
    );
    expect([sha256, problemCount]).toEqual([createHash('sha256').update(text).digest('hex'), 0]);
  });

  it('gives others their turn after every few lines', async () => {
    const text = fileOf(20_000);
    expect(await turnsDuring(readRailFile(text, of))).toBeGreaterThan(text.length / 50_000);
  });

  it('names the first wrong lines by their numbers and counts the others', async () => {
    const text = `${fileOf(1_000)}${'x\n'.repeat(300_000)}`;
    const { problems, problemCount } = await readRailFile(text, of);
    expect(problemCount).toBe(300_000);
    expect(problems).toHaveLength(50);
    expect(problems[0]).toEqual({ line: 1_002, problem: 'cells', text: 'x' });
  });

  it.each([
    ['a first line without an end', ','.repeat(railFileBytesAtMost), { line: 1, problem: 'unknownColumn' }],
    ['another one', `${head}\n${','.repeat(1_000_000)}\n`, { line: 2, problem: 'cells' }],
  ])('does not take %s apart', async (_, text, wrong) => {
    const { problems, problemCount } = await readRailFile(text, of);
    expect([problems, problemCount]).toEqual([[{ ...wrong, text: ','.repeat(60) }], 1]);
  });
});
