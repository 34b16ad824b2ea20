import { associationMoves } from '@balcao/contract/association';
import { channelPageOf } from '@balcao/contract/notification-path';
import { statesBefore } from '@balcao/contract/states';
import type { Queries, Tx } from '../../platform/db.ts';
import type { Events } from '../../platform/events.ts';
import { refuse } from '../../platform/refusal.ts';
import type { FoundApplets } from '../applet/found-applets.service.ts';
import type { ChannelAccess } from '../channel/channel-access.service.ts';
import type { FoundChannels } from '../channel/found-channels.service.ts';
import type { ReviewService } from '../review/review.service.ts';
import type { ReviewSubjects, SubmittedRow } from '../review/review-subject.service.ts';
import type { TeamService } from '../team/team.service.ts';
import { findAssociation, moveAssociation } from './association.repository.ts';
import type { AssociationRow } from './association.tables.ts';
import { aboutAssociation } from './association-view.service.ts';

interface Needs {
  readonly events: Pick<Events, 'publish'>;
  readonly reviews: Pick<ReviewService, 'whenMoved' | 'submit'>;
  readonly reviewSubjects: Pick<ReviewSubjects, 'add'>;
  readonly access: Pick<ChannelAccess, 'reachWith'>;
  readonly foundApplets: Pick<FoundApplets, 'rowsOf'>;
  readonly foundChannels: Pick<FoundChannels, 'byPlaces'>;
  readonly teams: Pick<TeamService, 'payee' | 'standingOf'>;
}
/** What each move of its review makes of an association. */
const stateAfter = { SUCCESS: 'on', REJECT: 'rejected', REVOKED: 'withdrawn' } as const;

/** Keeps associations in step with their reviews, in the transaction of every move. */
export const createAssociationReviews = (needs: Needs) => {
  const { events, reviews, reviewSubjects, access, foundApplets, foundChannels, teams } = needs;
  const find = async (queries: Queries, { merchantId, subject: id }: SubmittedRow): Promise<AssociationRow> =>
    (await findAssociation(queries, { merchantId, id })) ?? refuse('not_found');
  const nameOfChannel = async (queries: Queries, row: AssociationRow): Promise<string> =>
    (await foundChannels.byPlaces(queries, [row])).get(row.channelId)?.name ?? refuse('not_found');

  /** Tells the screens of both teams. */
  const tell = (tx: Tx, { merchantId, channelId, appletMerchantId, appletId }: AssociationRow): void => {
    events.publish(tx, merchantId, { topic: 'channel', key: channelId });
    events.publish(tx, appletMerchantId, { topic: 'applet', key: appletId });
  };

  reviews.whenMoved('association', async (tx, { row }): Promise<void> => {
    const { merchantId, subject: id, status, decidedAt, submittedAt } = row;
    if (status === 'NO' || status === 'UNDER') return;
    const state = stateAfter[status];
    const at = decidedAt ?? submittedAt;
    const dates = state === 'on' ? { approvedAt: at } : { endedAt: at };
    const moved = await moveAssociation(tx, { merchantId, id }, statesBefore(associationMoves, state), {
      state,
      ...dates,
    });
    tell(tx, moved ?? refuse('state_forbids'));
  });

  reviewSubjects.add('association', {
    pageOf: async (queries, row) => channelPageOf((await find(queries, row)).channelId, 'association'),
    morePaths: async () => [],
    noticeOf: async (queries, row) => {
      const association = await find(queries, row);
      const name = await nameOfChannel(queries, association);
      const decidedAt = (row.decidedAt ?? row.submittedAt).toISOString();
      const decision = { reviewId: row.id, isAccepted: row.status === 'SUCCESS', decidedAt };
      return {
        kind: 'channelDecided',
        data: { channelId: association.channelId, name, of: 'association', ...decision },
      };
    },
    mayAnswer: async (queries, actor, row) => {
      await access.reachWith(queries, actor, (await find(queries, row)).channelId, 'manage');
    },
    fault: { path: 'purpose', reason: 'incomplete', note: null },
  });

  return {
    tell,
    nameOfChannel,

    /** Hands it to staff, in the name of the member who asked for it. */
    submit: async (tx: Tx, row: AssociationRow, now: Date): Promise<void> => {
      const { merchantId, id, requestedBy: accountId, locale, purpose, appletMerchantId, appletId } = row;
      const channel = await nameOfChannel(tx, row);
      const applets = await foundApplets.rowsOf(tx, [{ merchantId: appletMerchantId, appletId }]);
      const { name: applet, appId } = applets.get(appletId) ?? refuse('not_found');
      const { name: appletTeam } = (await teams.payee(tx, appletMerchantId)) ?? refuse('not_found');
      const { type } = await teams.standingOf(tx, merchantId);
      await reviews.submit(
        tx,
        { actor: { accountId, merchantId }, locale, now },
        {
          about: aboutAssociation(id),
          subjectName: channel,
          type,
          form: { channel, applet, appId, appletTeam, purpose },
          after: ['NO'],
        },
      );
    },
  };
};
export type AssociationReviews = ReturnType<typeof createAssociationReviews>;
