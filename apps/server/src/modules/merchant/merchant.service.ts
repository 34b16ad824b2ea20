import { normalisePixKey, type PixKeyType } from '@balcao/brazil/pix-key';
import type { Draft } from '@balcao/contract/form-fields';
import { reaches } from '@balcao/contract/menus';
import type {
  cancelMerchantForm,
  createMerchantForm,
  getMerchantDraft,
  latestMerchantForm,
  MerchantFormState,
  merchantFormDetail,
  saveMerchantDraft,
  updateMerchantForm,
} from '@balcao/contract/merchant';
import { type MerchantForm, merchantForms } from '@balcao/contract/merchant-form';
import type { ProductForm } from '@balcao/contract/product-activation';
import type { SubjectType } from '@balcao/contract/review';
import type { ReviewStatus } from '@balcao/contract/session';
import { shopCodeChoices } from '@balcao/contract/shop-code-choices';
import type { Db, Queries, Tx } from '../../platform/db.ts';
import { idempotently } from '../../platform/idempotency.ts';
import { newId } from '../../platform/ids.ts';
import type { Call } from '../../platform/implement.ts';
import { refuse, refuseFields, refuseUncertified } from '../../platform/refusal.ts';
import type { CertificationService, Certified } from '../certification/certification.service.ts';
import type { LogService } from '../log/log.service.ts';
import { submissionRecorder } from '../log/log-change.service.ts';
import type { ActionContext, Handed, ReviewService } from '../review/review.service.ts';
import type { ReviewDrafts } from '../review/review-draft.service.ts';
import { createReviewForm } from '../review/review-form.service.ts';
import type { TeamService } from '../team/team.service.ts';
import type { UploadService } from '../upload/upload.service.ts';
import { beginningOf, differencesTo } from './certified-data.ts';
import type { ContactEmails } from './contact-email.service.ts';
import { certificationOf, personPath, shopCodeFormOf } from './joined-forms.ts';

const about = { kind: 'merchant', subject: '' } as const;
const afterNothing = ['NO', 'REVOKED'] as const satisfies ReviewStatus[];
/** What was rejected, corrected; or a change of what was accepted. */
const afterDecision = ['REJECT', 'SUCCESS'] as const satisfies ReviewStatus[];

/** Submits the request for the printed QR code. Implemented by the product module, which is created later. */
export interface ShopCodeRequests {
  /** Does nothing where the team has the product, or a request for it waits. @throws Refusal `product_blocked`. */
  submitWith(tx: Tx, context: ActionContext, type: SubjectType, form: ProductForm, decidedWith: string): Promise<void>;
}
interface Joined {
  /** The id that the data for payments will have. */
  readonly id: string;
  readonly isCertified: boolean;
  readonly asksForCode: boolean;
}
interface Needs {
  readonly db: Db;
  readonly logs: Pick<LogService, 'record'>;
  readonly reviews: ReviewService;
  readonly drafts: ReviewDrafts;
  readonly uploads: Pick<UploadService, 'keep'>;
  readonly teams: Pick<TeamService, 'standingOf' | 'payee'>;
  readonly certifications: Pick<CertificationService, 'certifiedAs' | 'knownAs' | 'submitWith'>;
  readonly shopCodes: ShopCodeRequests;
  readonly contactEmails: Pick<ContactEmails, 'submitting'>;
}

/** The key as the directory of Pix keys writes it; the schema has seen that it is one. */
const withCanonicalKey = (form: MerchantForm): MerchantForm => ({
  ...form,
  pixKey: normalisePixKey(form.pixKeyType as PixKeyType, form.pixKey) ?? form.pixKey,
});

