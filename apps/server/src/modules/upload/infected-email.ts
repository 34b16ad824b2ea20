import type { Tx } from '../../platform/db.ts';
import type { Mailer } from '../../platform/mail.ts';
import type { StaffNames } from '../staff/staff-names.service.ts';
import type { TeamService } from '../team/team.service.ts';
import { infectedTexts } from './infected.texts.ts';
import { countInfected, type UploadRow } from './upload.repository.ts';

/** Staff are written to about one team once in this time, however much it sends. */
const pauseMs = 3_600_000;

interface Needs {
  readonly mailer: Pick<Mailer, 'send'>;
  readonly teams: Pick<TeamService, 'payees'>;
  readonly staffNames: Pick<StaffNames, 'recipientsOf'>;
}

/** Tells those who review documents that a team sent a file with a virus in it, which was refused. */
export const createInfectedEmail =
  ({ mailer, teams, staffNames }: Needs) =>
  async (tx: Tx, { merchantId }: UploadRow, now: Date): Promise<void> => {
    if ((await countInfected(tx, merchantId, new Date(now.getTime() - pauseMs))) > 1) return;
    const team = (await teams.payees(tx, [merchantId])).get(merchantId);
    const told = { name: team?.name ?? '', number: team?.merchantNumber ?? '' };
    for (const { email: to, locale } of await staffNames.recipientsOf(tx, 'reviewer'))
      await mailer.send(tx, { to, ...infectedTexts[locale](told) });
  };
export type InfectedEmail = ReturnType<typeof createInfectedEmail>;
