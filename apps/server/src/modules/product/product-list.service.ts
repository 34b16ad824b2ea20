import type { ReplyOf } from '@balcao/contract/endpoint';
import { LogEvent } from '@balcao/contract/log';
import type { PaymentProduct } from '@balcao/contract/order';
import {
  type getProduct,
  type listProducts,
  Product,
  type ProductBlock,
  ProductDetail,
  type ProductFee,
  productMethods,
  type saveProductSettings,
} from '@balcao/contract/product';
import { productForms } from '@balcao/contract/product-activation';
import type { Db, Queries } from '../../platform/db.ts';
import type { Events } from '../../platform/events.ts';
import { idempotently } from '../../platform/idempotency.ts';
import type { Call } from '../../platform/implement.ts';
import { refuse } from '../../platform/refusal.ts';
import type { LogService } from '../log/log.service.ts';
import { changeOf, wholeTeam } from '../log/log-change.service.ts';
import type { ReviewService } from '../review/review.service.ts';
import type { ReviewDrafts } from '../review/review-draft.service.ts';
import { createReviewForm } from '../review/review-form.service.ts';
import type { UploadService } from '../upload/upload.service.ts';
import { type FeePlan, ordinaryPlans } from './fees.ts';
import { findActivation, listActivations, listOwnPlans, writeSettings } from './product.repository.ts';
import type { ActivationRow } from './product.tables.ts';
import { settingChanges } from './product-record.ts';
import { settingsOf } from './product-settings.ts';

interface Needs {
  readonly db: Db;
  readonly events: Pick<Events, 'publish'>;
  readonly logs: Pick<LogService, 'record'>;
  readonly reviews: Pick<ReviewService, 'submit' | 'latest' | 'submissionOf' | 'eachLatest'>;
  readonly drafts: Pick<ReviewDrafts, 'read' | 'save'>;
  readonly uploads: Pick<UploadService, 'keep'>;
  readonly supportEmail: string;
}
/** Since when and why it is blocked. */
export const blockOf = (row: ActivationRow | undefined): ProductBlock | null =>
  row?.blockedAt ? { at: row.blockedAt.toISOString(), reason: row.blockedBecause ?? '' } : null;

/** In the order in which they are shown. */
const order = ['03', '02', '04', '99', '53', '54', '11'] as const satisfies readonly PaymentProduct[];

/** The form of a product: the same for every type of team. */
export const productForm = (needs: Parameters<typeof createReviewForm>[0], product: PaymentProduct) => {
  const form = productForms[product];
  const about = { kind: 'product', subject: product } as const;
  return createReviewForm(needs, { about, forms: { personal: form, enterprise: form } });
};

/** The payment products as a team has them, and how it sets them up. */
export const createProductList = (needs: Needs) => {
  const { db, events, logs, reviews } = needs;

  const all = async (queries: Queries, merchantId: string): Promise<Product[]> => {
    // One after the other: within a transaction there is one connection.
    const rows = await listActivations(queries, merchantId);
    const plans = await listOwnPlans(queries, merchantId);
    const submissions = await reviews.eachLatest(queries, merchantId, 'product');
    const rowOf = new Map<string, ActivationRow>(rows.map((row) => [row.product, row]));
    const own = new Map<string, FeePlan>(plans.map((plan) => [`${plan.product} ${plan.method}`, plan]));
    const waiting = new Map(submissions.filter(({ status }) => status === 'UNDER').map((row) => [row.subject, row]));
    const feesOf = (product: PaymentProduct): ProductFee[] =>
      productMethods[product].flatMap((method) => {
        const agreed = own.get(`${product} ${method}`);
        const plan = agreed ?? ordinaryPlans[product][method];
        return plan ? [{ method, basisPoints: plan.basisPoints, fixed: plan.fixed, isOwn: agreed !== undefined }] : [];
      });
    return order.map((product) => {
      const row = rowOf.get(product);
      const underReview = waiting.get(product);
      return Product.parse({
        product,
        settings: settingsOf(product, row?.settings ?? {}),
        status: row?.status ?? 'NO',
        active: row?.active === true && row.blockedAt === null,
        blocked: row?.blockedAt ? { ...blockOf(row), contact: needs.supportEmail } : null,
        activatedAt: row?.activatedAt?.toISOString() ?? null,
        dueAt: underReview?.dueAt.toISOString() ?? null,
        isAsked: underReview?.isAsked ?? false,
        fees: feesOf(product),
        version: row?.version ?? 0,
      });
    });
  };

  const one = async (queries: Queries, merchantId: string, product: PaymentProduct): Promise<ProductDetail> => {
    const found = (await all(queries, merchantId)).find((each) => each.product === product) ?? refuse('not_found');
    const last = await reviews.latest(queries, merchantId, { kind: 'product', subject: product });
    return ProductDetail.parse({ ...found, ...(await productForm(needs, product).show(queries, last)) });
  };

  return {
    one,
    list: async ({ actor }: Call<typeof listProducts>): Promise<ReplyOf<typeof listProducts>> => ({
      list: await all(db, actor.merchantId),
    }),
    get: ({ actor, params }: Call<typeof getProduct>): Promise<ProductDetail> =>
      one(db, actor.merchantId, params.product),

    /** @throws Refusal `changed_elsewhere` when it is not the newest version that is written over. */
    saveSettings: (call: Call<typeof saveProductSettings>): Promise<ProductDetail> =>
      idempotently(db, call, async (tx) => {
        const { actor, body, now } = call;
        const { merchantId } = actor;
        const { product, settings, version } = body;
        const before = settingsOf(product, (await findActivation(tx, merchantId, product))?.settings ?? {});
        if (!(await writeSettings(tx, { merchantId, product, settings }, version, now))) refuse('changed_elsewhere');
        events.publish(tx, merchantId, { topic: 'product', key: product });
        const shown = await one(tx, merchantId, product);
        const changes = [...changeOf('product', null, product), ...settingChanges(before, settings)];
        const act = { event: LogEvent.enum.productSettingsChanged, subject: wholeTeam(merchantId), changes };
        // Saving without a change has no effect.
        if (changes.length > 1) await logs.record(tx, call, act);
        return shown;
      }),
  };
};
export type ProductList = ReturnType<typeof createProductList>;
