import type { AppletAllowlist, getAllowlist, replaceAllowlist } from '@balcao/contract/applet-allowlist';
import { LogEvent } from '@balcao/contract/log';
import type { Db } from '../../platform/db.ts';
import type { Events } from '../../platform/events.ts';
import { idempotently } from '../../platform/idempotency.ts';
import type { Call } from '../../platform/implement.ts';
import { refuse } from '../../platform/refusal.ts';
import type { AppletService } from '../applet/applet.service.ts';
import type { LogService } from '../log/log.service.ts';
import { type Allowlist, findAllowlist, putAllowlist } from './credential.repository.ts';

const none: Allowlist = { networks: [], version: 0 };

interface Needs {
  readonly db: Db;
  readonly events: Pick<Events, 'publish'>;
  readonly logs: Pick<LogService, 'record'>;
  readonly applets: Pick<AppletService, 'mustFind'>;
}

const textOf = (networks: readonly string[]): string | null => networks.join(', ') || null;

/** From where the servers of mini programs may call. */
export const createAppletAllowlists = ({ db, events, logs, applets }: Needs) => ({
  get: async ({ actor, params }: Call<typeof getAllowlist>): Promise<AppletAllowlist> => {
    const { merchantId, id: appletId } = await applets.mustFind(db, actor.merchantId, params.id);
    return (await findAllowlist(db, { merchantId, appletId })) ?? none;
  },

  /** Saving without a change has no effect and is not logged. */
  replace: (call: Call<typeof replaceAllowlist>): Promise<AppletAllowlist> =>
    idempotently(db, call, async (tx) => {
      const { actor, params, body } = call;
      const { networks, version } = body;
      const { merchantId, id: appletId, name } = await applets.mustFind(tx, actor.merchantId, params.id);
      const key = { merchantId, appletId };
      const kept = (await findAllowlist(tx, key)) ?? none;
      if (kept.version !== version) refuse('changed_elsewhere');
      if (networks.join() === kept.networks.join()) return kept;
      if (!(await putAllowlist(tx, key, { networks, version }))) refuse('changed_elsewhere');
      events.publish(tx, merchantId, { topic: 'applet', key: appletId });
      const change = { field: 'allowlist', of: null, before: textOf(kept.networks), after: textOf(networks) } as const;
      const subject = { kind: 'applet', id: appletId, name } as const;
      await logs.record(tx, call, { event: LogEvent.enum.appletChanged, subject, changes: [change] });
      return { networks, version: version + 1 };
    }),
});
export type AppletAllowlists = ReturnType<typeof createAppletAllowlists>;
