import type { Locale } from '@balcao/contract/locale';
import type { Tx } from '../../platform/db.ts';
import { hashOf, newId, newToken } from '../../platform/ids.ts';
import { insertSession, type SessionRow } from './session.repository.ts';

/** Where a session is opened from. */
export interface From {
  readonly ip: string;
  readonly userAgent: string;
  readonly timeZone: string;
  /** The language that the person sees, where it is known. */
  readonly locale?: Locale;
  readonly now: Date;
}
/** Where in the product it stands. */
type Place = Pick<SessionRow, 'merchantId' | 'rightsSeen' | 'expiresAt'> &
  Partial<Pick<SessionRow, 'pending' | 'provenAt' | 'previewRoleId'>>;

/** Every login ends here: creates a token, of which only the hash is stored. The caller has locked the person's sessions. */
export const startSession = async (tx: Tx, accountId: string, from: From, place: Place): Promise<string> => {
  const { ip, userAgent, timeZone, now } = from;
  const token = newToken();
  const times = { createdAt: now, lastUsedAt: now };
  const fresh = { pending: false, provenAt: null, previewRoleId: null, ip, userAgent, timeZone };
  await insertSession(tx, { id: newId(now), tokenHash: hashOf(token), accountId, ...fresh, ...times, ...place });
  return token;
};
