import { eq } from 'drizzle-orm';
import type { Queries } from '../../platform/db.ts';
import { members } from './member.tables.ts';

export const countMembers = (queries: Queries, merchantId: string): Promise<number> =>
  queries.$count(members, eq(members.merchantId, merchantId));
