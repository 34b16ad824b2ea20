import { PaymentMethod, PaymentProduct } from '@balcao/contract/order';
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Queries, Tx } from '../../platform/db.ts';
import { rowsOf } from '../../platform/parsed-rows.ts';
import { type ActivationRow, activations, feePlans } from './product.tables.ts';

/** A product that a merchant may use, with its own plan for a method, where it has one; without one `method` is null. */
const ActiveWay = z.object({
  merchantId: z.string(),
  product: PaymentProduct,
  isBlocked: z.boolean(),
  settings: z.record(z.string(), z.unknown()),
  method: z.nullable(PaymentMethod),
  basisPoints: z.nullable(z.int()),
  fixed: z.nullable(z.int()),
});
export type ActiveWay = z.infer<typeof ActiveWay>;

/** Every product that these merchants were given, in one question: what of it is blocked says so. */
export const findActiveWays = (queries: Queries, merchantIds: readonly string[]): Promise<ActiveWay[]> =>
  rowsOf(
    queries,
    ActiveWay,
    sql`
    select a.merchant_id as "merchantId", a.product, a.blocked_at is not null as "isBlocked", a.settings, p.method, p.basis_points as "basisPoints", p.fixed
    from product_activation a
    left join fee_plan p on p.merchant_id = a.merchant_id and p.product = a.product
    where a.merchant_id = any(${sql.param([...merchantIds])}::uuid[]) and a.active`,
  );

export const findActivation = async (
  queries: Queries,
  merchantId: string,
  product: PaymentProduct,
): Promise<ActivationRow | undefined> => {
  const [row] = await queries
    .select()
    .from(activations)
    .where(and(eq(activations.merchantId, merchantId), eq(activations.product, product)));
  return row;
};

export const insertActivations = async (tx: Tx, rows: (typeof activations.$inferInsert)[]): Promise<void> => {
  if (rows.length > 0) await tx.insert(activations).values(rows).onConflictDoNothing();
};

export const listActivations = (queries: Queries, merchantId: string): Promise<ActivationRow[]> =>
  queries.select().from(activations).where(eq(activations.merchantId, merchantId));

/** The plans that were agreed with this merchant. */
export const listOwnPlans = (queries: Queries, merchantId: string): Promise<(typeof feePlans.$inferSelect)[]> =>
  queries.select().from(feePlans).where(eq(feePlans.merchantId, merchantId));

type OwnPlan = typeof feePlans.$inferSelect;

export const writeOwnPlan = async (
  tx: Tx,
  { merchantId, product, method, basisPoints, fixed }: OwnPlan,
): Promise<void> => {
  await tx
    .insert(feePlans)
    .values({ merchantId, product, method, basisPoints, fixed })
    .onConflictDoUpdate({
      target: [feePlans.merchantId, feePlans.product, feePlans.method],
      set: { basisPoints, fixed },
    });
};

/** What was agreed about one product and method holds no more. */
export const deleteOwnPlan = async (
  tx: Tx,
  merchantId: string,
  { product, method }: Pick<OwnPlan, 'product' | 'method'>,
): Promise<void> => {
  await tx
    .delete(feePlans)
    .where(and(eq(feePlans.merchantId, merchantId), eq(feePlans.product, product), eq(feePlans.method, method)));
};

/** Keeps settings over the version that the caller knows, 0 for none; false when someone else was faster. */
export const writeSettings = async (
  tx: Tx,
  { merchantId, product, settings }: Pick<ActivationRow, 'merchantId' | 'product' | 'settings'>,
  knownVersion: number,
  updatedAt: Date,
): Promise<boolean> => {
  const fresh = { status: 'NO', active: false, granted: false, activatedAt: null } as const;
  const { rowCount } =
    knownVersion === 0
      ? await tx
          .insert(activations)
          .values({ merchantId, product, settings, version: 1, updatedAt, ...fresh })
          .onConflictDoNothing()
      : await tx
          .update(activations)
          .set({ settings, updatedAt, version: sql`${activations.version} + 1` })
          .where(
            and(
              eq(activations.merchantId, merchantId),
              eq(activations.product, product),
              eq(activations.version, knownVersion),
            ),
          );
  return rowCount === 1;
};

/**
 * Notes where the request for a product stands, and whether it was ever accepted: what the team has from the beginning it keeps.
 * The settings, and their version, stay.
 */
export const writeStanding = async (
  tx: Tx,
  { merchantId, product, status }: Pick<ActivationRow, 'merchantId' | 'product' | 'status'>,
  accepted: boolean,
  now: Date,
): Promise<void> => {
  await tx
    .insert(activations)
    .values({
      merchantId,
      product,
      status,
      active: accepted,
      granted: false,
      settings: {},
      version: 1,
      activatedAt: accepted ? now : null,
      updatedAt: now,
    })
    .onConflictDoUpdate({
      target: [activations.merchantId, activations.product],
      set: {
        status,
        active: sql`${activations.granted} or ${accepted}`,
        activatedAt: sql`case when ${accepted} then coalesce(${activations.activatedAt}, ${now.toISOString()}) else ${activations.activatedAt} end`,
        updatedAt: now,
      },
    });
};

/** Blocks a product that was accepted, or gives it back with null; false where it stands so already. */
export const writeBlock = async (
  tx: Tx,
  { merchantId, product }: Pick<ActivationRow, 'merchantId' | 'product'>,
  block: { readonly at: Date; readonly reason: string } | null,
): Promise<boolean> => {
  const { rowCount } = await tx
    .update(activations)
    .set({ blockedAt: block?.at ?? null, blockedBecause: block?.reason ?? null })
    .where(
      and(
        eq(activations.merchantId, merchantId),
        eq(activations.product, product),
        eq(activations.active, true),
        block ? isNull(activations.blockedAt) : isNotNull(activations.blockedAt),
      ),
    );
  return rowCount === 1;
};
