import { certificationForms } from '@balcao/contract/certification-form';
import { type Draft, type DraftValues, type FlatForm, unflatten } from '@balcao/contract/form-fields';
import { PaymentProduct } from '@balcao/contract/order';
import type {
  answerProduct,
  cancelProduct,
  getProductDraft,
  ProductDetail,
  saveProductDraft,
  submitProduct,
} from '@balcao/contract/product';
import { type ProductForm, productForms } from '@balcao/contract/product-activation';
import type { SubjectType, Submission } from '@balcao/contract/review';
import type { ReviewStatus } from '@balcao/contract/session';
import type { Db, Queries, Tx } from '../../platform/db.ts';
import { idempotently } from '../../platform/idempotency.ts';
import type { Call } from '../../platform/implement.ts';
import { refuse, refuseUncertified } from '../../platform/refusal.ts';
import type { CertificationService } from '../certification/certification.service.ts';
import type { LogService } from '../log/log.service.ts';
import { submissionRecorder } from '../log/log-change.service.ts';
import type { ActionContext, ReviewService } from '../review/review.service.ts';
import type { ReviewAnswers } from '../review/review-answer.service.ts';
import type { ReviewDrafts } from '../review/review-draft.service.ts';
import type { TeamService } from '../team/team.service.ts';
import type { UploadService } from '../upload/upload.service.ts';
import type { ProductService } from './product.service.ts';
import { type ProductList, productForm } from './product-list.service.ts';

interface Needs {
  readonly db: Db;
  readonly logs: Pick<LogService, 'record'>;
  readonly reviews: ReviewService;
  readonly reviewAnswers: Pick<ReviewAnswers, 'answerOf'>;
  readonly drafts: ReviewDrafts;
  readonly uploads: Pick<UploadService, 'keep'>;
  readonly teams: Pick<TeamService, 'standingOf' | 'payee'>;
  readonly certifications: Pick<CertificationService, 'knownAs'>;
  readonly list: Pick<ProductList, 'one'>;
  readonly products: Pick<ProductService, 'terms'>;
}

/** A request may follow any earlier one: the first, a corrected one after a refusal, or a change of an accepted one. */
const afterAnything = ['NO', 'REVOKED', 'REJECT', 'SUCCESS'] as const satisfies ReviewStatus[];
/** Asked for, or had. */
const inHand: readonly ReviewStatus[] = ['UNDER', 'SUCCESS'];
const aboutOf = (subject: PaymentProduct) => ({ kind: 'product', subject }) as const;

/** Initial values that need not be typed again: of a company the address and what a customer pays, where the form asks for them. */
const beginningOf = (product: PaymentProduct, team: FlatForm, payments: FlatForm): DraftValues => {
  const asked = new Set(productForms[product].fields.map(({ path }) => path));
  const address = Object.fromEntries(
    Object.entries(team).filter(([path]) => asked.has(path) && /^address\./.test(path)),
  );
  const known = { ...unflatten(address, certificationForms.enterprise.fields) };
  const ticket = Number(payments.perCustomerTransaction);
  return Number.isSafeInteger(ticket) && ticket > 0 ? { ...known, averageTicket: ticket } : known;
};

/** Products that teams ask for: submitted, taken back, asked about, and what is still being filled in. */
export const createProductActivations = (needs: Needs) => {
  const { db, reviews, reviewAnswers, teams, certifications, list, products } = needs;
  const submissionRecord = submissionRecorder(needs.logs);
  const forms = new Map(PaymentProduct.options.map((product) => [product, productForm(needs, product)]));
  const formOf = (product: PaymentProduct) => forms.get(product) ?? refuse('not_found');

  const begin = async (queries: Queries, merchantId: string, product: PaymentProduct): Promise<DraftValues> => {
    const team = await certifications.knownAs(queries, merchantId);
    const payments = await reviews.latest(queries, merchantId, { kind: 'merchant', subject: '' });
    return beginningOf(product, team?.form ?? {}, payments?.form ?? {});
  };

  return {
    /**
     * Asks for a product together with the data for payments: both are decided with them. Where the team has it, or a request for it waits, nothing is
     * asked for again. @throws Refusal `product_blocked`.
     */
    submitWith: async (
      tx: Tx,
      context: ActionContext,
      type: SubjectType,
      { product, ...form }: ProductForm,
      decidedWith: string,
    ): Promise<void> => {
      const { merchantId } = context.actor;
      const terms = await products.terms(tx, merchantId, product);
      if (terms.lack === 'product_blocked') refuse('product_blocked');
      const last = await reviews.latest(tx, merchantId, aboutOf(product));
      if (last && inHand.includes(last.row.status)) return;
      const check = async () => [];
      await formOf(product).hand(tx, context, { form: { type, ...form }, after: afterAnything, check, decidedWith });
    },

    /** @throws Refusal `not_certified` for a team that may not receive payments; `product_blocked`; `state_forbids` while one waits. */
    submit: async (call: Call<typeof submitProduct>): Promise<ProductDetail> => {
      const { merchantId } = call.actor;
      const { product, ...form } = call.body;
      await idempotently(db, call, async (tx) => {
        const { lack } = (await teams.payee(tx, merchantId)) ?? refuse('not_found');
        if (lack) refuseUncertified(lack);
        if ((await products.terms(tx, merchantId, product)).lack === 'product_blocked') refuse('product_blocked');
        const { type } = await teams.standingOf(tx, merchantId);
        await formOf(product).hand(tx, call, { form: { type, ...form }, after: afterAnything, check: async () => [] });
        await submissionRecord(tx, call, 'submissionSent', product);
        return null;
      });
      // What was submitted lies sealed, so it is never what is remembered of a call with a key.
      return list.one(db, merchantId, product);
    },

    /** @throws Refusal `state_forbids` when no request is waiting. */
    cancel: (call: Call<typeof cancelProduct>): Promise<ProductDetail> =>
      idempotently(db, call, async (tx) => {
        const { product } = call.params;
        await reviews.cancel(tx, call, aboutOf(product));
        const shown = await list.one(tx, call.actor.merchantId, product);
        await submissionRecord(tx, call, 'submissionCancelled', product);
        return shown;
      }),

    /** @throws Refusal `state_forbids` when staff asked no question. */
    answer: (call: Call<typeof answerProduct>): Promise<Submission> =>
      idempotently(db, call, async (tx) => {
        const last = await reviews.latest(tx, call.actor.merchantId, aboutOf(call.params.product));
        return reviewAnswers.answerOf(tx, call, last?.row ?? refuse('state_forbids'));
      }),

    draft: async ({ actor: { merchantId }, params }: Call<typeof getProductDraft>): Promise<Draft> => {
      const draft = await formOf(params.product).draft(db, merchantId, () => begin(db, merchantId, params.product));
      const { type: _type, ...values } = draft.values;
      return { ...draft, values };
    },

    saveDraft: (call: Call<typeof saveProductDraft>): Promise<Draft> =>
      idempotently(db, call, (tx) => formOf(call.params.product).saveDraft(tx, call)),
  };
};
export type ProductActivations = ReturnType<typeof createProductActivations>;
