import type { Form, FormField } from '@balcao/contract/form-declaration';
import {
  cardNumbersIn,
  type Draft,
  type DraftValues,
  declaredPath,
  type FlatForm,
  flatten,
  unflatten,
} from '@balcao/contract/form-fields';
import type { SubjectType, Submission } from '@balcao/contract/review';
import type { ReviewStatus } from '@balcao/contract/session';
import type { Queries, Tx } from '../../platform/db.ts';
import { type FieldProblem, refuseFields } from '../../platform/refusal.ts';
import type { UploadService } from '../upload/upload.service.ts';
import { hiddenValues } from './hidden-values.ts';
import type { About } from './review.repository.ts';
import type { ActionContext, Handed, ReviewService } from './review.service.ts';
import type { DraftSavingCall, ReviewDrafts } from './review-draft.service.ts';

interface Needs {
  readonly reviews: Pick<ReviewService, 'submit' | 'latest' | 'submissionOf'>;
  readonly drafts: Pick<ReviewDrafts, 'read' | 'save'>;
  readonly uploads: Pick<UploadService, 'keep'>;
}
/** Which form it is, for each type of team. */
interface Asked {
  readonly about: About;
  /** What the subject is called now; left out of what has no name of its own. */
  readonly subjectName?: string;
  readonly forms: Readonly<Record<SubjectType, Form>>;
}
interface Handing {
  readonly form: { readonly type: SubjectType };
  /** Where the last submission must stand. */
  readonly after: readonly ReviewStatus[];
  /** What no schema can see, once it is certain that this may be submitted. */
  readonly check: (tx: Tx) => Promise<readonly FieldProblem[]>;
  /** See {@link NewSubmission}. */
  readonly id?: string | undefined;
  readonly decidedWith?: string | undefined;
}
interface Shown {
  readonly submission: Submission | null;
  readonly values: Record<string, string>;
}

/** What every form has in common that a team submits to be decided: its documents, its draft, and how it is shown. */
export const createReviewForm = ({ reviews, drafts, uploads }: Needs, { about, subjectName = '', forms }: Asked) => {
  /** Documents that are not the team's, or not ready, by the fields in which they stand (rule: foreign-is-unknown). */
  const unknownDocuments = async (tx: Tx, { actor, now }: ActionContext, form: FlatForm, of: readonly FormField[]) => {
    const papers = new Set(of.filter((field) => field.kind === 'document').map(({ path }) => path));
    const handed = Object.entries(form).filter(([path]) => papers.has(declaredPath(path)));
    const idsOf = (text: string): string[] => text.split(',');
    const ids = [...new Set(handed.flatMap(([, text]) => idsOf(text)))];
    const missing = new Set(await uploads.keep(tx, actor.merchantId, ids, now));
    return handed.flatMap(([path, text]): FieldProblem[] =>
      idsOf(text).some((id) => missing.has(id)) ? [{ path, text: 'documentUnknown' }] : [],
    );
  };

  return {
    /** Hands a form in. @throws Refusal `state_forbids`, or `form_invalid` with every field that is refused. */
    hand: async (tx: Tx, context: ActionContext, handing: Handing): Promise<void> => {
      const {
        form: { type, ...rest },
        check,
        ...where
      } = handing;
      const form = flatten(rest);
      // First, so that of two at once the second waits here, and what may not be submitted is not looked at.
      await reviews.submit(tx, context, { about, subjectName, type, form, ...where });
      // The documents of what is decided with another submission are documents of that one, and looked at there.
      const unknown = where.decidedWith ? [] : await unknownDocuments(tx, context, form, forms[type].fields);
      const problems = [...(await check(tx)), ...unknown];
      if (problems.length > 0) refuseFields(problems);
    },

    /** A submission as the team may see it; undefined before the first. */
    show: async (queries: Queries, handed: Handed | undefined): Promise<Shown> => {
      if (!handed) return { submission: null, values: {} };
      const { row, form } = handed;
      return {
        submission: await reviews.submissionOf(queries, row),
        values: hiddenValues(form, forms[row.type].fields),
      };
    },

    /** What is filled in; before anything was, what was submitted last, or else what is known to begin with. */
    draft: async (queries: Queries, merchantId: string, begin: () => Promise<DraftValues>): Promise<Draft> => {
      const kept = await drafts.read(queries, merchantId, about);
      if (kept) return kept;
      const last = await reviews.latest(queries, merchantId, about);
      const values = last
        ? { type: last.row.type, ...unflatten(last.form, forms[last.row.type].fields) }
        : await begin();
      return { values, version: 0, updatedAt: null, updatedBy: null };
    },

    /**
     * Keeps what is filled in, right or wrong, but never the number of a card (rule: no-card-numbers).
     * @throws Refusal `form_invalid` with every field that holds one; as {@link ReviewDrafts} otherwise.
     */
    saveDraft: (tx: Tx, call: DraftSavingCall): Promise<Draft> => {
      const cards = cardNumbersIn(call.body.values, [...forms.personal.fields, ...forms.enterprise.fields]);
      if (cards.length > 0) refuseFields(cards.map((path) => ({ path, text: 'cardNumber' })));
      return drafts.save(tx, about, call);
    },
  };
};
