import { type FlatForm, flatten } from '@balcao/contract/form-fields';
import { defaultLocale } from '@balcao/contract/locale';
import type { cancelOwnTemplate, OwnTemplate, submitOwnTemplate } from '@balcao/contract/message-own-template';
import { valueIn } from '@balcao/contract/message-wording';
import type { ReviewStatus } from '@balcao/contract/session';
import type { Db } from '../../platform/db.ts';
import type { Events } from '../../platform/events.ts';
import { idempotently } from '../../platform/idempotency.ts';
import type { Call } from '../../platform/implement.ts';
import { refuse, refuseUncertified } from '../../platform/refusal.ts';
import type { AppletService } from '../applet/applet.service.ts';
import type { LogService } from '../log/log.service.ts';
import type { ReviewService } from '../review/review.service.ts';
import type { TeamService } from '../team/team.service.ts';
import { aboutOwnTemplate } from './message-own-review.service.ts';
import { findOwnTemplate, holdOwnTemplate } from './message-own-template.repository.ts';
import { createOwnTemplateTelling, ownTemplateKeyOf, presentOwnTemplate } from './message-own-template.service.ts';
import type { OwnTemplateRow } from './message-own-template.tables.ts';

interface Needs {
  readonly db: Db;
  readonly events: Pick<Events, 'publish'>;
  readonly logs: Pick<LogService, 'record'>;
  readonly teams: Pick<TeamService, 'standingOf'>;
  readonly applets: Pick<AppletService, 'mustFind'>;
  readonly reviews: Pick<ReviewService, 'submit' | 'cancel'>;
}

const afterAnything = ['NO', 'REVOKED', 'REJECT'] as const satisfies readonly ReviewStatus[];

/** As its reviewer reads it: samples as a phone would write them. */
const formOf = ({ title, scene, category, fields }: OwnTemplateRow): FlatForm => {
  const read = fields.map(({ kind, label, sample }) => ({ kind, label, sample: valueIn(kind, sample, defaultLocale) }));
  return flatten({ title, scene, category, fields: read });
};

/** Messages that teams write are submitted for review, and taken back. */
export const createOwnTemplateSubmissions = (needs: Needs) => {
  const { db, teams, applets, reviews } = needs;
  const tell = createOwnTemplateTelling(needs);

  return {
    /** @throws Refusal `not_certified`; `state_forbids` when it waits already, or passed. */
    submit: (call: Call<typeof submitOwnTemplate>): Promise<OwnTemplate> =>
      idempotently(db, call, async (tx) => {
        const key = ownTemplateKeyOf(call);
        const { name } = await applets.mustFind(tx, key.merchantId, key.appletId);
        // Held first: what is reviewed is what stands here until the decision.
        const row = (await holdOwnTemplate(tx, key)) ?? refuse('not_found');
        const { teamCert, reviewStatus: status, type } = await teams.standingOf(tx, key.merchantId);
        if (!teamCert) refuseUncertified({ of: 'team', status });
        if (row.state !== 'draft' && row.state !== 'rejected') refuse('state_forbids');
        const subjectName = `${row.title[defaultLocale]} (${name})`;
        const handed = { about: aboutOwnTemplate(row.id), subjectName, type, form: formOf(row), after: afterAnything };
        await reviews.submit(tx, call, handed);
        await tell(tx, call, row, 'ownTemplateSubmitted');
        return presentOwnTemplate((await findOwnTemplate(tx, key)) ?? refuse('not_found'));
      }),

    /** @throws Refusal `state_forbids` when it was decided meanwhile, or does not wait. */
    cancel: (call: Call<typeof cancelOwnTemplate>): Promise<OwnTemplate> =>
      idempotently(db, call, async (tx) => {
        const key = ownTemplateKeyOf(call);
        const row = (await findOwnTemplate(tx, key)) ?? refuse('not_found');
        await reviews.cancel(tx, call, aboutOwnTemplate(row.id));
        await tell(tx, call, row, 'ownTemplateCancelled');
        return presentOwnTemplate((await findOwnTemplate(tx, key)) ?? refuse('not_found'));
      }),
  };
};
export type OwnTemplateSubmissions = ReturnType<typeof createOwnTemplateSubmissions>;