/** What payments need to know of a merchant: submitted, taken back, and what has become of it. */
export const createMerchantService = (needs: Needs) => {
  const { db, reviews, teams, certifications, shopCodes, contactEmails } = needs;
  const forms = createReviewForm(needs, { about, forms: merchantForms });
  const record = submissionRecorder(needs.logs);

  const latest = async (queries: Queries, merchantId: string): Promise<MerchantFormState> => {
    const { formStatus: status, teamCert, paymentCert } = await teams.standingOf(queries, merchantId);
    const shown = await forms.show(queries, await reviews.latest(queries, merchantId, about));
    return { status, certified: teamCert && paymentCert, ...shown };
  };

  /**
   * The identity of the team, which its data for payments must be of (rule: certified-first); undefined for a team that has none yet and may submit
   * it with them. @throws Refusal `not_certified` while one is looked at.
   */
  const certifiedTeam = async (tx: Tx, merchantId: string): Promise<Certified | undefined> => {
    const { teamCert, reviewStatus: status } = await teams.standingOf(tx, merchantId);
    const certified = teamCert ? await certifications.certifiedAs(tx, merchantId) : undefined;
    const isUndecided = teamCert || status === 'UNDER';
    return certified ?? (isUndecided ? refuseUncertified({ of: 'team', status }) : undefined);
  };

  /** Submits what is decided with the data for payments: who the team is, and the QR code of its shop when it is asked for. */
  const handJoined = async (tx: Tx, context: ActionContext, form: MerchantForm, joined: Joined): Promise<void> => {
    const { offer } = form;
    if (offer === undefined) return refuseFields([{ path: 'offer', text: 'required' }]);
    const { id, isCertified, asksForCode } = joined;
    if (!isCertified)
      await certifications.submitWith(tx, context, certificationOf({ ...form, offer }), { id, pathOf: personPath });
    if (asksForCode) await shopCodes.submitWith(tx, context, form.type, shopCodeFormOf({ ...form, offer }), id);
  };

  const hand = async (
    call: Call<typeof createMerchantForm | typeof updateMerchantForm>,
    after: readonly ReviewStatus[],
  ): Promise<MerchantFormState> => {
    const { merchantId } = call.actor;
    const letContactWait = await contactEmails.submitting(call, call.body.email);
    await idempotently(db, call, async (tx) => {
      const { formStatus } = await teams.standingOf(tx, merchantId);
      if (!after.includes(formStatus)) refuse('state_forbids');
      const certified = await certifiedTeam(tx, merchantId);
      const form = withCanonicalKey(call.body);
      const asksForCode = form.shopCode === shopCodeChoices.now;
      // Products are asked for by those who may write in them, in this way too.
      if (asksForCode && !reaches(call.actor, 'payment.products', 'write')) refuse('permission_missing');
      const id = newId(call.now);
      if (!certified || asksForCode)
        await handJoined(tx, call, form, { id, isCertified: certified !== undefined, asksForCode });
      const check = async () => (certified ? differencesTo(certified, form) : []);
      await forms.hand(tx, call, { id, form, after, check });
      await letContactWait(tx);
      await record(tx, call, 'submissionSent', 'merchant');
      return null;
    });
    // What was submitted lies sealed, so it is never what is remembered of a call with a key.
    return latest(db, merchantId);
  };

  return {
    create: (call: Call<typeof createMerchantForm>) => hand(call, afterNothing),
    update: (call: Call<typeof updateMerchantForm>) => hand(call, afterDecision),

    cancel: (call: Call<typeof cancelMerchantForm>): Promise<MerchantFormState> =>
      idempotently(db, call, async (tx) => {
        await reviews.cancel(tx, call, about);
        const shown = await latest(tx, call.actor.merchantId);
        await record(tx, call, 'submissionCancelled', 'merchant');
        return shown;
      }),

    detail: async ({ actor, params }: Call<typeof merchantFormDetail>): Promise<MerchantFormState> => {
      const { merchantId } = actor;
      const handed: Handed = (await reviews.find(db, merchantId, about.kind, params.id)) ?? refuse('not_found');
      const { teamCert, paymentCert } = await teams.standingOf(db, merchantId);
      const { status } = handed.row;
      return { status, certified: teamCert && paymentCert, ...(await forms.show(db, handed)) };
    },

    latest: ({ actor }: Call<typeof latestMerchantForm>) => latest(db, actor.merchantId),

    draft: ({ actor: { merchantId } }: Call<typeof getMerchantDraft>): Promise<Draft> =>
      forms.draft(db, merchantId, async () => {
        const { type } = await teams.standingOf(db, merchantId);
        const { name = '' } = (await teams.payee(db, merchantId)) ?? {};
        return beginningOf({ type, name }, await certifications.knownAs(db, merchantId));
      }),

    saveDraft: (call: Call<typeof saveMerchantDraft>): Promise<Draft> =>
      idempotently(db, call, (tx) => forms.saveDraft(tx, call)),
  };
};
export type MerchantService = ReturnType<typeof createMerchantService>;
