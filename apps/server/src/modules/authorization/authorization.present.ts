import {
  type AuthorizationRequest,
  type AuthorizationState,
  AuthorizationStatus,
} from '@balcao/contract/authorization';
import { deviceOf } from '../../platform/device.ts';
import { networkOf } from '../../platform/limits.ts';
import type { KnownAccount } from '../account/chat-binding.service.ts';
import type { AuthorizationRow } from './authorization.repository.ts';

const { waiting, scanned, confirmed, expired, used } = AuthorizationStatus.enum;

/**
 * The state as the browser that asked hears it: what has run out of time is expired without anyone writing it down, and so is what
 * was collected. A binding is done with the confirmation, so its time cannot run out any more.
 */
export const statusAt = ({ status, purpose, expiresAt }: AuthorizationRow, now: Date): AuthorizationStatus => {
  if (status === used) return expired;
  const isOpen = status === waiting || status === scanned || (status === confirmed && purpose === 'login');
  return isOpen && expiresAt <= now ? expired : status;
};

/** Whether the person who scanned a login code has no account to log in to yet. */
export const isForNewAccount = ({ purpose, status, accountId }: AuthorizationRow): boolean =>
  purpose === 'login' && status === scanned && accountId === null;

export const presentState = (
  row: AuthorizationRow,
  account: KnownAccount | undefined,
  now: Date,
): AuthorizationState => ({
  status: statusAt(row, now),
  person: row.customerName === null ? null : { name: row.customerName, avatar: account?.avatar ?? null },
  isRegistering: isForNewAccount(row),
  expiresInSeconds: Math.max(0, Math.ceil((row.expiresAt.getTime() - now.getTime()) / 1000)),
});

/** What the phone at `ip` shows of a code; without an account it is for a person who has none yet. */
export const presentRequest = (
  row: AuthorizationRow,
  account: KnownAccount | undefined,
  ip: string,
): AuthorizationRequest => {
  const { browser, system } = deviceOf(row.userAgent);
  return {
    id: row.id,
    purpose: row.purpose,
    account: account ? { name: account.name, email: account.email, avatar: account.avatar } : null,
    browser,
    system,
    ip: row.ip,
    timeZone: row.timeZone,
    sameNetwork: networkOf(row.ip) === networkOf(ip),
    askedAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
  };
};
