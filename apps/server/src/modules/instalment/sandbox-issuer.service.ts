import { civilDayOf, DEFAULT_ZONE } from '@balcao/brazil/dates';
import type { Clock } from '../../platform/clock.ts';
import { type Db, transaction } from '../../platform/db.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { SandboxRails } from '../rail/sandbox-rail.service.ts';
import { findDueParts } from './instalment.repository.ts';

const dueAtOnce = 500;

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly rails: Pick<SandboxRails, 'payInstalment'>;
}

/** The card issuer of the sandbox: pays each part on its day, and says so as a real rail does. */
export const createSandboxIssuer = ({ db, clock, jobs, rails }: Needs): void =>
  jobs.every(5, 'instalment.issuer', () =>
    transaction(db, async (tx) => {
      const today = civilDayOf(clock.now().toISOString(), DEFAULT_ZONE);
      for (const part of await findDueParts(tx, today, dueAtOnce)) await rails.payInstalment(tx, part);
    }),
  );
