import type { FlatForm } from '@balcao/contract/form-fields';
import type { Verdict } from '@balcao/contract/review';
import type { Review, ReviewDetail } from '@balcao/contract/review-desk';
import type { ReviewField } from '@balcao/contract/review-field';
import { type StaffRole, staffMay } from '@balcao/contract/staff';
import type { Upload } from '@balcao/contract/upload';
import type { Queries } from '../../platform/db.ts';
import type { StaffNames } from '../staff/staff-names.service.ts';
import type { UploadService } from '../upload/upload.service.ts';
import { besideForm, movedForm } from './former-form.ts';
import { presentEvent, presentReview } from './review.present.ts';
import { listEvents, listJoined, type ReviewRow } from './review.repository.ts';
import type { Handed, ReviewService } from './review.service.ts';
import { lapsedAt } from './review-claim.ts';
import { findByReviewId, findFormer, findNextFree } from './review-desk.repository.ts';
import { documentsOf, filledFields, idsIn } from './review-fields.ts';

/** Who of the staff looks, and when. A call of theirs is one. */
export interface Look {
  readonly actor: { readonly staffId: string; readonly role: StaffRole };
  readonly now: Date;
}
interface Needs {
  readonly reviews: Pick<ReviewService, 'handed'>;
  readonly uploads: Pick<UploadService, 'describe'>;
  readonly staffNames: Pick<StaffNames, 'namesOf'>;
}
interface Compared {
  readonly row: ReviewRow;
  readonly form: FlatForm;
  /** The earlier form, with each path translated to where it is in this form. */
  readonly former: { readonly verdicts: readonly Verdict[]; readonly form: FlatForm } | undefined;
}

const isKnown = <T>(value: T | undefined): value is T => value !== undefined;

const formerBeside = (now: FlatForm, { row, form }: Handed): NonNullable<Compared['former']> => {
  const move = besideForm(form, now);
  return {
    form: movedForm(form, move),
    verdicts: row.verdicts.map((verdict) => ({ ...verdict, path: move(verdict.path) })),
  };
};

/** Field by field what was submitted, what was before, and what was found wrong then. */
const fieldsOf = ({ row, form, former }: Compared, uploads: ReadonlyMap<string, Upload>): ReviewField[] => {
  const documentsIn = (value: string): Upload[] =>
    idsIn(value)
      .map((id) => uploads.get(id))
      .filter(isKnown);
  const own = new Set(filledFields(row, [form]).map(({ path }) => path));
  return filledFields(row, former ? [form, former.form] : [form]).map(({ path, kind }) => {
    const value = form[path] ?? '';
    const before = former?.form[path];
    return {
      path,
      kind,
      value,
      before: before ?? null,
      isChanged: former !== undefined && value !== (before ?? ''),
      isGone: !own.has(path),
      formerVerdict: former?.verdicts.find((verdict) => verdict.path === path) ?? null,
      documents: kind === 'document' ? documentsIn(value) : [],
      formerDocuments: kind === 'document' ? documentsIn(before ?? '') : [],
    };
  });
};

/** A submission with everything in it, as far as the reader may see it. */
export const createReviewDetails = ({ reviews, uploads, staffNames }: Needs) => {
  const fields = async (queries: Queries, row: ReviewRow, formerRow: ReviewRow | undefined): Promise<ReviewField[]> => {
    const { form } = reviews.handed(row);
    const former = formerRow && formerBeside(form, reviews.handed(formerRow));
    const forms = former ? [form, former.form] : [form];
    const documents = filledFields(row, forms).filter(({ kind }) => kind === 'document');
    const ids = documents.flatMap(({ path }) => forms.flatMap((one) => idsIn(one[path] ?? '')));
    const known = await uploads.describe(queries, row.merchantId, [...new Set(ids)]);
    return fieldsOf({ row, form, former }, known);
  };
  const reopeningOf = (row: ReviewRow, names: ReadonlyMap<string, string>): ReviewDetail['reopening'] =>
    row.reopeningBy && row.reopeningReason !== null
      ? { staffId: row.reopeningBy, name: names.get(row.reopeningBy) ?? '', reason: row.reopeningReason }
      : null;

  /** Only the reader's own: for all others there is no decision yet. */
  const decisionOf = (row: ReviewRow, staffId: string, now: Date): ReviewDetail['decision'] => {
    const { status, claimedBy, decision, decisionDueAt } = row;
    if (status !== 'UNDER' || !decision || claimedBy !== staffId) return null;
    const takesEffectIn = decisionDueAt && Math.max(0, decisionDueAt.getTime() - now.getTime());
    return { isAccepted: decision.status === 'SUCCESS', remark: decision.remark, takesEffectIn };
  };

  const present = async (queries: Queries, row: ReviewRow, { actor, now }: Look): Promise<ReviewDetail> => {
    const names = await staffNames.namesOf(
      queries,
      [row.claimedBy, row.reopeningBy].filter((id) => id !== null),
    );
    const review: Review = presentReview(row, names);
    const mayDecide = staffMay(actor.role, 'review.decide');
    const former = await findFormer(queries, row);
    return {
      ...review,
      version: row.version,
      hasFormer: former !== undefined,
      fields: mayDecide ? await fields(queries, row, former) : [],
      marks: mayDecide ? row.marks : [],
      verdicts: row.verdicts,
      remark: row.remark,
      decision: decisionOf(row, actor.staffId, now),
      timeline: (await listEvents(queries, row.merchantId, row.id)).map(presentEvent),
      reopening: reopeningOf(row, names),
      joined: (await listJoined(queries, row)).map(({ id, kind, subject }) => ({ id, kind, subject })),
      nextId: (await findNextFree(queries, row, lapsedAt(now))) ?? null,
    };
  };

  return {
    /** As it is now; undefined when there is none. */
    find: async (queries: Queries, id: string, look: Look): Promise<ReviewDetail | undefined> => {
      const row = await findByReviewId(queries, id);
      return row && present(queries, row, look);
    },
    present,

    /** The ids of the documents that may be looked at with it: its own, and those it is compared with. */
    documentsWith: async (queries: Queries, row: ReviewRow): Promise<string[]> => {
      const former = await findFormer(queries, row);
      return [row, ...(former ? [former] : [])].flatMap((one) => documentsOf(one, reviews.handed(one).form));
    },
  };
};
export type ReviewDetails = ReturnType<typeof createReviewDetails>;
