import type {
  CertificationState,
  cancelCertification,
  getCertificationDraft,
  latestCertification,
  resubmitCertification,
  saveCertificationDraft,
  submitCertification,
} from '@balcao/contract/certification';
import { type CertificationForm, certificationForms } from '@balcao/contract/certification-form';
import type { Draft, FlatForm } from '@balcao/contract/form-fields';
import { reaches } from '@balcao/contract/menus';
import type { SubjectType } from '@balcao/contract/review';
import type { ReviewStatus } from '@balcao/contract/session';
import type { Db, Queries, Tx } from '../../platform/db.ts';
import { idempotently } from '../../platform/idempotency.ts';
import type { Call } from '../../platform/implement.ts';
import { type FieldProblem, refuse } from '../../platform/refusal.ts';
import type { ChatBindings } from '../account/chat-binding.service.ts';
import type { LogService } from '../log/log.service.ts';
import { submissionRecorder } from '../log/log-change.service.ts';
import type { ActionContext, ReviewService } from '../review/review.service.ts';
import type { ReviewDrafts } from '../review/review-draft.service.ts';
import { createReviewForm } from '../review/review-form.service.ts';
import type { SessionService } from '../session/session.service.ts';
import type { TeamService } from '../team/team.service.ts';
import type { UploadService } from '../upload/upload.service.ts';
import { identityProblems } from './identity-check.ts';

const about = { kind: 'certification', subject: '' } as const;
/** The first one, one after it was taken back, or a change of one that was accepted (rule: accepted-holds). */
const afterNothing = ['NO', 'REVOKED', 'SUCCESS'] as const satisfies ReviewStatus[];
/** With the data for payments: as long as none waits or is accepted. */
const beforeAccepted = ['NO', 'REVOKED', 'REJECT'] as const satisfies ReviewStatus[];
const afterRejection = ['REJECT'] as const satisfies ReviewStatus[];

/** Who a team is, path by path, as it was certified or submitted. */
export interface Certified {
  readonly type: SubjectType;
  readonly form: FlatForm;
}
/** The identity of a chat account's user, as far as the chat app has verified it. Implemented by the customer module, which is created later. */
export interface ChatIdentities {
  identityOf(
    queries: Queries,
    chatAccountId: string,
  ): Promise<
    | {
        readonly walletActivated: boolean;
        readonly verified: { readonly name: string; readonly cpf: string } | undefined;
      }
    | undefined
  >;
}
interface Needs {
  readonly db: Db;
  readonly logs: Pick<LogService, 'record'>;
  readonly reviews: ReviewService;
  readonly drafts: ReviewDrafts;
  readonly uploads: Pick<UploadService, 'keep'>;
  readonly teams: Pick<TeamService, 'standingOf'>;
  readonly sessions: Pick<SessionService, 'rightsIn'>;
  readonly bindings: Pick<ChatBindings, 'chatAccountOf'>;
  readonly chatIdentities: ChatIdentities;
}

/** The submission that a certification is decided with. */
interface Leading {
  readonly id: string;
  /** Where in its form a field of the certification stands. */
  readonly pathOf: (path: string) => string;
}

