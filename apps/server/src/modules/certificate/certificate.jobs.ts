import { certificateEmailDays } from '@balcao/contract/certificate';
import type { Clock } from '../../platform/clock.ts';
import { type Db, type Tx, transaction } from '../../platform/db.ts';
import type { Events } from '../../platform/events.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { Notices } from '../notification/notices.service.ts';
import { takeEnding } from './certificate.repository.ts';
import type { CertificateRow } from './certificate.tables.ts';

const dayMs = 86_400_000;
const sweepSeconds = 600;

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'every'>;
  readonly events: Pick<Events, 'publish'>;
  readonly notices: Pick<Notices, 'tell'>;
}

/** Tells the team once at each of the promised numbers of days that a certificate ends (rule: certificate-rotation). */
export const warnOfEnds = ({ db, clock, jobs, events, notices }: Needs): void => {
  const tell = async (tx: Tx, row: CertificateRow, now: Date): Promise<void> => {
    const { merchantId, name, serial, notAfter } = row;
    const days = Math.max(1, Math.ceil((notAfter.getTime() - now.getTime()) / dayMs));
    const data = { serial, name, days, endsAt: notAfter.toISOString() };
    await notices.tell(tx, merchantId, { kind: 'certificateEnding', data });
    events.publish(tx, merchantId, { topic: 'certificate', key: serial });
  };
  jobs.every(sweepSeconds, 'certificate.ending', () =>
    transaction(db, async (tx) => {
      const now = clock.now();
      // The fewest days first: a team that is told of the last day need not be told of the month.
      for (const days of certificateEmailDays.toSorted((a, b) => a - b))
        for (const row of await takeEnding(tx, now, days)) await tell(tx, row, now);
    }),
  );
};
