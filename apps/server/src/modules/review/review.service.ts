import type { FlatForm } from '@balcao/contract/form-fields';
import type { Locale } from '@balcao/contract/locale';
import {
  type answerReview,
  promisedBankDays,
  type ReviewKind,
  type SubjectType,
  type Submission,
} from '@balcao/contract/review';
import type { ReviewStatus } from '@balcao/contract/session';
import type { Db, Queries, Tx } from '../../platform/db.ts';
import type { Events } from '../../platform/events.ts';
import { newId } from '../../platform/ids.ts';
import type { Call } from '../../platform/implement.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Secrets } from '../../platform/secrets.ts';
import type { AccountNames } from '../account/account-names.service.ts';
import type { TeamService } from '../team/team.service.ts';
import { presentSubmission } from './review.present.ts';
import {
  findLatest,
  findReview,
  insertEvent,
  insertReview,
  listEvents,
  moveWaiting,
  type ReviewRow,
} from './review.repository.ts';

/** Who hands something in, and when. A call of a member is one. */
export interface Deed {
  readonly actor: { readonly accountId: string; readonly merchantId: string };
  readonly locale: Locale;
  readonly now: Date;
}
export interface NewSubmission {
  readonly kind: ReviewKind;
  readonly type: SubjectType;
  /** As it was handed in, path by path. */
  readonly form: FlatForm;
  /** Where the last submission of the kind must stand; NO when there is none. */
  readonly after: readonly ReviewStatus[];
}
/** A submission with the form that was handed in. */
export interface Handed {
  readonly row: ReviewRow;
  readonly form: FlatForm;
}
/** Called in the transaction of every move of a submission: what it makes of the team. */
export type MoveListener = (tx: Tx, moved: Handed) => Promise<void>;

interface Needs {
  readonly db: Db;
  readonly events: Pick<Events, 'publish'>;
  readonly secrets: Secrets;
  readonly names: Pick<AccountNames, 'nameOf'>;
  readonly teams: Pick<TeamService, 'payee'>;
}
const dayMs = 86_400_000;

/** What teams hand in to be decided. */
export const createReviewService = ({ db, events, secrets, names, teams }: Needs) => {
  const listeners = new Map<ReviewKind, MoveListener>();
  const handed = (row: ReviewRow): Handed => ({ row, form: JSON.parse(secrets.open(row.sealedForm)) as FlatForm });

  /** Tells the kind's own module and everybody who looks at the team. */
  const tell = async (tx: Tx, row: ReviewRow): Promise<void> => {
    await listeners.get(row.kind)?.(tx, handed(row));
    events.publish(tx, row.merchantId, { topic: 'review', key: row.id });
  };
  const note = async (
    tx: Tx,
    { actor, now }: Deed,
    row: ReviewRow,
    kind: 'submitted' | 'cancelled' | 'answer',
    text: string | null,
  ) => {
    const { accountId, merchantId } = actor;
    const byName = await names.nameOf(tx, accountId);
    const id = newId(now);
    await insertEvent(tx, { merchantId, id, reviewId: row.id, kind, at: now, accountId, staffId: null, byName, text });
  };
  const submissionOf = async (queries: Queries, row: ReviewRow): Promise<Submission> =>
    presentSubmission(row, await listEvents(queries, row.merchantId, row.id));

  return {
    /** One listener a kind: the module that owns the form. */
    whenMoved: (kind: ReviewKind, listener: MoveListener): void => void listeners.set(kind, listener),
    tell,
    handed,
    submissionOf,

    /** @throws Refusal `state_forbids` after anything but `after`, or while another of this kind waits; `not_found` without the team. */
    submit: async (tx: Tx, deed: Deed, { kind, type, form, after }: NewSubmission): Promise<ReviewRow> => {
      const { actor, locale, now } = deed;
      const { merchantId, accountId } = actor;
      const { merchantNumber, name: merchantName } = (await teams.payee(tx, merchantId)) ?? refuse('not_found');
      const before = await findLatest(tx, merchantId, kind);
      if (!after.includes(before?.status ?? 'NO')) refuse('state_forbids');
      const row: ReviewRow = {
        ...{ merchantId, id: newId(now), kind, type, status: 'UNDER', merchantNumber, merchantName },
        ...{ sealedForm: secrets.seal(JSON.stringify(form)), attempt: (before?.attempt ?? 0) + 1, version: 1 },
        ...{ submittedBy: accountId, locale, submittedAt: now },
        dueAt: new Date(now.getTime() + promisedBankDays[type] * dayMs),
        ...{ claimedBy: null, claimedAt: null, marks: [], verdicts: [], remark: null, isAsked: false },
        ...{ decidedBy: null, decidedAt: null, reopeningBy: null, reopeningReason: null },
      };
      if (!(await insertReview(tx, row))) refuse('state_forbids');
      await note(tx, deed, row, 'submitted', null);
      await tell(tx, row);
      return row;
    },

    /** Takes back what waits. @throws Refusal `state_forbids` when nothing does any more. */
    cancel: async (tx: Tx, deed: Deed, kind: ReviewKind): Promise<ReviewRow> => {
      const end = { status: 'REVOKED', decidedAt: deed.now, claimedBy: null, claimedAt: null, isAsked: false } as const;
      const row = (await moveWaiting(tx, deed.actor.merchantId, kind, end)) ?? refuse('state_forbids');
      await note(tx, deed, row, 'cancelled', null);
      await tell(tx, row);
      return row;
    },

    /** One submission of a kind. */
    find: async (queries: Queries, merchantId: string, kind: ReviewKind, id: string) => {
      const row = await findReview(queries, merchantId, id);
      return row?.kind === kind ? handed(row) : undefined;
    },

    /** The last submission of a kind; of those in one state, when it is given. */
    latest: async (queries: Queries, merchantId: string, kind: ReviewKind, status?: ReviewStatus) => {
      const row = await findLatest(queries, merchantId, kind, status);
      return row && handed(row);
    },

    answer: async (_call: Call<typeof answerReview>): Promise<Submission> => {
      void db;
      return refuse('not_found');
    },
  };
};
export type ReviewService = ReturnType<typeof createReviewService>;
