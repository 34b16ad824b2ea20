import { randomBytes } from 'node:crypto';
import type { ReplyOf } from '@balcao/contract/endpoint';
import { type LogChange, LogEvent } from '@balcao/contract/log';
import {
  type addWebhook,
  type listWebhooks,
  type removeWebhook,
  type resumeWebhook,
  type rotateWebhookSecret,
  type updateWebhook,
  type WebhookEndpoint,
  webhookEndpointsAtMost,
} from '@balcao/contract/webhook';
import type { Db, Queries, Tx } from '../../platform/db.ts';
import type { Events } from '../../platform/events.ts';
import { idempotently } from '../../platform/idempotency.ts';
import { newId } from '../../platform/ids.ts';
import type { Call } from '../../platform/implement.ts';
import type { Outbound } from '../../platform/outbound.ts';
import { refuse, refuseField } from '../../platform/refusal.ts';
import type { Secrets } from '../../platform/secrets.ts';
import type { ActionContext, LogService } from '../log/log.service.ts';
import { changeOf } from '../log/log-change.service.ts';
import { failUnsent, holdUnsent, releaseHeld } from './delivery.repository.ts';
import { presentEndpoint } from './webhook.present.ts';
import {
  changeEndpoint,
  countFailing,
  countHeld,
  deleteEndpoint,
  findEndpoint,
  insertEndpoint,
  listEndpoints,
  lockEndpoints,
  replaceSecret,
} from './webhook.repository.ts';
import type { EndpointRow, webhookEndpoints } from './webhook.tables.ts';
import { webhookChanges, webhookSubject } from './webhook-record.ts';

