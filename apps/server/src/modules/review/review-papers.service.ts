import type { ReviewKind, ReviewSubject } from '@balcao/contract/review';
import type { Queries } from '../../platform/db.ts';
import type { Secrets } from '../../platform/secrets.ts';
import { listLatest } from './review.repository.ts';
import { listDrafts } from './review-draft.repository.ts';

/** Which documents are for which of the things that a team has submitted, or is filling in. */
export const createReviewPapers = ({ secrets }: { readonly secrets: Pick<Secrets, 'open'> }) => ({
  /** Of these uploads of a team, those that the draft or the last submission of these kinds speaks of, with the subjects of these. */
  subjectsOf: async (
    queries: Queries,
    merchantId: string,
    kinds: readonly ReviewKind[],
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, readonly ReviewSubject[]>> => {
    const submitted = [];
    for (const kind of kinds) submitted.push(...(await listLatest(queries, merchantId, kind)));
    const drafts = (await listDrafts(queries, merchantId)).filter(({ kind }) => kinds.includes(kind));
    const texts = [
      ...submitted.map(({ subject, sealedForm }) => ({ subject, text: secrets.open(sealedForm) })),
      ...drafts.map(({ subject, sealedValues }) => ({ subject, text: secrets.open(sealedValues) })),
    ];
    const found = ids.map((id) => {
      const subjects = texts.filter(({ text }) => text.includes(id)).map(({ subject }) => subject);
      return [id, [...new Set(subjects)]] as const;
    });
    return new Map(found.filter(([, subjects]) => subjects.length > 0));
  },
});
export type ReviewPapers = ReturnType<typeof createReviewPapers>;
