import { LogEvent } from '@balcao/contract/log';
import { webhookPausedAfterDays } from '@balcao/contract/webhook';
import type { Tx } from '../../platform/db.ts';
import type { Events } from '../../platform/events.ts';
import { byProduct, type LogService } from '../log/log.service.ts';
import type { Notices } from '../notification/notices.service.ts';
import { holdUnsent, resendGivenUp } from './delivery.repository.ts';
import { pauseEndpoint } from './webhook.repository.ts';
import type { EndpointRow } from './webhook.tables.ts';
import { webhookSubject } from './webhook-record.ts';

const pausedAfterMs = webhookPausedAfterDays * 86_400_000;

interface Needs {
  readonly events: Pick<Events, 'publish'>;
  readonly notices: Pick<Notices, 'tell'>;
  readonly logs: Pick<LogService, 'record'>;
}

/** Reacts to how an address answers, so that no notification is lost without the team being told. */
export const createStandings = ({ events, notices, logs }: Needs) => {
  /** Stops calling an address, and keeps what is meant for it; false where that was done already. */
  const pause = async (tx: Tx, { merchantId, id, failingSince }: EndpointRow): Promise<boolean> => {
    if (!(await pauseEndpoint(tx, merchantId, id))) return false;
    await holdUnsent(tx, merchantId, id, failingSince);
    events.publish(tx, merchantId, { topic: 'webhook', key: id });
    return true;
  };

  const hasFailedForDays = ({ failingSince }: EndpointRow, now: Date): boolean =>
    failingSince !== null && now.getTime() - failingSince.getTime() >= pausedAfterMs;

  return {
    /**
     * After a failed attempt, with the address as that left it, whether the notification was given up, and whether the address says
     * that it is gone for good: that one is paused at once, one that fails otherwise after days.
     */
    failed: async (
      tx: Tx,
      endpoint: EndpointRow,
      { now, isGivenUp, isGone }: { readonly now: Date; readonly isGivenUp: boolean; readonly isGone: boolean },
    ): Promise<void> => {
      const { merchantId, id, name, url, state, failingSince } = endpoint;
      // What was written while someone paused the address or switched it off waits like the rest.
      if (state !== 'on') return holdUnsent(tx, merchantId, id, failingSince);
      const data = { endpointId: id, name, url, since: (failingSince ?? now).toISOString() };
      if ((isGone || hasFailedForDays(endpoint, now)) && (await pause(tx, endpoint))) {
        await notices.tell(tx, merchantId, { kind: 'webhookPaused', data });
        const act = { event: LogEvent.enum.webhookPaused, subject: webhookSubject(endpoint) };
        return logs.record(tx, byProduct(merchantId, now), act);
      }
      if (isGivenUp) await notices.tell(tx, merchantId, { kind: 'webhookGivenUp', data });
    },

    /** After a delivery, with the address as it was before: what was given up while it failed leaves again. */
    answered: async (
      tx: Tx,
      { merchantId, id, state, failingSince }: EndpointRow,
      { now }: { readonly now: Date },
    ): Promise<void> => {
      if (state === 'on' && failingSince) await resendGivenUp(tx, merchantId, id, { due: now, failingSince });
    },
  };
};
export type Standings = ReturnType<typeof createStandings>;
