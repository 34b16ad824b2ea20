import {
  type AppletSecret,
  type endFormerSecret,
  formerSecretHours,
  type getAppletSecret,
  type resetAppletSecret,
} from '@balcao/contract/applet-secret';
import type { ReplyOf } from '@balcao/contract/endpoint';
import { LogEvent } from '@balcao/contract/log';
import type { Db, Tx } from '../../platform/db.ts';
import type { Events } from '../../platform/events.ts';
import { idempotently } from '../../platform/idempotency.ts';
import { hashOf, newToken } from '../../platform/ids.ts';
import type { Call } from '../../platform/implement.ts';
import { refuse } from '../../platform/refusal.ts';
import type { AccountNames } from '../account/account-names.service.ts';
import type { AppletService } from '../applet/applet.service.ts';
import type { ActionContext, LogService } from '../log/log.service.ts';
import { endTokensOf, findSecret, putSecret } from './credential.repository.ts';
import type { SecretRow } from './credential.tables.ts';

const formerSecretMs = formerSecretHours * 3_600_000;
const none: AppletSecret = { madeAt: null, madeBy: null, lastUsedAt: null, former: null, version: 0 };

interface Needs {
  readonly db: Db;
  readonly events: Pick<Events, 'publish'>;
  readonly logs: Pick<LogService, 'record'>;
  readonly names: Pick<AccountNames, 'nameOf'>;
  readonly applets: Pick<AppletService, 'mustFind'>;
}

const present = (row: SecretRow | undefined, now: Date): AppletSecret => {
  if (!row) return none;
  const { madeAt, madeBy, lastUsedAt, formerUntil, formerUsedAt, version } = row;
  const former =
    formerUntil && formerUntil > now
      ? { until: formerUntil.toISOString(), lastUsedAt: formerUsedAt?.toISOString() ?? null }
      : null;
  return { madeAt: madeAt.toISOString(), madeBy, lastUsedAt: lastUsedAt?.toISOString() ?? null, former, version };
};

/**
 * Which secret stays valid together with a new one. A secret that was never used is in no server, so the one before it stays valid instead: a team
 * that lost the secret it was shown makes another, and running servers keep working.
 */
const formerOf = (
  row: SecretRow | undefined,
  now: Date,
): Pick<SecretRow, 'formerHash' | 'formerUntil' | 'formerUsedAt'> => {
  if (!row) return { formerHash: null, formerUntil: null, formerUsedAt: null };
  const { hash, lastUsedAt, formerHash, formerUntil, formerUsedAt } = row;
  const isUnused = lastUsedAt === null && formerHash !== null && formerUntil !== null && formerUntil > now;
  if (isUnused) return { formerHash, formerUntil, formerUsedAt };
  return { formerHash: hash, formerUntil: new Date(now.getTime() + formerSecretMs), formerUsedAt: lastUsedAt };
};

/** The AppSecrets of mini programs. */
export const createAppletSecrets = ({ db, events, logs, names, applets }: Needs) => {
  const tell = async (tx: Tx, call: ActionContext, { id, name }: { id: string; name: string }, after: string) => {
    events.publish(tx, call.actor.merchantId, { topic: 'applet', key: id });
    const changes = [{ field: 'appSecret', of: null, before: null, after }] as const;
    await logs.record(tx, call, {
      event: LogEvent.enum.appletChanged,
      subject: { kind: 'applet', id, name },
      changes,
    });
  };

  return {
    get: async ({ actor, params, now }: Call<typeof getAppletSecret>): Promise<AppletSecret> => {
      const { merchantId, id: appletId } = await applets.mustFind(db, actor.merchantId, params.id);
      return present(await findSecret(db, { merchantId, appletId }), now);
    },

    /** Brings in a secret that someone made in the past, for a mini program that had none: the sandbox's servers have some. */
    bringIn: async (
      tx: Tx,
      applet: { readonly merchantId: string; readonly appletId: string; readonly appId: string },
      by: { readonly name: string; readonly at: Date },
    ): Promise<string> => {
      const secret = newToken();
      const made = { hash: hashOf(secret), madeAt: by.at, madeBy: by.name, lastUsedAt: null };
      await putSecret(tx, { ...applet, ...made, ...formerOf(undefined, by.at), version: none.version });
      return secret;
    },

    reset: (call: Call<typeof resetAppletSecret>): Promise<ReplyOf<typeof resetAppletSecret>> =>
      idempotently(db, call, async (tx) => {
        const { actor, params, body, now } = call;
        const applet = await applets.mustFind(tx, actor.merchantId, params.id);
        const key = { merchantId: applet.merchantId, appletId: applet.id };
        const before = await findSecret(tx, key);
        if ((before?.version ?? 0) !== body.version) refuse('changed_elsewhere');
        const secret = newToken();
        const madeBy = await names.nameOf(tx, actor.accountId);
        const made = { ...key, appId: applet.appId, hash: hashOf(secret), madeAt: now, madeBy, lastUsedAt: null };
        const put = await putSecret(tx, { ...made, ...formerOf(before, now), version: body.version });
        const row = put ?? refuse('changed_elsewhere');
        await tell(tx, call, applet, before ? 'reset' : 'made');
        return { state: present(row, now), secret };
      }),

    endFormer: (call: Call<typeof endFormerSecret>): Promise<AppletSecret> =>
      idempotently(db, call, async (tx) => {
        const { actor, params, now } = call;
        const applet = await applets.mustFind(tx, actor.merchantId, params.id);
        const before = await findSecret(tx, { merchantId: applet.merchantId, appletId: applet.id });
        if (!before?.formerHash || !present(before, now).former) return refuse('state_forbids');
        const ended = { formerHash: null, formerUntil: null, formerUsedAt: null };
        const row = (await putSecret(tx, { ...before, ...ended })) ?? refuse('state_forbids');
        await endTokensOf(tx, row, before.formerHash);
        await tell(tx, call, applet, 'formerEnded');
        return present(row, now);
      }),
  };
};
export type AppletSecrets = ReturnType<typeof createAppletSecrets>;
