import os from 'node:os';

/** One line of the table: every figure is a ratio, or a count with its goal, taken in this very run. */
export interface Row {
  readonly what: string;
  readonly ours: string;
  /** What it is compared with, and its figure. */
  readonly against: string;
  readonly ratio: string;
  readonly goal: string;
}

const columns = ['what', 'ours', 'against', 'ratio', 'goal'] as const;

/** A Markdown table with columns of even width: readable in a terminal, and to be pasted into README.md. */
export const tableOf = (rows: readonly Row[]): string => {
  const widths = columns.map((name) => Math.max(name.length, ...rows.map((row) => row[name].length)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join(' | ')} |`;
  const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`;
  return [line([...columns]), rule, ...rows.map((row) => line(columns.map((name) => row[name])))].join('\n');
};

/** The machine in words, and its load: other processes make every figure worse. */
export const machine = (): string => {
  const [cpu] = os.cpus();
  const load = os.loadavg().map((value) => value.toFixed(1));
  const memory = Math.round(os.totalmem() / 2 ** 30);
  return `${os.cpus().length} cores (${cpu?.model.trim()}), ${memory} GiB, Node ${process.versions.node}; load ${load.join(', ')}`;
};
