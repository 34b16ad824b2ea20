import { AuthorizationStatus } from '@balcao/contract/authorization';
import { NetworkError, RefusedError } from '@balcao/sdk/client';
import type { ScanPause, ScanState } from '@balcao/ui/scan-code.tsx';

/** How far a code is, as the server says it. */
export interface ScanAnswer {
  readonly status: AuthorizationStatus;
  readonly person: { readonly name: string; readonly avatar: string | null } | null;
  readonly isRegistering: boolean;
  readonly expiresInSeconds: number;
}

export const askAgainMs = 1_500;
/** A server that does not answer is left alone for a while. */
const laterMs = 5_000;
/** The server may do it the next time: it was asked too often, or cannot do it now. */
const passing: readonly string[] = ['too_many_requests', 'unavailable', 'unexpected'];

const states: Readonly<Record<AuthorizationStatus, ScanState>> = {
  [AuthorizationStatus.enum.waiting]: 'waiting',
  [AuthorizationStatus.enum.scanned]: 'scanned',
  [AuthorizationStatus.enum.confirmed]: 'confirmed',
  [AuthorizationStatus.enum.cancelled]: 'cancelled',
  [AuthorizationStatus.enum.expired]: 'expired',
  [AuthorizationStatus.enum.used]: 'expired',
};
export const stateOf = ({ status, isRegistering }: ScanAnswer): ScanState =>
  isRegistering && states[status] === 'scanned' ? 'registering' : states[status];

/** What an error says in words, if it is a refusal; the network's has none. */
export const wordsOf = (error: unknown): string | undefined =>
  error instanceof RefusedError ? error.message : undefined;

/** The server no longer knows the code, or its time is over. */
export const isGone = (error: unknown): boolean =>
  error instanceof RefusedError && (error.name === 'code_expired' || error.name === 'not_found');

/** Milliseconds until the same may be asked again; undefined when it would be refused again. */
export const pauseAfter = (error: unknown): number | undefined => {
  if (error instanceof NetworkError) return laterMs;
  if (!(error instanceof RefusedError) || !passing.includes(error.name)) return undefined;
  return (error.retryAfterSeconds ?? laterMs / 1000) * 1000;
};

/** Why nothing was heard. */
export const reasonOf = (error: unknown): ScanPause['why'] =>
  error instanceof RefusedError && error.name === 'too_many_requests' ? 'tooMany' : 'noAnswer';
