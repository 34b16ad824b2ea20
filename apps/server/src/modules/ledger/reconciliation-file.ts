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
interface Read {
  readonly lines: readonly FileLine[];
  readonly problems: readonly FileProblem[];
}
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
const lineReader = ({ rail, day }: { rail: FileRail; day: string }, names: readonly string[]) => {
  const kinds = kindsOf(rail);
  const wrongIn = (cell: Readonly<Record<Column, string>>): Column | 'otherDay' | undefined => {
    const kind = kinds.find((one) => one === cell.kind);
    if (!kind) return 'kind';
    if (!idForms[kind].test(cell.id)) return 'id';
    if (!references[kind].test(cell.reference)) return 'reference';
    // Whole centavos: nothing is rounded, and nothing is read as another number than it is.
    if (!/^[1-9][0-9]{0,11}$/.test(cell.amount) || !Amount.safeParse(Number(cell.amount)).success) return 'amount';
    if (!Instant.safeParse(cell.at).success) return 'at';
    return civilDayOf(cell.at, DEFAULT_ZONE) === day ? undefined : 'otherDay';
  };
  return (cells: readonly string[], line: number): FileLine | FileProblem => {
    if (cells.length !== names.length) return { line, problem: 'cells', text: shown(cells.join(' ')) };
    const cell = Object.fromEntries(names.map((name, at) => [name, cells[at] ?? ''])) as Record<Column, string>;
    const problem = wrongIn(cell);
    if (problem) return { line, problem, text: shown(cell[problem === 'otherDay' ? 'at' : problem]) };
    const { kind, id: railId, reference, amount, at } = cell;
    return { line, kind: FileLineKind.parse(kind), railId, reference, amount: Number(amount), at };
  };
};

/**
 * Reads a rail's file of a day (docs/operating.md): CSV with the columns of the contract, split by commas or semicolons. Either every
 * line is right, or nothing of it is taken and every wrong one is named.
 */
export const readRailFile = (text: string, of: { readonly rail: FileRail; readonly day: string }): Read => {
  const nothing = (problem: 'empty' | 'tooLarge') => ({ lines: [], problems: [{ line: 1, problem, text: '' }] });
  if (Buffer.byteLength(text) > railFileBytesAtMost) return nothing('tooLarge');
  const [head = '', ...rest] = text.replace(/^\ufeff/, '').split(/\r\n|\n/);
  if (head.trim() === '') return nothing('empty');
  const separator = head.includes(';') ? ';' : ',';
  const names = cellsOf(head, separator);
  const problems = columnProblems(names);
  if (problems.length > 0) return { lines: [], problems };
  const read = lineReader(of, names);
  const all = rest.flatMap((line, at) => (line.trim() === '' ? [] : [read(cellsOf(line, separator), at + 2)]));
  return {
    lines: all.filter((one) => 'kind' in one),
    problems: all.filter((one) => 'problem' in one),
  };
};
