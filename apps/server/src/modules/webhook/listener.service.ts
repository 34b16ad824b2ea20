import type { HeardEvent } from '@balcao/contract/tool';
import { toolEventsKeptHours } from '@balcao/contract/tool';
import type { WebhookEventType } from '@balcao/contract/webhook';
import type { Clock } from '../../platform/clock.ts';
import { type CommitPlace, placeNow } from '../../platform/commit-place.ts';
import type { Db, Tx } from '../../platform/db.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Secrets } from '../../platform/secrets.ts';
import { deleteListener, findListener, forgetEvents, insertListener, listEventsAfter } from './listener.repository.ts';
import { newWebhookSecret } from './webhook-endpoint.service.ts';
import { signedHeaders } from './webhook-headers.ts';

const readAtOnce = 100;
const forgottenAtOnce = 2_000;
const hourMs = 3_600_000;

interface Needs {
  readonly db: Db;
  readonly clock: Pick<Clock, 'now' | 'aheadSeconds'>;
  readonly jobs: Pick<Jobs, 'every'>;
  readonly secrets: Pick<Secrets, 'seal' | 'open'>;
}
interface Key {
  readonly merchantId: string;
  readonly id: string;
}
/** The events that were read, and the position to continue from. */
export interface Heard {
  readonly list: readonly HeardEvent[];
  readonly place: CommitPlace;
}

/** Who hears of a team's events by asking for them, signed as at an address. */
export const createWebhookListeners = ({ db, clock, jobs, secrets }: Needs) => {
  jobs.every(3_600, 'webhook.forgetEvents', async () => {
    const before = new Date(clock.now().getTime() - toolEventsKeptHours * hourMs);
    return (await forgetEvents(db, before, forgottenAtOnce)) < forgottenAtOnce ? 'done' : 'left';
  });
  return {
    add: (tx: Tx, key: Key, now: Date): Promise<void> =>
      insertListener(tx, { ...key, sealedSecret: secrets.seal(newWebhookSecret()), createdAt: now }),
    remove: (tx: Tx, { merchantId, id }: Key): Promise<void> => deleteListener(tx, merchantId, id),

    /** The secret that signs, and the place before everything that happens from now on. */
    begin: async ({ merchantId, id }: Key): Promise<{ readonly secret: string; readonly place: CommitPlace }> => {
      const { sealedSecret } = (await findListener(db, merchantId, id)) ?? refuse('session_ended');
      return { secret: secrets.open(sealedSecret), place: await placeNow(db) };
    },

    /** Events after a position, of some types or all; without events, the position moves on all the same. */
    hear: async (
      { merchantId, id }: Key,
      after: CommitPlace,
      types: readonly WebhookEventType[] | undefined,
    ): Promise<Heard> => {
      const { sealedSecret } = (await findListener(db, merchantId, id)) ?? refuse('session_ended');
      // Receivers compare with the time of their machines, which the sandbox's clock does not move.
      const sentAt = new Date(clock.now().getTime() - clock.aheadSeconds() * 1000);
      let place = after;
      for (;;) {
        const rows = await listEventsAfter(db, merchantId, place, readAtOnce);
        const last = rows.at(-1);
        if (last) place = { writtenBy: last.written_by, id: last.id };
        const list = rows
          .filter(({ type }) => types?.includes(type) ?? true)
          .map(({ message_id: messageId, type, body }) => ({
            messageId,
            type,
            body,
            headers: signedHeaders(secrets, [sealedSecret], { messageId, body }, sentAt),
          }));
        if (list.length > 0 || rows.length < readAtOnce) return { list, place };
      }
    },
  };
};
export type WebhookListeners = ReturnType<typeof createWebhookListeners>;
