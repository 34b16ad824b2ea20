import { createHash } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import { civilDayOf, DEFAULT_ZONE } from '@balcao/brazil/dates';
import {
  FileLineKind,
  type FileProblem,
  type FileRail,
  railFileBytesAtMost,
  railFileColumns,
} from '@balcao/contract/ledger-reconciliation';
import { Amount, Instant } from '@balcao/contract/scalars';

/** A line of a rail's file; the amount in centavos, the instant UTC. */
export interface FileLine {
  /** From 1, as an editor counts; the first has the names of the columns. */
  readonly line: number;
  readonly kind: FileLineKind;
  readonly railId: string;
  readonly reference: string;
  readonly amount: number;
  readonly at: string;
}
/** A file as it was read: what is wrong with it, or else its lines. */
export interface Read {
  readonly lines: readonly FileLine[];
  /** Of the whole file, in hexadecimal digits. */
  readonly sha256: string;
  /** The first of them. */
  readonly problems: readonly FileProblem[];
  readonly problemCount: number;
}
/** So many problems are named; the others are counted alone, since a file may have millions. */
const problemsShown = 50;
/** So much is read at a time, which takes a few milliseconds. */
const sliceChars = 32_768;
/** No line that is right is as long: what is longer is not split into cells. */
const lineCharsAtMost = 1_000;
type Column = (typeof railFileColumns)[number];

/** Payments by their end-to-end id, money given back by the key under which it was asked, payouts by theirs. */
const idForms: Readonly<Record<FileLineKind, RegExp>> = {
  payment: /^[A-Za-z0-9]{32}$/,
  return: /^[A-Za-z0-9]{1,35}$/,
  payout: /^[A-Za-z0-9]{1,35}$/,
};
const references: Readonly<Record<FileLineKind, RegExp>> = {
  payment: /^[A-Za-z0-9]{0,35}$/,
  return: /^[A-Za-z0-9]{32}$/,
  payout: /^[A-Za-z0-9]{1,64}$/,
};
const kindsOf = (rail: FileRail): readonly FileLineKind[] => (rail === 'payout' ? ['payout'] : ['payment', 'return']);
const shown = (text: string): string => text.slice(0, 60);
const cellsOf = (line: string, separator: string): string[] =>
  line.split(separator).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'));

const columnProblems = (names: readonly string[]): FileProblem[] => {
  const unknown = names.filter((name, at) => !railFileColumns.includes(name as Column) || names.indexOf(name) !== at);
  const missing = railFileColumns.filter((name) => !names.includes(name));
  return [
    ...unknown.map((text) => ({ line: 1, problem: 'unknownColumn' as const, text: shown(text) })),
    ...missing.map((text) => ({ line: 1, problem: 'missingColumn' as const, text })),
  ];
};

/** Reads one line under the names of its columns; what is wrong with it, cell by cell, when something is. */
const lineReader = ({ rail, day }: { rail: FileRail; day: string }, names: readonly string[], separator: string) => {
  const kinds = kindsOf(rail);
  const wrongIn = (cell: Readonly<Record<Column, string>>): Column | 'otherDay' | undefined => {
    const kind = kinds.find((one) => one === cell.kind);
    if (!kind) return 'kind';
    if (!idForms[kind].test(cell.id)) return 'id';
    if (!references[kind].test(cell.reference)) return 'reference';
    // Whole centavos only: amounts are not rounded and not reinterpreted.
    if (!/^[1-9][0-9]{0,11}$/.test(cell.amount) || !Amount.safeParse(Number(cell.amount)).success) return 'amount';
    if (!Instant.safeParse(cell.at).success) return 'at';
    return civilDayOf(cell.at, DEFAULT_ZONE) === day ? undefined : 'otherDay';
  };
  return (text: string, line: number): FileLine | FileProblem => {
    const cells = text.length > lineCharsAtMost ? [text] : cellsOf(text, separator);
    if (cells.length !== names.length) return { line, problem: 'cells', text: shown(cells.join(' ')) };
    const cell = Object.fromEntries(names.map((name, at) => [name, cells[at] ?? ''])) as Record<Column, string>;
    const problem = wrongIn(cell);
    if (problem) return { line, problem, text: shown(cell[problem === 'otherDay' ? 'at' : problem]) };
    const { kind, id: railId, reference, amount, at } = cell;
    return { line, kind: FileLineKind.parse(kind), railId, reference, amount: Number(amount), at };
  };
};

const refused = (problems: readonly FileProblem[]): Read => ({
  lines: [],
  sha256: '',
  problems: problems.slice(0, problemsShown),
  problemCount: problems.length,
});

/** A text in pieces of whole lines. */
function* slicesOf(text: string): Generator<string, void> {
  for (let from = 0, next = 0; from < text.length; from = next) {
    next = text.indexOf('\n', from + sliceChars) + 1 || text.length;
    yield text.slice(from, next);
  }
}

const readLines = async (text: string, read: (line: string, number: number) => FileLine | FileProblem) => {
  const hash = createHash('sha256');
  const lines: FileLine[] = [];
  const problems: FileProblem[] = [];
  let [number, problemCount] = [0, 0];
  for (const slice of slicesOf(text)) {
    hash.update(slice);
    const pieces = (slice.endsWith('\n') ? slice.slice(0, -1) : slice).split(/\r\n|\n/);
    for (const line of pieces) {
      number += 1;
      if (number === 1 || line.trim() === '') continue;
      const one = read(line, number);
      if ('kind' in one) lines.push(one);
      else {
        problemCount += 1;
        if (problemCount <= problemsShown) problems.push(one);
      }
    }
    await turn();
  }
  return { lines, sha256: hash.digest('hex'), problems, problemCount };
};

/**
 * Reads a rail's file of a day (docs/operating.md): CSV with the columns of the contract, split by commas or semicolons. Either every
 * line is right, or nothing of it is taken; the first wrong ones are named, and all are counted. Others are answered meanwhile: it is
 * read in slices.
 */
export const readRailFile = async (
  text: string,
  of: { readonly rail: FileRail; readonly day: string },
): Promise<Read> => {
  if (Buffer.byteLength(text) > railFileBytesAtMost) return refused([{ line: 1, problem: 'tooLarge', text: '' }]);
  const end = text.indexOf('\n');
  const head = (end < 0 ? text : text.slice(0, end)).replace(/^\ufeff/, '');
  if (head.trim() === '') return refused([{ line: 1, problem: 'empty', text: '' }]);
  if (head.length > lineCharsAtMost) return refused([{ line: 1, problem: 'unknownColumn', text: shown(head) }]);
  const separator = head.includes(';') ? ';' : ',';
  const names = cellsOf(head, separator);
  const problems = columnProblems(names);
  return problems.length > 0 ? refused(problems) : readLines(text, lineReader(of, names, separator));
};
