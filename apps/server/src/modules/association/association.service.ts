import {
  appletsFoundAtMost,
  associationsAtMost,
  type ChannelAssociation,
  type findAssociableApplets,
  type getChannelAssociation,
  type liftChannelAssociation,
  type requestAssociation,
  type withdrawAssociation,
} from '@balcao/contract/association';
import type { ReplyOf } from '@balcao/contract/endpoint';
import { LogEvent } from '@balcao/contract/log';
import { reaches } from '@balcao/contract/menus';
import type { Db, Queries, Tx } from '../../platform/db.ts';
import { idempotently } from '../../platform/idempotency.ts';
import { newId } from '../../platform/ids.ts';
import type { Call } from '../../platform/implement.ts';
import { refuse, refuseUncertified } from '../../platform/refusal.ts';
import type { FoundApplets } from '../applet/found-applets.service.ts';
import type { ChannelAccess } from '../channel/channel-access.service.ts';
import type { LogService } from '../log/log.service.ts';
import type { Notices } from '../notification/notices.service.ts';
import type { ReviewService } from '../review/review.service.ts';
import type { TeamService } from '../team/team.service.ts';
import {
  findAssociation,
  findNewest,
  insertAssociation,
  lockApplet,
  moveAssociation,
} from './association.repository.ts';
import type { AssociationRow } from './association.tables.ts';
import { liftAssociation } from './association-lifting.ts';
import type { AssociationReviews } from './association-review.service.ts';
import { type AssociationView, aboutAssociation } from './association-view.service.ts';

interface Needs {
  readonly db: Db;
  readonly access: Pick<ChannelAccess, 'reach' | 'reachWith'>;
  readonly foundApplets: Pick<FoundApplets, 'byAppId' | 'rowsOf' | 'search'>;
  readonly teams: Pick<TeamService, 'standingOf'>;
  readonly logs: Pick<LogService, 'record'>;
  readonly notices: Pick<Notices, 'tell'>;
  readonly reviews: Pick<ReviewService, 'cancel'>;
  readonly associationReviews: AssociationReviews;
  readonly view: AssociationView;
}
type OneCall = Call<typeof withdrawAssociation> | Call<typeof liftChannelAssociation>;
type Happened = 'associationRequested' | 'associationWithdrawn' | 'associationLifted';

