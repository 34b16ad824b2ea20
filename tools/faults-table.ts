/** A row of the report: a fault, or why it could not be tried. */
export interface FaultLine {
  readonly fault: string;
  readonly notTried?: string;
  readonly callers?: number;
  readonly lastedSeconds?: number;
  readonly calls?: number;
  readonly answered?: number;
  readonly refused?: Readonly<Record<string, number>>;
  readonly cut?: number;
  readonly slowestSeconds?: number;
  readonly backSeconds?: number;
  readonly commands?: number;
  readonly lost?: number;
  readonly twice?: number;
  readonly note?: string;
}

const titles = [
  'fault',
  'callers',
  'lasted',
  'calls',
  'answered',
  'refused',
  'cut',
  'slowest',
  'back',
  'lost',
  'twice',
];

const refusedOf = (refused: FaultLine['refused'] = {}): string =>
  Object.entries(refused)
    .map(([name, count]) => `${count} ${name}`)
    .join(', ') || '0';

const cellsOf = (line: FaultLine): string[] =>
  line.notTried === undefined
    ? [
        line.note ? `${line.fault}; ${line.note}` : line.fault,
        String(line.callers),
        `${line.lastedSeconds} s`,
        String(line.calls),
        String(line.answered),
        refusedOf(line.refused),
        String(line.cut),
        `${line.slowestSeconds} s`,
        `${line.backSeconds} s`,
        String(line.lost),
        String(line.twice),
      ]
    : [`${line.fault}: not tried, ${line.notTried}`, ...titles.slice(1).map(() => '')];

/** The table of `npm run test:faults`, as Markdown, from the lines of JSON that its tests have left. */
export const faultsTable = (report: string): string => {
  const lines = report
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as FaultLine);
  const rows = [titles, titles.map(() => '---'), ...lines.map(cellsOf)];
  return rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
};
