import { type Apart, eachApart, tellFailure } from '../../platform/apart.ts';
import type { Db } from '../../platform/db.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { listUnapplied } from './rail.repository.ts';
import type { RailService } from './rail.service.ts';

const everySeconds = 60;
const atOnce = 100;

interface Needs {
  readonly db: Db;
  readonly jobs: Pick<Jobs, 'every'>;
  readonly rails: Pick<RailService, 'hearAgain'>;
}

/**
 * Tries again what a rail has said and could not be applied, such as a payment of a team whose account is stopped: the rail need not
 * say it twice, and nothing that came after it waits for it.
 */
export const retryUnapplied = ({ db, jobs, rails }: Needs): void => {
  jobs.every(everySeconds, 'rail.unapplied', async () => {
    const rounds: Apart<unknown>[] = [];
    for (let after: string | undefined; ; ) {
      const rows = await listUnapplied(db, after, atOnce);
      rounds.push(await eachApart(rows, ({ rail, body }) => rails.hearAgain(rail, body)));
      after = rows.at(-1)?.id;
      if (rows.length < atOnce) return tellFailure(...rounds);
    }
  });
};
