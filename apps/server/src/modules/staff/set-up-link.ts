import { setUpLifeDays } from '@balcao/contract/staff-team';
import type { Tx } from '../../platform/db.ts';
import { hashOf, newToken } from '../../platform/ids.ts';
import { updateStaff } from './staff.repository.ts';

const lifeMs = setUpLifeDays * 86_400_000;

/** Makes links by which staff choose their password. `publicBaseUrl` is the only source of links (rule: one-public-address). */
export const createSetUpLinks = (publicBaseUrl: string) => ({
  /** For someone whom the caller has locked; the link before is no longer good. Only a hash of it is kept. */
  newLink: async (tx: Tx, staffId: string, now: Date): Promise<string> => {
    const token = newToken();
    const setUpEndsAt = new Date(now.getTime() + lifeMs);
    await updateStaff(tx, staffId, { setUpHash: hashOf(token), setUpSentAt: now, setUpEndsAt });
    // Behind the #, so that no server and no Referer header ever sees it.
    return `${publicBaseUrl}/console/set-up#${token}`;
  },
});
export type SetUpLinks = ReturnType<typeof createSetUpLinks>;
