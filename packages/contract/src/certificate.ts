import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Instant, line } from './scalars.ts';

/** Two active certificates at most, so that a merchant can rotate without a gap (reading 44). */
export const activeCertificatesAtMost = 2;
/** A certificate that ends within these days is pointed out (specification §9). */
export const certificateWarningDays = 30;

export const CertificateStatus = z.enum(['active', 'expired', 'revoked']);
export const Certificate = z.object({
  /** Upper-case hexadecimal, as the certificate says it. */
  serial: z.string(),
  name: z.string(),
  subject: z.string(),
  algorithm: z.string(),
  notBefore: Instant,
  notAfter: Instant,
  status: CertificateStatus,
  endsSoon: z.boolean(),
  createdAt: Instant,
});
export type Certificate = z.infer<typeof Certificate>;

const access = (level: 'read' | 'write') => ({ menu: 'setting.payment', level }) as const;

export const listCertificates = endpoint({
  id: 'certificate.list',
  face: 'admin',
  method: 'GET',
  path: '/certificate',
  summary: "The team's certificates, and the platform's own public key",
  access: access('read'),
  rate: 'read',
  reply: z.object({
    merchantNumber: z.string(),
    list: z.array(Certificate),
    /** What answers and notifications of the platform are signed with: Ed25519, PEM. */
    platformKey: z.object({ id: z.string(), publicKey: z.string() }),
  }),
  refusals: [],
});

export const uploadCertificate = endpoint({
  id: 'certificate.upload',
  face: 'admin',
  method: 'POST',
  path: '/certificate',
  summary: 'Registers an X.509 certificate (PEM); its private key stays with the merchant',
  access: access('write'),
  rate: 'write',
  body: z.strictObject({ name: line(60), pem: z.string().trim().min(1).max(20_000) }),
  reply: Certificate,
  refusals: ['certificate_exists', 'certificates_full'],
});

export const revokeCertificate = endpoint({
  id: 'certificate.revoke',
  face: 'admin',
  method: 'POST',
  path: '/certificate/{serial}/revoke',
  summary: 'Ends a certificate: the next request signed with it is refused',
  access: access('write'),
  rate: 'write',
  params: z.object({ serial: z.string().regex(/^[0-9A-F]{1,64}$/) }),
  reply: Certificate,
  refusals: ['not_found', 'state_forbids'],
});
