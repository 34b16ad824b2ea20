import { listAuditEvents } from '@balcao/contract/audit-event';
import { CertificationForm } from '@balcao/contract/certification-form';
import { type FlatForm, flatten } from '@balcao/contract/form-fields';
import type { Locale } from '@balcao/contract/locale';
import { MerchantForm } from '@balcao/contract/merchant-form';
import type { SingleKind, SubjectType } from '@balcao/contract/review';
import { approveReview, claimReview, type ReviewDetail, rejectReview } from '@balcao/contract/review-desk';
import type { ReviewReason } from '@balcao/contract/review-reasons';
import { ReviewStatus } from '@balcao/contract/session';
import type { Caller } from '@balcao/sdk/client';
import { transaction } from '../src/platform/db.ts';
import { openTeam, register, staffMember, type Team } from './people.ts';
import {
  enterpriseCertification,
  enterpriseMerchant,
  personalCertification,
  personalMerchant,
  readyUpload,
} from './submissions.ts';
import type { TestApp } from './test-app.ts';

type Staff = Pick<{ readonly call: Caller }, 'call'>;

/** The parameters of a call about one submission. */
export const about = (id: string) => ({ params: { id } });

/** For so many seconds a decision can be undone in tests: longer than in life, so that a busy machine does not reach the end of it by itself. */
export const undoSeconds = 60;
/** Lets time go by for this product, and done what falls due meanwhile; answers with how many seconds it is ahead. */
export const timeOf = (testApp: TestApp) => {
  let ahead = 0;
  return async (seconds = undoSeconds + 1): Promise<number> => {
    ahead += seconds;
    testApp.platform.clock.setAhead(ahead);
    await testApp.platform.jobs.sweep();
    return ahead;
  };
};

/** Someone's new team. */
export const newTeam = async (testApp: TestApp, name?: string): Promise<Team> =>
  openTeam(testApp, await register(testApp), name === undefined ? {} : { name });

const forms = {
  certification: {
    personal: (paper: string) => CertificationForm.parse(personalCertification(paper)),
    enterprise: (paper: string) => CertificationForm.parse(enterpriseCertification(paper)),
  },
  merchant: {
    personal: (paper: string) => MerchantForm.parse(personalMerchant(paper)),
    enterprise: (paper: string) => MerchantForm.parse(enterpriseMerchant(paper)),
  },
} as const;

interface Ask {
  readonly kind?: SingleKind;
  readonly type?: SubjectType;
  /** What is other than in the usual form. */
  readonly form?: FlatForm;
  readonly locale?: Locale;
}
/** Something that the team submits, at the time of the product; answers with its id. */
export const submitForReview = async (testApp: TestApp, team: Team, ask: Ask = {}): Promise<string> => {
  const { kind = 'certification', type = 'enterprise', locale = 'pt-BR' } = ask;
  const { db, clock } = testApp.platform;
  const { type: _type, ...usual } = forms[kind][type](await readyUpload(testApp, team));
  const context = { actor: team, locale, now: clock.now() };
  const handed = {
    about: { kind, subject: '' } as const,
    type,
    form: { ...flatten(usual), ...ask.form },
    after: ReviewStatus.options,
  };
  return (await transaction(db, (tx) => testApp.services.reviews.submit(tx, context, handed))).id;
};

/** Takes back what waits, as the team does. */
export const takeBack = (testApp: TestApp, team: Team, kind: SingleKind = 'certification') => {
  const { db, clock } = testApp.platform;
  const context = { actor: team, locale: 'pt-BR', now: clock.now() } as const;
  return transaction(db, (tx) => testApp.services.reviews.cancel(tx, context, { kind, subject: '' }));
};

/** Takes a submission in hand and answers with its version. */
export const claim = async ({ call }: Staff, id: string): Promise<number> =>
  (await call(claimReview, about(id))).version;

export const approve = async (staff: Staff, id: string): Promise<ReviewDetail> => {
  const version = await claim(staff, id);
  return staff.call(approveReview, { ...about(id), body: { version, remark: null } });
};

/** Sends a submission back for one field. */
export const reject = async (
  staff: Staff,
  id: string,
  path = 'businessLicense',
  reason: ReviewReason = 'unreadable',
): Promise<ReviewDetail> => {
  const version = await claim(staff, id);
  const verdicts = [{ path, reason, note: null }];
  return staff.call(rejectReview, { ...about(id), body: { version, verdicts, remark: null } });
};

/** What was written down about a subject, in the order in which it was done, as an administrator of the staff reads it. */
export const auditEventsAbout = async (testApp: TestApp, subjectId: string): Promise<string[]> => {
  const { call } = await staffMember(testApp, 'admin');
  const { list } = await call(listAuditEvents, { query: { pageSize: 100 } });
  return list
    .filter((context) => context.subjectId === subjectId)
    .map(({ kind }) => kind)
    .reverse();
};

/** The outcomes of concurrent calls: `done`, or the name of the refusal. */
export const outcomesOf = (calls: readonly Promise<unknown>[]): Promise<string[]> =>
  Promise.all(
    calls.map((call) =>
      call.then(
        () => 'done',
        (error: { readonly name?: string; readonly refusal?: string }) => error.refusal ?? error.name ?? 'unknown',
      ),
    ),
  );

/** Sets the clock of the product to an instant. */
export const setTime = (testApp: TestApp, instant: string): void =>
  testApp.platform.clock.setAhead(Math.round((Date.parse(instant) - Date.now()) / 1000));
