import type { Queries } from '../../platform/db.ts';
import { countMembers } from './member-count.repository.ts';

/** How many people work in a team. */
export const createMemberCount = () => ({
  of: (queries: Queries, merchantId: string): Promise<number> => countMembers(queries, merchantId),
});
export type MemberCount = ReturnType<typeof createMemberCount>;
