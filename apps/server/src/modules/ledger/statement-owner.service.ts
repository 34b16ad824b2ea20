import type { Db } from '../../platform/db.ts';
import type { CertificationService } from '../certification/certification.service.ts';
import type { TeamService } from '../team/team.service.ts';
import { documentOf } from './statement-document.ts';

interface Needs {
  readonly db: Db;
  readonly teams: Pick<TeamService, 'payee'>;
  readonly certifications: Pick<CertificationService, 'certifiedAs'>;
}
/** Whose statement it is: the number and the name of the team, and as whom it was certified. */
export interface StatementOwner {
  readonly number: string;
  readonly name: string;
  readonly registeredName: string;
  /** Of a company in full, of a person hidden but for its ends; null of a team that is not certified. */
  readonly document: string | null;
}

/** Whose money a document speaks of. */
export const createStatementOwners =
  ({ db, teams, certifications }: Needs) =>
  async (merchantId: string): Promise<StatementOwner> => {
    const [payee, certified] = await Promise.all([
      teams.payee(db, merchantId),
      certifications.certifiedAs(db, merchantId),
    ]);
    const name = payee?.name ?? '';
    const document = certified ? documentOf(certified.type, certified.form) : null;
    return { number: payee?.merchantNumber ?? '', name, registeredName: certified?.form?.name ?? name, document };
  };
export type StatementOwners = ReturnType<typeof createStatementOwners>;
