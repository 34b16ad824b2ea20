import { type Certificate, certificateWarningDays, type PlatformKey } from '@balcao/contract/certificate';
import type { PublishedKey } from '../../platform/signing.ts';
import type { CertificateRow } from './certificate.tables.ts';

const dayMs = 86_400_000;

/** How a certificate stands at a moment. */
export const statusOf = (
  { revokedAt, notBefore, notAfter }: Pick<CertificateRow, 'revokedAt' | 'notBefore' | 'notAfter'>,
  now: Date,
): Certificate['status'] => {
  if (revokedAt) return 'revoked';
  if (notAfter <= now) return 'expired';
  return notBefore > now ? 'upcoming' : 'active';
};

/** A certificate as the team sees it; its status is that of the moment. */
export const presentCertificate = (row: CertificateRow, now: Date): Certificate => {
  const status = statusOf(row, now);
  return {
    serial: row.serial,
    name: row.name,
    subject: row.subject,
    algorithm: row.algorithm,
    fingerprint: row.fingerprint,
    pem: row.pem,
    byPlatform: row.byPlatform,
    reason: row.reason,
    notBefore: row.notBefore.toISOString(),
    notAfter: row.notAfter.toISOString(),
    status,
    endsSoon: status === 'active' && row.notAfter.getTime() - now.getTime() < certificateWarningDays * dayMs,
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
    revokedAt: row.revokedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  };
};

/** A key of the platform, for people and servers of a team. */
export const presentKey = ({ id, publicKey, signsFrom, signsUntil }: PublishedKey): PlatformKey => ({
  id,
  publicKey,
  signsFrom: signsFrom.toISOString(),
  signsUntil: signsUntil?.toISOString() ?? null,
});
