import type { Locale } from '@balcao/contract/locale';
import type { StaffEntry } from '@balcao/contract/staff';
import type { Tx } from '../../platform/db.ts';
import { hashOf, newId, newToken } from '../../platform/ids.ts';
import { endOfLife, endOfPending } from '../../platform/session-life.ts';
import { type StaffRow, updateStaff } from './staff.repository.ts';
import { insertStaffSession } from './staff-session.repository.ts';

/** Where a session is opened from. */
export interface From {
  readonly ip: string;
  readonly userAgent: string;
  readonly locale: Locale;
  readonly now: Date;
}

/** Every way to a session ends here: a new token, of which only the hash is stored. Who opens it has locked the person. */
export const createStaffEntry = (factorRequired: boolean) => {
  const start = async (tx: Tx, staffId: string, from: From, pending: boolean): Promise<string> => {
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
    return token;
  };
  return {
    /** After the password: whole where no second factor stands in between, else good for that step alone. */
    begin: async (tx: Tx, person: Pick<StaffRow, 'id' | 'factorSince'>, from: From): Promise<StaffEntry> => {
      const missing = factorRequired ? 'setUp' : null;
      const step = person.factorSince ? 'code' : missing;
      return { token: await start(tx, person.id, from, step !== null), step };
    },
    /** After the second factor. */
    complete: (tx: Tx, staffId: string, from: From): Promise<string> => start(tx, staffId, from, false),
  };
};
export type StaffEntries = ReturnType<typeof createStaffEntry>;
