import { type Certificate, certificateWarningDays } from '@balcao/contract/certificate';
import type { CertificateRow } from './certificate.tables.ts';

const dayMs = 86_400_000;

/** A certificate as the team sees it; its status is that of the moment. */
export const presentCertificate = (row: CertificateRow, now: Date): Certificate => {
  const ended = row.notAfter <= now;
  const status = row.revokedAt ? 'revoked' : ended ? 'expired' : 'active';
  return {
    serial: row.serial,
    name: row.name,
    subject: row.subject,
    algorithm: row.algorithm,
    notBefore: row.notBefore.toISOString(),
    notAfter: row.notAfter.toISOString(),
    status,
    endsSoon: status === 'active' && row.notAfter.getTime() - now.getTime() < certificateWarningDays * dayMs,
    createdAt: row.createdAt.toISOString(),
  };
};
