import * as z from 'zod/mini';
import { codes } from './codes.ts';
import { endpoint } from './endpoint.ts';
import { nameLine } from './name-text.ts';
import { fileText, Instant, line } from './scalars.ts';

/** Two active certificates at most, so that a merchant can rotate without a gap (rule: certificate-rotation). */
export const activeCertificatesAtMost = 2;
/** A certificate that ends within these days is pointed out. */
export const certificateWarningDays = 30;

/** Days before expiry at which the people responsible for certificates get an e-mail, once each. */
export const certificateEmailDays = [30, 7, 1] as const;
/** For how many days the platform signs a certificate. */
export const certificateDays = [90, 180, 365, 730] as const;
export const certificateDaysDefault = 365;

/** `upcoming`: its validity has not begun yet. */
export const CertificateStatus = codes(['upcoming', 'active', 'expired', 'revoked']);
export const Certificate = z.object({
  /** Upper-case hexadecimal, as the certificate says it. */
  serial: z.string(),
  name: z.string(),
  subject: z.string(),
  algorithm: z.string(),
  /** SHA-256 of the certificate, upper-case hexadecimal. */
  fingerprint: z.string(),
  /** The certificate itself: it is public. */
  pem: z.string(),
  /** The platform signed it. */
  byPlatform: z.boolean(),
  /** Why the team registered it though it says that it is an authority, or another team has it too; null for all others. */
  reason: z.nullable(z.string()),
  notBefore: Instant,
  notAfter: Instant,
  status: CertificateStatus,
  endsSoon: z.boolean(),
  /** When a call was last accepted with it, to the minute or so. */
  lastUsedAt: z.nullable(Instant),
  revokedAt: z.nullable(Instant),
  createdAt: Instant,
});
export type Certificate = z.infer<typeof Certificate>;

/** A key with which the platform signs answers: Ed25519, PEM. It is published before it signs, and for 90 days after. */
export const PlatformKey = z.object({
  id: z.string(),
  publicKey: z.string(),
  signsFrom: Instant,
  /** When the next key begins to sign; null while there is no next one. */
  signsUntil: z.nullable(Instant),
});
export type PlatformKey = z.infer<typeof PlatformKey>;

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
    /** What answers of the platform are signed with now: Ed25519, PEM. */
    platformKey: z.object({ id: z.string(), publicKey: z.string() }),
    /** That one, the next one, and those that it replaced. */
    platformKeys: z.array(PlatformKey),
    /** With what the platform signs certificates: its own certificate, PEM. */
    authority: z.object({ certificate: z.string(), fingerprint: z.string() }),
  }),
  refusals: [],
});

export const listPlatformKeys = endpoint({
  id: 'certificate.platformKeys',
  face: 'open',
  method: 'GET',
  path: '/platform-key',
  summary: 'The public keys by which answers are checked: those that signed, the one that signs, and the next',
  access: 'merchant',
  rate: 'read',
  reply: z.object({ list: z.array(PlatformKey) }),
  refusals: [],
});

/** PEM, or the Base64 of DER. */
const Pem = fileText(20_000).check(z.trim(), z.minLength(1));

export const uploadCertificate = endpoint({
  id: 'certificate.upload',
  face: 'admin',
  method: 'POST',
  path: '/certificate',
  summary: 'Registers an X.509 certificate (PEM); its private key stays with the merchant',
  access: access('write'),
  proof: 'factor',
  rate: 'write',
  idempotency: 'optional',
  body: z.strictObject({
    name: nameLine(60),
    pem: Pem,
    /** Wanted of a certificate that says it is an authority, or that another team has registered too. */
    reason: z.optional(line(200, 10)),
  }),
  reply: Certificate,
  refusals: ['certificate_exists', 'certificates_full'],
});

export const issueCertificate = endpoint({
  id: 'certificate.issue',
  face: 'admin',
  method: 'POST',
  path: '/certificate/request',
  summary: 'Signs a certificate signing request (PKCS#10) and registers the certificate at once',
  access: access('write'),
  proof: 'factor',
  rate: 'write',
  idempotency: 'optional',
  body: z.strictObject({
    name: nameLine(60),
    csr: Pem,
    days: z._default(z.literal(certificateDays), certificateDaysDefault),
  }),
  reply: Certificate,
  refusals: ['certificates_full'],
});

export const revokeCertificate = endpoint({
  id: 'certificate.revoke',
  face: 'admin',
  method: 'POST',
  path: '/certificate/{serial}/revoke',
  summary: 'Ends a certificate: the next request signed with it is refused',
  access: access('write'),
  proof: 'factor',
  rate: 'write',
  params: z.object({ serial: z.string().check(z.regex(/^[0-9A-F]{1,64}$/, { error: 'headerSerial', abort: true })) }),
  reply: Certificate,
  refusals: ['not_found', 'colleague_first'],
});
