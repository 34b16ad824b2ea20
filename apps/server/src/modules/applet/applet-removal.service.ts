import type { Applet } from '@balcao/contract/applet';
import type { cancelRemoval, getRemoval, requestRemoval } from '@balcao/contract/applet-removal';
import type { ReplyOf } from '@balcao/contract/endpoint';
import { LogEvent } from '@balcao/contract/log';
import type { ReviewStatus } from '@balcao/contract/session';
import type { Db, Tx } from '../../platform/db.ts';
import { idempotently } from '../../platform/idempotency.ts';
import type { Call } from '../../platform/implement.ts';
import { refuse } from '../../platform/refusal.ts';
import type { LogService } from '../log/log.service.ts';
import type { ReviewService } from '../review/review.service.ts';
import type { ReviewSubjects } from '../review/review-subject.service.ts';
import type { TeamService } from '../team/team.service.ts';
import type { AppletService } from './applet.service.ts';
import type { AppletRow } from './applet.tables.ts';
import type { AppletShelves } from './applet-shelf.service.ts';

interface Needs {
  readonly db: Db;
  readonly teams: Pick<TeamService, 'standingOf'>;
  readonly logs: Pick<LogService, 'record'>;
  readonly reviews: Pick<ReviewService, 'whenMoved' | 'submit' | 'cancel' | 'latest' | 'submissionOf'>;
  readonly reviewSubjects: Pick<ReviewSubjects, 'add'>;
  readonly applets: Pick<AppletService, 'mustFind' | 'present'>;
  readonly shelves: Pick<AppletShelves, 'move'>;
}

const aboutOf = (subject: string) => ({ kind: 'removal', subject }) as const;
/** A new request may follow a request in any final state. */
const afterAnything = ['NO', 'REVOKED', 'REJECT', 'SUCCESS'] as const satisfies readonly ReviewStatus[];
/** What each move of a request makes of the shelf. */
const shelfAfter = { UNDER: 'removalRequested', SUCCESS: 'off', REJECT: 'on', REVOKED: 'on' } as const;

/** A team asks that people do not find its mini program any more; staff decide, and until then it is used as before. */
export const createAppletRemovals = (needs: Needs) => {
  const { db, teams, logs, reviews, reviewSubjects, applets, shelves } = needs;

  reviews.whenMoved('removal', async (tx, { row }) => {
    const { merchantId, subject: appletId, status } = row;
    if (status === 'NO') return;
    if (!(await shelves.move(tx, { merchantId, appletId }, shelfAfter[status]))) refuse('state_forbids');
  });

  reviewSubjects.add('removal', {
    pageOf: async (_, { subject }) => `/applet/${subject}/setting`,
    morePaths: async () => [],
    noticeOf: async (queries, row) => {
      const { id: appletId, name } = await applets.mustFind(queries, row.merchantId, row.subject);
      const decidedAt = (row.decidedAt ?? row.submittedAt).toISOString();
      const data = { reviewId: row.id, appletId, name, isAccepted: row.status === 'SUCCESS', decidedAt };
      return { kind: 'removalDecided', data };
    },
    fault: { path: 'reason', reason: 'incomplete', note: null },
  });

  const record = (tx: Tx, call: Call<typeof requestRemoval | typeof cancelRemoval>, { id, name }: AppletRow) => {
    const event = call.endpointId.endsWith('cancelRemoval')
      ? LogEvent.enum.removalCancelled
      : LogEvent.enum.removalRequested;
    return logs.record(tx, call, { event, subject: { kind: 'applet', id, name } });
  };

  return {
    /** @throws Refusal `state_forbids` when it is not on the shelf, or the request waits already. */
    request: (call: Call<typeof requestRemoval>): Promise<Applet> =>
      idempotently(db, call, async (tx) => {
        const { merchantId } = call.actor;
        const applet = await applets.mustFind(tx, merchantId, call.params.id);
        const { type } = await teams.standingOf(tx, merchantId);
        await reviews.submit(tx, call, {
          about: aboutOf(applet.id),
          subjectName: applet.name,
          type,
          form: { reason: call.body.reason },
          after: afterAnything,
        });
        await record(tx, call, applet);
        return applets.present(tx, await applets.mustFind(tx, merchantId, applet.id));
      }),

    /** @throws Refusal `state_forbids` when no request is waiting. */
    cancel: (call: Call<typeof cancelRemoval>): Promise<Applet> =>
      idempotently(db, call, async (tx) => {
        const { merchantId } = call.actor;
        const applet = await applets.mustFind(tx, merchantId, call.params.id);
        await reviews.cancel(tx, call, aboutOf(applet.id));
        await record(tx, call, applet);
        return applets.present(tx, await applets.mustFind(tx, merchantId, applet.id));
      }),

    get: async ({ actor, params }: Call<typeof getRemoval>): Promise<ReplyOf<typeof getRemoval>> => {
      const { merchantId, id } = await applets.mustFind(db, actor.merchantId, params.id);
      const last = await reviews.latest(db, merchantId, aboutOf(id));
      return { submission: last ? await reviews.submissionOf(db, last.row) : null };
    },
  };
};
export type AppletRemovals = ReturnType<typeof createAppletRemovals>;
