import type { Locale } from '@balcao/contract/locale';
import type { StaffEntry } from '@balcao/contract/staff';
import type { Tx } from '../../platform/db.ts';
import { hashOf, newId, newToken } from '../../platform/ids.ts';
import type { LoginNetworks } from '../../platform/login-networks.ts';
import { endOfLife, endOfPending } from '../../platform/session-life.ts';
import { type StaffRow, updateStaff } from './staff.repository.ts';
import { insertStaffSession } from './staff-session.repository.ts';

type Person = Pick<StaffRow, 'id' | 'email'>;
/** Where a session is opened from. */
export interface From {
  readonly ip: string;
  readonly userAgent: string;
  readonly locale: Locale;
  readonly now: Date;
}

interface Needs {
  /** Whether a second factor is required here. */
  readonly factorRequired: boolean;
  readonly networks: Pick<LoginNetworks, 'note'>;
}

/**
 * Every login ends here: creates a token, of which only the hash is stored. The caller has locked the person. The network of a complete session
 * counts as known from then on.
 */
export const createStaffEntry = ({ factorRequired, networks }: Needs) => {
  const start = async (tx: Tx, { id: staffId, email }: Person, from: From, pending: boolean): Promise<string> => {
    const { ip, userAgent, locale, now } = from;
    const token = newToken();
    const expiresAt = pending ? endOfPending(now) : endOfLife(now);
    const times = { createdAt: now, lastUsedAt: now, expiresAt };
    await insertStaffSession(tx, {
      ...times,
      id: newId(now),
      tokenHash: hashOf(token),
      staffId,
      pending,
      ip,
      userAgent,
    });
    await updateStaff(tx, staffId, pending ? { locale } : { locale, lastUsedAt: now });
    if (!pending) await networks.note(tx, 'staff', email, ip, now);
    return token;
  };
  return {
    /** After the password: whole where no second factor stands in between, else good for that step alone. */
    begin: async (tx: Tx, person: Person & Pick<StaffRow, 'factorSince'>, from: From): Promise<StaffEntry> => {
      const missing = factorRequired ? 'setUp' : null;
      const step = person.factorSince ? 'code' : missing;
      return { token: await start(tx, person, from, step !== null), step };
    },
    /** After the second factor. */
    complete: (tx: Tx, person: Person, from: From): Promise<string> => start(tx, person, from, false),
  };
};
export type StaffEntries = ReturnType<typeof createStaffEntry>;
