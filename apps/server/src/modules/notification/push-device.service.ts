import type { ReplyOf } from '@balcao/contract/endpoint';
import { mayKnow } from '@balcao/contract/notification-notice';
import {
  type endPushDevice,
  pushDevicesAtMost,
  type readPushKey,
  type savePushDevice,
} from '@balcao/contract/notification-push';
import type { Clock } from '../../platform/clock.ts';
import { type Db, type Tx, transaction } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';
import type { Call } from '../../platform/implement.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { Outbound } from '../../platform/outbound.ts';
import { refuse, refuseField } from '../../platform/refusal.ts';
import type { Secrets } from '../../platform/secrets.ts';
import { endOfLife, keepEndedMs } from '../../platform/session-life.ts';
import {
  deletePushDevice,
  deletePushDevicesOf,
  forgetPushDevices,
  keepNewestPushDevices,
  listPushDevicesOf,
  putPushDevice,
} from './push.repository.ts';
import { canEncrypt, type PushPair } from './push-message.ts';

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'every'>;
  readonly secrets: Pick<Secrets, 'seal' | 'mac'>;
  readonly outbound: Pick<Outbound, 'accepts'>;
  readonly pairOf: () => Promise<PushPair>;
}

/** The browsers that want to hear of payments while the back office is closed. */
export const createPushDevices = ({ db, clock, jobs, secrets, outbound, pairOf }: Needs) => {
  // An expired session is kept for so long. Later its row is gone, and whether it was ended is not known.
  const livesMs = endOfLife(new Date(0)).getTime() + keepEndedMs;
  jobs.every(3_600, 'notice.push-forget', () => forgetPushDevices(db, new Date(clock.now().getTime() - livesMs)));

  return {
    key: async ({ actor }: Call<typeof readPushKey>): Promise<ReplyOf<typeof readPushKey>> => {
      if (actor.merchantId === null) refuse('team_missing');
      return { publicKey: (await pairOf()).publicKey };
    },

    /** @throws Refusal `not_found` for who may not know of payments; `input_refused` for an address or a key that cannot be used. */
    save: ({ actor, body, now }: Call<typeof savePushDevice>): Promise<ReplyOf<typeof savePushDevice>> =>
      transaction(db, async (tx) => {
        const { accountId, sessionId } = actor;
        const merchantId = actor.merchantId ?? refuse('team_missing');
        if (!mayKnow(actor, 'paymentReceived')) refuse('not_found');
        if (!outbound.accepts(body.endpoint)) refuseField('endpoint', 'publicAddress');
        if (!canEncrypt(body)) refuseField('p256dh', 'token');
        const sealedSubscription = secrets.seal(JSON.stringify(body));
        const endpointHash = secrets.mac('push-endpoint', body.endpoint);
        const row = { merchantId, id: newId(now), accountId, sessionId, endpointHash, sealedSubscription };
        const id = await putPushDevice(tx, { ...row, renewedAt: now });
        await keepNewestPushDevices(tx, { merchantId, accountId }, pushDevicesAtMost);
        return { id };
      }),

    /** @throws Refusal `not_found`, also for a browser of another person. */
    end: ({ actor, params }: Call<typeof endPushDevice>): Promise<null> =>
      transaction(db, async (tx) => {
        const merchantId = actor.merchantId ?? refuse('team_missing');
        if (!(await deletePushDevice(tx, { merchantId, id: params.id }, actor.accountId))) refuse('not_found');
        return null;
      }),

    /** For the person alone, who takes along what is kept of them (rule: own-data). */
    listOf: (accountId: string) => listPushDevicesOf(db, accountId),

    /** All of an account that is erased. */
    erase: (tx: Tx, accountId: string): Promise<void> => deletePushDevicesOf(tx, accountId),
  };
};
export type PushDevices = ReturnType<typeof createPushDevices>;
