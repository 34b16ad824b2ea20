import { type FlatForm, flatten } from '@balcao/contract/form-fields';
import type { ReviewStatus } from '@balcao/contract/session';
import {
  type cancelTemplate,
  type discardTemplateEdition,
  maySubmitTemplate,
  type submitTemplate,
  type TemplateDetail,
} from '@balcao/contract/template';
import type { TemplateEntry } from '@balcao/contract/template-form';
import type { Db, Tx } from '../../platform/db.ts';
import { idempotently } from '../../platform/idempotency.ts';
import type { Call } from '../../platform/implement.ts';
import { refuse, refuseUncertified } from '../../platform/refusal.ts';
import type { ReviewService } from '../review/review.service.ts';
import type { TeamService } from '../team/team.service.ts';
import { findTemplate, lockTemplate, moveTemplate, type TemplateKey } from './template.repository.ts';
import { templateKeyOf } from './template.service.ts';
import { aboutTemplate } from './template-review.service.ts';
import type { TemplateTelling } from './template-telling.ts';
import type { TemplateView } from './template-view.ts';

interface Needs {
  readonly db: Db;
  readonly teams: Pick<TeamService, 'standingOf'>;
  readonly reviews: Pick<ReviewService, 'submit' | 'cancel'>;
  readonly view: TemplateView;
  readonly tell: TemplateTelling;
}
/** An edition of an approved one is submitted as well. */
const afterAnything = ['NO', 'REVOKED', 'REJECT', 'SUCCESS'] as const satisfies readonly ReviewStatus[];

/** As its reviewer reads it: of a list that is empty there is nothing to read. */
const formOf = ({ variables, versions, ...entry }: TemplateEntry): FlatForm =>
  flatten({
    ...entry,
    variables: variables.length > 0 ? variables : undefined,
    versions: versions.map(({ buttons, ...words }) => ({
      ...words,
      buttons: buttons.length > 0 ? buttons : undefined,
    })),
  });

/** Templates are submitted for review, and taken back. */
export const createTemplateSubmissions = ({ db, teams, reviews, view, tell }: Needs) => {
  const { show } = view;
  const after = async (tx: Tx, key: TemplateKey) => (await findTemplate(tx, key)) ?? refuse('not_found');

  return {
    /** @throws Refusal `not_certified`; `state_forbids` when nothing waits to be submitted; `changed_elsewhere` when a colleague saved since. */
    submit: (call: Call<typeof submitTemplate>): Promise<TemplateDetail> =>
      idempotently(db, call, async (tx) => {
        const key = templateKeyOf(call);
        // Held first: what is reviewed is what stands here until the decision.
        const row = (await lockTemplate(tx, key)) ?? refuse('not_found');
        const { teamCert, reviewStatus: status, type } = await teams.standingOf(tx, key.merchantId);
        if (!teamCert) refuseUncertified({ of: 'team', status });
        if (!maySubmitTemplate(row)) refuse('state_forbids');
        if (row.version !== call.body.version) refuse('changed_elsewhere');
        const form = formOf(row.entry);
        await reviews.submit(tx, call, {
          about: aboutTemplate(row.id),
          subjectName: row.name,
          type,
          form,
          after: afterAnything,
        });
        await tell.done(tx, call, row, 'messageTemplateSubmitted');
        return show(tx, await after(tx, key));
      }),

    /** @throws Refusal `state_forbids` when it was decided meanwhile, or does not wait. */
    cancel: (call: Call<typeof cancelTemplate>): Promise<TemplateDetail> =>
      idempotently(db, call, async (tx) => {
        const key = templateKeyOf(call);
        const row = (await lockTemplate(tx, key)) ?? refuse('not_found');
        await reviews.cancel(tx, call, aboutTemplate(row.id));
        await tell.done(tx, call, row, 'messageTemplateCancelled');
        return show(tx, await after(tx, key));
      }),

    /** What was approved is what was written last again. @throws Refusal `state_forbids` where there is no edition, or it is under review. */
    discard: (call: Call<typeof discardTemplateEdition>): Promise<TemplateDetail> =>
      idempotently(db, call, async (tx) => {
        const row = (await lockTemplate(tx, templateKeyOf(call))) ?? refuse('not_found');
        const { inUse } = row;
        if (!inUse) return refuse('state_forbids');
        const words = {
          category: inUse.category,
          languages: inUse.versions.map(({ language }) => language),
          entry: inUse,
        };
        const to = { ...words, edition: 'none', updatedAt: call.now } as const;
        const moved = (await moveTemplate(tx, row, { edition: ['draft', 'rejected'] }, to)) ?? refuse('state_forbids');
        await tell.done(tx, call, moved, 'messageTemplateDiscarded');
        return show(tx, moved);
      }),
  };
};
export type TemplateSubmissions = ReturnType<typeof createTemplateSubmissions>;