/** Who a team is: submitted, taken back, and what has become of it. */
export const createCertificationService = (needs: Needs) => {
  const { db, reviews, sessions, teams, bindings, chatIdentities } = needs;
  const forms = createReviewForm(needs, { about, forms: certificationForms });
  const record = submissionRecorder(needs.logs);

  const state = async (queries: Queries, merchantId: string): Promise<CertificationState> => {
    const { reviewStatus: status, teamCert: certified } = await teams.standingOf(queries, merchantId);
    const shown = await forms.show(queries, await reviews.latest(queries, merchantId, about));
    return { merchantId, status, certified, ...shown };
  };

  /** A person is certified as who the chat app knows them to be: bound, with a wallet, their name checked. */
  const checkPerson = async (tx: Tx, accountId: string, form: CertificationForm): Promise<FieldProblem[]> => {
    if (form.type !== 'personal') return [];
    const chat = (await bindings.chatAccountOf(tx, accountId)) ?? refuse('chat_account_unbound');
    const identity = await chatIdentities.identityOf(tx, chat.id);
    if (!identity?.walletActivated) return refuse('wallet_inactive');
    return identityProblems(form, identity.verified ?? refuse('real_name_missing'));
  };

  const hand = async (
    call: Call<typeof submitCertification | typeof resubmitCertification>,
    after: readonly ReviewStatus[],
  ): Promise<CertificationState> => {
    const { actor, body: form } = call;
    await idempotently(db, call, async (tx) => {
      await forms.hand(tx, call, { form, after, check: () => checkPerson(tx, actor.accountId, form) });
      await record(tx, call, 'submissionSent', 'certification');
      return null;
    });
    // What was submitted lies sealed, so it is never what is remembered of a call with a key.
    return state(db, actor.merchantId);
  };

  /**
   * Submits the certification together with the data for payments that say the same: it is decided with them.
   * @throws Refusal `state_forbids` while one waits or is accepted; what a person lacks in the chat app.
   */
  const submitWith = async (tx: Tx, context: ActionContext, form: CertificationForm, { id, pathOf }: Leading) => {
    const check = async () =>
      (await checkPerson(tx, context.actor.accountId, form)).map(({ path, ...one }) => ({
        ...one,
        path: pathOf(path),
      }));
    await forms.hand(tx, context, { form, after: beforeAccepted, check, decidedWith: id });
  };

  const certifiedOf = async (
    queries: Queries,
    merchantId: string,
    status?: ReviewStatus,
  ): Promise<Certified | undefined> => {
    const handed = await reviews.latest(queries, merchantId, about, status);
    return handed && { type: handed.row.type, form: handed.form };
  };

  return {
    submit: (call: Call<typeof submitCertification>) => hand(call, afterNothing),
    submitWith,
    resubmit: (call: Call<typeof resubmitCertification>) => hand(call, afterRejection),

    cancel: (call: Call<typeof cancelCertification>): Promise<CertificationState> =>
      idempotently(db, call, async (tx) => {
        await reviews.cancel(tx, call, about);
        const shown = await state(tx, call.actor.merchantId);
        await record(tx, call, 'submissionCancelled', 'certification');
        return shown;
      }),

    latest: async ({ actor, query }: Call<typeof latestCertification>): Promise<CertificationState> => {
      const merchantId = query.merchantId ?? actor.merchantId ?? refuse('team_missing');
      const isHere = merchantId === actor.merchantId;
      // A role that is looked at reaches nothing outside of its team.
      const rights = isHere || actor.isPreviewing ? actor : await sessions.rightsIn(db, actor.accountId, merchantId);
      if ((actor.isPreviewing && !isHere) || !rights || !reaches(rights, 'setting.merchant', 'read'))
        refuse('not_found');
      return state(db, merchantId);
    },

    draft: ({ actor: { merchantId } }: Call<typeof getCertificationDraft>): Promise<Draft> =>
      forms.draft(db, merchantId, async () => ({ type: (await teams.standingOf(db, merchantId)).type })),

    saveDraft: (call: Call<typeof saveCertificationDraft>): Promise<Draft> =>
      idempotently(db, call, (tx) => forms.saveDraft(tx, call)),

    /** Who the team is, as it was accepted last; undefined while nothing is. */
    certifiedAs: (queries: Queries, merchantId: string) => certifiedOf(queries, merchantId, 'SUCCESS'),
    /** Who the team says it is: accepted, or else submitted last. */
    knownAs: async (queries: Queries, merchantId: string) =>
      (await certifiedOf(queries, merchantId, 'SUCCESS')) ?? certifiedOf(queries, merchantId),
  };
};
export type CertificationService = ReturnType<typeof createCertificationService>;
