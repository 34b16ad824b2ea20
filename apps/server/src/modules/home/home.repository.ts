import type { SellingWay } from '@balcao/contract/home';
import { eq } from 'drizzle-orm';
import type { Queries } from '../../platform/db.ts';
import { homeSettings } from './home.tables.ts';

export const findSelling = async (queries: Queries, merchantId: string): Promise<SellingWay | null> => {
  const [row] = await queries.select().from(homeSettings).where(eq(homeSettings.merchantId, merchantId));
  return row?.selling ?? null;
};

export const putSelling = async (queries: Queries, merchantId: string, selling: SellingWay): Promise<void> => {
  const set = { selling };
  await queries
    .insert(homeSettings)
    .values({ merchantId, selling })
    .onConflictDoUpdate({ target: homeSettings.merchantId, set });
};
