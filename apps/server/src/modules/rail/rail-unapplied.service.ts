import type { Logger } from 'pino';
import { type Db, rootOf } from '../../platform/db.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { listUnapplied } from './rail.repository.ts';
import type { RailService } from './rail.service.ts';

const everySeconds = 60;
const atOnce = 100;
/** A round that is over by then ends; the next one goes on after what this one tried last. */
const roundMs = 6_000;

interface Needs {
  readonly db: Db;
  readonly jobs: Pick<Jobs, 'every'>;
  readonly log: Logger;
  readonly rails: Pick<RailService, 'hearAgain'>;
}

/**
 * Retries messages of a rail that could not be applied, such as a payment of a team whose account is stopped. The rail need not repeat them, and they
 * do not block later messages.
 */
export const retryUnapplied = ({ db, jobs, log, rails }: Needs): void => {
  let after: string | undefined;
  jobs.every(everySeconds, 'rail.unapplied', async () => {
    const end = performance.now() + roundMs;
    for (;;) {
      const rows = await listUnapplied(db, after, atOnce);
      for (const { id, rail, eventId, body } of rows) {
        if (performance.now() > end) return;
        after = id;
        await rails.hearAgain(rail, body).catch((error: Error) => {
          log.error({ rail, eventId, message: rootOf(error).message }, 'what a rail said still cannot be applied');
        });
      }
      if (rows.length < atOnce) break;
    }
    after = undefined;
  });
};
