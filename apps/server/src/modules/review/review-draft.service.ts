import type { Draft, DraftValues } from '@balcao/contract/form-fields';
import type { Queries, Tx } from '../../platform/db.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Secrets } from '../../platform/secrets.ts';
import type { AccountNames } from '../account/account-names.service.ts';
import { type About, findLatest } from './review.repository.ts';
import { type DraftRow, findDraft, listDrafts, writeDraft } from './review-draft.repository.ts';

interface Needs {
  readonly secrets: Pick<Secrets, 'seal' | 'open'>;
  readonly names: Pick<AccountNames, 'nameOf'>;
}
/** Someone who saves what they have typed so far. */
export interface DraftSavingCall {
  readonly actor: { readonly accountId: string; readonly merchantId: string };
  readonly body: { readonly values: DraftValues; readonly version: number };
  readonly now: Date;
}

/** Forms that are still being filled in, kept sealed as they were typed; they outlive what is submitted of them. */
export const createReviewDrafts = ({ secrets, names }: Needs) => {
  const present = async (queries: Queries, row: DraftRow): Promise<Draft> => ({
    values: JSON.parse(secrets.open(row.sealedValues)) as DraftValues,
    version: row.version,
    updatedAt: row.updatedAt.toISOString(),
    updatedBy: await names.nameOf(queries, row.updatedBy),
  });
  return {
    read: async (queries: Queries, merchantId: string, about: About): Promise<Draft | undefined> => {
      const row = await findDraft(queries, merchantId, about);
      return row && present(queries, row);
    },

    /** Those of these ids that a draft of the team speaks of. */
    mentioned: async (queries: Queries, merchantId: string, ids: readonly string[]): Promise<ReadonlySet<string>> => {
      const texts = (await listDrafts(queries, merchantId)).map((row) => secrets.open(row.sealedValues));
      return new Set(ids.filter((id) => texts.some((text) => text.includes(id))));
    },

    /** @throws Refusal `changed_elsewhere` when it is not the newest version that is written over; `state_forbids` under review. */
    save: async (tx: Tx, { kind, subject }: About, { actor, body, now }: DraftSavingCall): Promise<Draft> => {
      const { merchantId, accountId: updatedBy } = actor;
      if (await findLatest(tx, merchantId, { kind, subject }, 'UNDER')) refuse('state_forbids');
      const draft = {
        merchantId,
        kind,
        subject,
        sealedValues: secrets.seal(JSON.stringify(body.values)),
        updatedBy,
        updatedAt: now,
      };
      return present(tx, (await writeDraft(tx, draft, body.version)) ?? refuse('changed_elsewhere'));
    },
  };
};
export type ReviewDrafts = ReturnType<typeof createReviewDrafts>;