/** The mini program that a channel leads to, from the side of the channel. */
export const createAssociationService = (needs: Needs) => {
  const { db, access, foundApplets, teams, logs, notices, reviews, associationReviews, view } = needs;

  const appletOf = async (queries: Queries, { appletMerchantId: merchantId, appletId }: AssociationRow) =>
    (await foundApplets.rowsOf(queries, [{ merchantId, appletId }])).get(appletId) ?? refuse('not_found');

  /** Tells the screens of both teams, the log of this one, and the other team where it is to know. */
  const tell = async (
    tx: Tx,
    call: OneCall | Call<typeof requestAssociation>,
    row: AssociationRow,
    event: Happened,
  ) => {
    const { id: associationId, channelId, appletId, appletMerchantId, merchantId } = row;
    const channel = await associationReviews.nameOfChannel(tx, row);
    const { name } = await appletOf(tx, row);
    const [before, after] = event === 'associationRequested' ? [null, name] : [name, null];
    associationReviews.tell(tx, row);
    await logs.record(tx, call, {
      event: LogEvent.enum[event],
      subject: { kind: 'channel', id: channelId, name: channel },
      changes: [{ field: 'association', of: null, before, after }],
    });
    if (merchantId === appletMerchantId && row.state !== 'requested') return;
    if (event === 'associationWithdrawn') return;
    const what = event === 'associationRequested' ? 'requested' : 'lifted';
    const data = { appletId, name, associationId, channel, what } as const;
    await notices.tell(tx, appletMerchantId, { kind: 'associationRequested', data }, { doneBy: call.actor.accountId });
  };

  /** The association that a call names, of a channel that the member manages. */
  const reachOne = async (tx: Tx, { actor, params }: OneCall): Promise<AssociationRow> => {
    const { channel } = await access.reachWith(tx, actor, params.id, 'manage');
    const row = await findAssociation(tx, { merchantId: actor.merchantId, id: params.associationId });
    return row?.channelId === channel.id ? row : refuse('not_found');
  };

  return {
    get: async ({
      actor,
      params,
      now,
    }: Call<typeof getChannelAssociation>): Promise<ReplyOf<typeof getChannelAssociation>> => {
      const { channel } = await access.reach(db, actor, params.id);
      const row = await findNewest(db, channel.merchantId, channel.id);
      return { association: row ? await view.ofChannel(db, row, now) : null };
    },

    applets: async ({
      actor,
      params,
      query,
    }: Call<typeof findAssociableApplets>): Promise<ReplyOf<typeof findAssociableApplets>> => {
      await access.reach(db, actor, params.id);
      const found = await foundApplets.search(db, query.search ?? '', appletsFoundAtMost);
      return { list: found.map(({ appId, name, icon }) => ({ appId, name, icon })) };
    },

    /** @throws Refusal `applet_not_online`, also for an AppID that is none; `channel_associated` while the channel has one or asks. */
    request: (call: Call<typeof requestAssociation>): Promise<ChannelAssociation> =>
      idempotently(db, call, async (tx) => {
        const { actor, params, body, now, locale } = call;
        const { channel } = await access.reachWith(tx, actor, params.id, 'manage');
        const { teamCert, reviewStatus } = await teams.standingOf(tx, actor.merchantId);
        if (!teamCert) refuseUncertified({ of: 'team', status: reviewStatus });
        const applet = (await foundApplets.byAppId(tx, body.appId)) ?? refuse('applet_not_online');
        if (!(await view.isOpenable(tx, applet))) refuse('applet_not_online');
        const place = { merchantId: applet.merchantId, appletId: applet.id };
        if ((await lockApplet(tx, place)) >= associationsAtMost) refuse('associations_full');
        // One who develops the team's mini programs agrees by asking.
        const isOwn = applet.merchantId === actor.merchantId && reaches(actor, 'applets.index', 'write');
        const row: AssociationRow = {
          merchantId: actor.merchantId,
          id: newId(now),
          channelId: channel.id,
          appletMerchantId: applet.merchantId,
          appletId: applet.id,
          state: isOwn ? 'agreed' : 'requested',
          purpose: body.purpose,
          reason: null,
          requestedBy: actor.accountId,
          locale,
          requestedAt: now,
          approvedAt: null,
          endedAt: null,
        };
        if (!(await insertAssociation(tx, row))) refuse('channel_associated');
        await tell(tx, call, row, 'associationRequested');
        if (isOwn) await associationReviews.submit(tx, row, now);
        return view.ofChannel(tx, row, now);
      }),

    withdraw: (call: Call<typeof withdrawAssociation>): Promise<ChannelAssociation> =>
      idempotently(db, call, async (tx) => {
        const row = await reachOne(tx, call);
        const { merchantId, id } = row;
        if (row.state === 'agreed') await reviews.cancel(tx, call, aboutAssociation(id));
        else {
          const to = { state: 'withdrawn', endedAt: call.now } as const;
          if (!(await moveAssociation(tx, { merchantId, id }, ['requested'], to))) refuse('state_forbids');
        }
        const ended = (await findAssociation(tx, { merchantId, id })) ?? refuse('not_found');
        await tell(tx, call, ended, 'associationWithdrawn');
        return view.ofChannel(tx, ended, call.now);
      }),

    /** @throws Refusal `association_held` within 48 hours of the approval. */
    lift: (call: Call<typeof liftChannelAssociation>): Promise<ChannelAssociation> =>
      idempotently(db, call, async (tx) => {
        const lifted = await liftAssociation(tx, await reachOne(tx, call), call.now);
        await tell(tx, call, lifted, 'associationLifted');
        return view.ofChannel(tx, lifted, call.now);
      }),
  };
};
export type AssociationService = ReturnType<typeof createAssociationService>;