/** For so long the secret before the newest one signs too. */
const previousSecretMs = 24 * 3_600_000;
export const newWebhookSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`;
const nameCharactersAtMost = 60;

interface Needs {
  readonly db: Db;
  readonly events: Pick<Events, 'publish'>;
  readonly secrets: Pick<Secrets, 'seal' | 'open'>;
  readonly outbound: Pick<Outbound, 'accepts'>;
  readonly logs: Pick<LogService, 'record'>;
}
type Row = Omit<typeof webhookEndpoints.$inferInsert, 'sealedSecret'>;
/** An address with its new secret, as the answer is remembered. */
interface Sealed {
  readonly endpoint: WebhookEndpoint;
  readonly sealedSecret: string;
}

/** The addresses at which a team is notified, and their secrets. */
export const createWebhookEndpoints = ({ db, events, secrets, outbound, logs }: Needs) => {
  /** Has screens read it again, and writes down who did what: the last thing of a transaction. */
  const tell = async (
    tx: Tx,
    call: ActionContext,
    event: LogEvent,
    row: EndpointRow,
    changes: readonly LogChange[] = [],
  ): Promise<void> => {
    events.publish(tx, row.merchantId, { topic: 'webhook', key: row.id });
    await logs.record(tx, call, { event, subject: webhookSubject(row), changes });
  };
  const present = async (tx: Tx, row: EndpointRow, now: Date): Promise<WebhookEndpoint> =>
    presentEndpoint(row, (await countHeld(tx, row.merchantId)).get(row.id) ?? 0, now);
  const checkUrl = (url: string): void => void (outbound.accepts(url) || refuseField('url', 'publicAddress'));

  /**
   * Shows a new secret to the person who requested it, also when they ask again, while it is still the secret of the address.
   * @throws Refusal `not_found` where the address has been removed meanwhile, `changed_elsewhere` where it has another secret.
   */
  const show = async (merchantId: string, { endpoint, sealedSecret }: Sealed): Promise<ReplyOf<typeof addWebhook>> => {
    const row = (await findEndpoint(db, merchantId, endpoint.id)) ?? refuse('not_found');
    const secret = secrets.open(sealedSecret);
    // The same secret may have been sealed again since, with another key.
    if (secrets.open(row.sealedSecret) !== secret) refuse('changed_elsewhere');
    return { endpoint, secret };
  };

  /** Adds an address whose form has been judged, with a new secret. @throws Refusal `webhooks_full`. */
  const insert = async (tx: Tx, row: Row): Promise<EndpointRow> => {
    // Two at once must not both find room for the last one.
    await lockEndpoints(tx, row.merchantId);
    if ((await listEndpoints(tx, row.merchantId)).length >= webhookEndpointsAtMost) refuse('webhooks_full');
    return insertEndpoint(tx, { ...row, sealedSecret: secrets.seal(newWebhookSecret()) });
  };

  return {
    insert,

    list: async ({ actor, now }: Call<typeof listWebhooks>): Promise<ReplyOf<typeof listWebhooks>> => {
      const { merchantId } = actor;
      const [rows, held] = await Promise.all([listEndpoints(db, merchantId), countHeld(db, merchantId)]);
      return { list: rows.map((row) => presentEndpoint(row, held.get(row.id) ?? 0, now)) };
    },

    add: async (call: Call<typeof addWebhook>): Promise<ReplyOf<typeof addWebhook>> => {
      const { actor, body, now } = call;
      const { url, types, name = new URL(url).hostname.slice(0, nameCharactersAtMost) } = body;
      const added = { merchantId: actor.merchantId, id: newId(now), name, url, types, createdAt: now };
      const sealed = await idempotently<Sealed>(db, call, async (tx) => {
        checkUrl(url);
        const row = await insert(tx, added);
        await tell(tx, call, LogEvent.enum.webhookAdded, row, webhookChanges(row));
        return { endpoint: presentEndpoint(row, 0, now), sealedSecret: row.sealedSecret };
      });
      return show(actor.merchantId, sealed);
    },

    update: (call: Call<typeof updateWebhook>): Promise<WebhookEndpoint> =>
      idempotently(db, call, async (tx) => {
        const { actor, params, body, now } = call;
        const { merchantId } = actor;
        const { name, url, types, enabled, version } = body;
        checkUrl(url);
        const before = (await findEndpoint(tx, merchantId, params.id)) ?? refuse('not_found');
        const switched = enabled === (before.state === 'off');
        // One that was paused is resumed by an audit event of its own, which sends what waited.
        const state = switched ? (enabled ? 'on' : 'off') : before.state;
        const change = { name, url, types, state, ...(switched && enabled ? { failingSince: null } : {}) };
        const row =
          (await changeEndpoint(tx, merchantId, { id: params.id, version }, change)) ?? refuse('changed_elsewhere');
        if (switched && !enabled) await holdUnsent(tx, merchantId, row.id, row.failingSince);
        if (switched && enabled) await releaseHeld(tx, merchantId, row.id, now);
        const changes = webhookChanges(row, before);
        const shown = await present(tx, row, now);
        if (changes.length > 0) await tell(tx, call, LogEvent.enum.webhookChanged, row, changes);
        return shown;
      }),

    rotate: async (call: Call<typeof rotateWebhookSecret>): Promise<ReplyOf<typeof rotateWebhookSecret>> => {
      const { actor, params, now } = call;
      const sealed = await idempotently<Sealed>(db, call, async (tx) => {
        const previousUntil = new Date(now.getTime() + previousSecretMs);
        const change = { sealedSecret: secrets.seal(newWebhookSecret()), previousUntil };
        const row = (await replaceSecret(tx, actor.merchantId, params.id, change)) ?? refuse('not_found');
        const endpoint = await present(tx, row, now);
        await tell(tx, call, LogEvent.enum.webhookSecretRotated, row);
        return { endpoint, sealedSecret: row.sealedSecret };
      });
      return show(actor.merchantId, sealed);
    },

    resume: (call: Call<typeof resumeWebhook>): Promise<WebhookEndpoint> =>
      idempotently(db, call, async (tx) => {
        const { actor, params, now } = call;
        const { merchantId } = actor;
        const before = (await findEndpoint(tx, merchantId, params.id)) ?? refuse('not_found');
        if (before.state !== 'paused') refuse('state_forbids');
        const change = { state: 'on', failingSince: null } as const;
        const row = (await changeEndpoint(tx, merchantId, before, change)) ?? refuse('state_forbids');
        await releaseHeld(tx, merchantId, row.id, now);
        const shown = await present(tx, row, now);
        await tell(tx, call, LogEvent.enum.webhookResumed, row);
        return shown;
      }),

    remove: (call: Call<typeof removeWebhook>): Promise<null> =>
      idempotently(db, call, async (tx) => {
        const { actor, params, now } = call;
        const { merchantId } = actor;
        const row = (await findEndpoint(tx, merchantId, params.id)) ?? refuse('not_found');
        if (!(await deleteEndpoint(tx, merchantId, row.id))) refuse('not_found');
        await failUnsent(tx, merchantId, row.id, now);
        await tell(tx, call, LogEvent.enum.webhookRemoved, row, changeOf('address', row.url, null));
        return null;
      }),

    /** Addresses of a team that fail, or were paused since they did. */
    countFailing: (queries: Queries, merchantId: string): Promise<number> => countFailing(queries, merchantId),
  };
};
export type WebhookEndpoints = ReturnType<typeof createWebhookEndpoints>;
