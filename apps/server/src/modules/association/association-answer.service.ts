import {
  type Association,
  type agreeToAssociation,
  associationsAtMost,
  type declineAssociation,
  type liftAppletAssociation,
  type listAppletAssociations,
} from '@balcao/contract/association';
import type { ReplyOf } from '@balcao/contract/endpoint';
import { LogEvent } from '@balcao/contract/log';
import type { Db, Tx } from '../../platform/db.ts';
import { idempotently } from '../../platform/idempotency.ts';
import type { Call } from '../../platform/implement.ts';
import { refuse } from '../../platform/refusal.ts';
import type { AppletService } from '../applet/applet.service.ts';
import type { LogService } from '../log/log.service.ts';
import type { Notices } from '../notification/notices.service.ts';
import { findOfApplet, listLive, moveAssociation } from './association.repository.ts';
import type { AssociationRow } from './association.tables.ts';
import { liftAssociation } from './association-lifting.ts';
import type { AssociationReviews } from './association-review.service.ts';
import type { AssociationView } from './association-view.service.ts';

interface Needs {
  readonly db: Db;
  readonly applets: Pick<AppletService, 'mustFind'>;
  readonly logs: Pick<LogService, 'record'>;
  readonly notices: Pick<Notices, 'tell'>;
  readonly associationReviews: AssociationReviews;
  readonly view: AssociationView;
}
type OneCall = Call<typeof agreeToAssociation> | Call<typeof declineAssociation> | Call<typeof liftAppletAssociation>;
const events = { agreed: 'associationAgreed', declined: 'associationDeclined', lifted: 'associationLifted' } as const;

/** What the team of a mini program says to channels that lead to it, or ask to. */
export const createAssociationAnswers = ({ db, applets, logs, notices, associationReviews, view }: Needs) => {
  const reachOne = async (tx: Tx, { actor, params }: OneCall): Promise<AssociationRow> => {
    const { merchantId, id: appletId } = await applets.mustFind(tx, actor.merchantId, params.id);
    return (await findOfApplet(tx, { merchantId, appletId }, params.associationId)) ?? refuse('not_found');
  };

  /** Tells the screens of both teams, the log of this one, and the team of the channel. */
  const tell = async (tx: Tx, call: OneCall, row: AssociationRow, what: keyof typeof events): Promise<void> => {
    const { id: associationId, merchantId, channelId, appletMerchantId, appletId } = row;
    const { name: applet } = await applets.mustFind(tx, appletMerchantId, appletId);
    const name = await associationReviews.nameOfChannel(tx, row);
    const [before, after] = what === 'agreed' ? [null, name] : [name, null];
    associationReviews.tell(tx, row);
    await logs.record(tx, call, {
      event: LogEvent.enum[events[what]],
      subject: { kind: 'applet', id: appletId, name: applet },
      changes: [{ field: 'association', of: null, before, after }],
    });
    const data = { channelId, name, associationId, applet, what };
    await notices.tell(tx, merchantId, { kind: 'associationAnswered', data }, { doneBy: call.actor.accountId });
  };

  return {
    list: async ({
      actor,
      params,
      now,
    }: Call<typeof listAppletAssociations>): Promise<ReplyOf<typeof listAppletAssociations>> => {
      const { merchantId, id: appletId } = await applets.mustFind(db, actor.merchantId, params.id);
      const rows = await listLive(db, { merchantId, appletId }, associationsAtMost);
      const waitingFirst = [
        ...rows.filter(({ state }) => state === 'requested'),
        ...rows.filter(({ state }) => state !== 'requested'),
      ];
      return { list: await view.presentAll(db, waitingFirst, now) };
    },

    /** Staff decide next. @throws Refusal `state_forbids` when it is not asked for any more. */
    agree: (call: Call<typeof agreeToAssociation>): Promise<Association> =>
      idempotently(db, call, async (tx) => {
        const row = await reachOne(tx, call);
        const agreed = (await moveAssociation(tx, row, ['requested'], { state: 'agreed' })) ?? refuse('state_forbids');
        await tell(tx, call, agreed, 'agreed');
        await associationReviews.submit(tx, agreed, call.now);
        return view.present(tx, agreed, call.now);
      }),

    decline: (call: Call<typeof declineAssociation>): Promise<Association> =>
      idempotently(db, call, async (tx) => {
        const row = await reachOne(tx, call);
        const to = { state: 'declined', reason: call.body.reason, endedAt: call.now } as const;
        const declined = (await moveAssociation(tx, row, ['requested'], to)) ?? refuse('state_forbids');
        await tell(tx, call, declined, 'declined');
        return view.present(tx, declined, call.now);
      }),

    /** @throws Refusal `association_held` within 48 hours of the approval. */
    lift: (call: Call<typeof liftAppletAssociation>): Promise<Association> =>
      idempotently(db, call, async (tx) => {
        const lifted = await liftAssociation(tx, await reachOne(tx, call), call.now);
        await tell(tx, call, lifted, 'lifted');
        return view.present(tx, lifted, call.now);
      }),
  };
};
export type AssociationAnswers = ReturnType<typeof createAssociationAnswers>;
