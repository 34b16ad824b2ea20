import type { RequestFacts } from '@balcao/contract/request';
import type { OpenRequestRow } from './request.tables.ts';

/** What the server checked the wrong signature against. */
export interface KeptLines {
  readonly method: string;
  readonly target: string;
  readonly timestamp: string;
  readonly nonce: string;
  readonly host: string;
  /** Null where something of the call must not or cannot be kept: then these are not the lines that were signed. */
  readonly body: string | null;
  readonly signature: string;
}

/** A call that has been answered. */
export interface SeenRequest
  extends Pick<
    OpenRequestRow,
    'at' | 'method' | 'target' | 'status' | 'refusal' | 'serial' | 'ip' | 'durationMs' | 'requestId'
  > {
  /** Who called, where the signature has proven it. */
  readonly merchantId: string | undefined;
  /** Whom the call names; anyone can name anyone. */
  readonly merchantNumber: string;
  readonly nonce: string;
  readonly facts: RequestFacts;
  readonly lines: KeptLines | undefined;
}

/** What is only said of a call once the certificate that it names was found among those of the merchant that it names. */
const saidOfKnownCertificates = new Set<string | null>([
  'signature_wrong',
  'certificate_expired',
  'certificate_revoked',
  'nonce_used',
]);

/** Does the call name a certificate that the merchant has? A caller who knows only the merchant's number cannot name one. */
export const namesCertificate = ({ refusal }: Pick<SeenRequest, 'refusal'>): boolean =>
  saidOfKnownCertificates.has(refusal);
