import fs from 'node:fs';

/** What callers saw of one fault, and where the money is. */
export interface FaultRow {
  readonly fault: string;
  readonly callers: number;
  readonly lastedSeconds: number;
  /** Calls that were under way from the strike until everything worked again. */
  readonly calls: number;
  readonly answered: number;
  /** By the name of the refusal. */
  readonly refused: Readonly<Record<string, number>>;
  /** Calls without an answer. */
  readonly cut: number;
  readonly slowestSeconds: number;
  /** From the end of the fault until `/ready` says 200. */
  readonly backSeconds: number;
  /** Orders, payments, refunds and withdrawals that were asked for. */
  readonly commands: number;
  readonly lost: number;
  readonly twice: number;
  /** What else is worth knowing. */
  readonly note?: string;
}

/** Says in the table why something could not be tried on this machine. */
export const notTried = (fault: string, why: string): void => write({ fault, notTried: why });

const write = (row: object): void => {
  const line = `${JSON.stringify(row)}\n`;
  if (process.env.FAULTS_REPORT) fs.appendFileSync(process.env.FAULTS_REPORT, line);
  else process.stdout.write(line);
};

/** Adds the row to the file that `npm run test:faults` makes its table of. */
export const report = (row: FaultRow): void => write(row);
