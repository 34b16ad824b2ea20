import type pg from 'pg';
import type { Figures } from './figures.ts';

/** Who was signed in then may have been shut out since: everyone signs in again. */
export const endSessions = async (client: pg.Client): Promise<void> => {
  for (const table of ['session', 'staff_session'])
    await client.query(`update ${table} set ended_at = now() where ended_at is null`);
  await client.query('delete from customer_session');
};

/** A line about a check, and whether it found nothing wrong. */
export interface Check {
  readonly line: string;
  readonly isWell: boolean;
}
/** So many names are said; how many more there are is counted. */
const namedAtMost = 1000;

export const tell = (name: string, figures: Figures, names: readonly string[] = []): Check => {
  const wrong = Object.entries(figures).filter(([, figure]) => figure !== 0);
  const found = wrong.map(([figure, count]) => `${count} ${figure}`).join(', ');
  const more = names.length > namedAtMost ? [`  and ${names.length - namedAtMost} more`] : [];
  const named = [...names.slice(0, namedAtMost).map((one) => `  ${one}`), ...more];
  return { line: [`${name}: ${found || 'nothing wrong'}.`, ...named].join('\n'), isWell: wrong.length === 0 };
};

/** Reads the ledger and the log of what was restored. */
export const proveRestored = async (connection: pg.ClientConfig): Promise<Check[]> => {
  // Half of what a restore loads, and nothing that a refusal needs.
  const { ledgerFigures, logFigures } = await import('./figures.ts');
  return [
    tell('The ledger, recomputed from its entries', await ledgerFigures(connection, true)),
    tell('The activity log, read against its seals', await logFigures(connection)),
  ];
};
