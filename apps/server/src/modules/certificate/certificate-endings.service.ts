import { certificateWarningDays } from '@balcao/contract/certificate';
import type { Db } from '../../platform/db.ts';
import { countEnding } from './certificate.repository.ts';

const dayMs = 86_400_000;

/** Certificates that a team must renew soon. */
export const createCertificateEndings = ({ db }: { readonly db: Db }) => ({
  /** How many of those in use end within the days of the warning. */
  ending: (merchantId: string, now: Date): Promise<number> =>
    countEnding(db, merchantId, now, new Date(now.getTime() + certificateWarningDays * dayMs)),
});
export type CertificateEndings = ReturnType<typeof createCertificateEndings>;
