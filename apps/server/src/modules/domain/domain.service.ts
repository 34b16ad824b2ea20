import { AppletDomainKind, type AppletDomains } from '@balcao/contract/applet-domain';
import type { DomainChange, getDomains, LegalDomains, replaceDomains } from '@balcao/contract/domain';
import { LogEvent } from '@balcao/contract/log';
import type { Db, Queries, Tx } from '../../platform/db.ts';
import { nameFault } from '../../platform/domain-name.ts';
import type { Events } from '../../platform/events.ts';
import { idempotently } from '../../platform/idempotency.ts';
import { newId } from '../../platform/ids.ts';
import type { Call } from '../../platform/implement.ts';
import { type FieldProblem, refuse, refuseFields } from '../../platform/refusal.ts';
import type { AccountNames } from '../account/account-names.service.ts';
import type { AppletService } from '../applet/applet.service.ts';
import type { LogService } from '../log/log.service.ts';
import { changeOf } from '../log/log-change.service.ts';
import {
  findDomains,
  insertChange,
  type Kept,
  type Key,
  listChanges,
  listChangesSince,
  putDomains,
} from './domain.repository.ts';
import type { DomainChangeRow } from './domain.tables.ts';

interface Needs {
  readonly db: Db;
  readonly events: Pick<Events, 'publish'>;
  readonly names: Pick<AccountNames, 'nameOf'>;
  readonly logs: Pick<LogService, 'record'>;
  readonly applets: Pick<AppletService, 'mustFind'>;
}

const none: Kept = { list: { request: [], socket: [], upload: [], download: [], page: [] }, version: 0 };
const kinds = AppletDomainKind.options;

/** What is in the first and not in the second. */
const without = (list: AppletDomains, other: AppletDomains): DomainChange['added'] =>
  kinds.flatMap((kind) =>
    list[kind].filter((domain) => !other[kind].includes(domain)).map((domain) => ({ kind, domain })),
  );

/** Each domain once, also where it is for several purposes; null where there is none. */
const namesOf = (list: DomainChange['added']): string | null =>
  [...new Set(list.map(({ domain }) => domain))].join(', ') || null;

/** The list as it was before a change. */
const undone = (list: AppletDomains, { added, removed }: Pick<DomainChange, 'added' | 'removed'>): AppletDomains => {
  const isAdded = (kind: AppletDomainKind, domain: string) =>
    added.some((one) => one.kind === kind && one.domain === domain);
  const of = (kind: AppletDomainKind): string[] => [
    ...list[kind].filter((domain) => !isAdded(kind, domain)),
    ...removed.filter((one) => one.kind === kind).map(({ domain }) => domain),
  ];
  return {
    request: of('request'),
    socket: of('socket'),
    upload: of('upload'),
    download: of('download'),
    page: of('page'),
  };
};

/** @throws Refusal of each line whose name nobody can own. */
const checkNames = (list: AppletDomains): void => {
  const problems = kinds.flatMap((kind) =>
    list[kind].flatMap((domain, line): FieldProblem[] => {
      const text = nameFault(domain);
      return text ? [{ path: `${kind}.${line}`, text }] : [];
    }),
  );
  if (problems.length > 0) refuseFields(problems);
};

const presentChange = ({ id, at, actorName: actor, added, removed }: DomainChangeRow): DomainChange => ({
  id,
  actor,
  added,
  removed,
  at: at.toISOString(),
});

/** What mini programs may reach. */
export const createDomainService = ({ db, events, names, logs, applets }: Needs) => {
  const present = async (queries: Queries, key: Key): Promise<LegalDomains> => {
    const { list, version } = (await findDomains(queries, key)) ?? none;
    return { ...list, version, changes: (await listChanges(queries, key)).map(presentChange) };
  };

  const note = async (
    tx: Tx,
    { actor, now }: Call<typeof replaceDomains>,
    key: Key,
    change: Pick<DomainChange, 'added' | 'removed'>,
  ) => {
    const actorName = await names.nameOf(tx, actor.accountId);
    await insertChange(tx, { ...key, ...change, id: newId(now), actorId: actor.accountId, actorName, at: now });
  };

  return {
    /** What was added and removed on balance since an instant; without one, since there is the mini program. */
    changedSince: async (
      queries: Queries,
      { merchantId, appletId }: Key,
      since: Date | null,
    ): Promise<Pick<DomainChange, 'added' | 'removed'>> => {
      const key = { merchantId, appletId };
      const { list } = (await findDomains(queries, key)) ?? none;
      const changes = since === null ? [] : await listChangesSince(queries, key, since);
      const before = since === null ? none.list : changes.reduce(undone, list);
      return { added: without(list, before), removed: without(before, list) };
    },

    /** What a mini program may reach; nothing until something is entered. */
    allowed: async (queries: Queries, key: Key): Promise<AppletDomains> =>
      ((await findDomains(queries, key)) ?? none).list,

    /** Brings in what someone entered in the past, for a mini program that had nothing yet: the sandbox has some. */
    bringIn: async (
      tx: Tx,
      key: Key,
      list: AppletDomains,
      by: { id: string; name: string; at: Date },
    ): Promise<void> => {
      await putDomains(tx, key, { list, version: none.version });
      const change = { added: without(list, none.list), removed: [] };
      await insertChange(tx, { ...key, ...change, id: newId(by.at), actorId: by.id, actorName: by.name, at: by.at });
    },

    get: async ({ actor, params }: Call<typeof getDomains>): Promise<LegalDomains> => {
      const { merchantId, id: appletId } = await applets.mustFind(db, actor.merchantId, params.id);
      return present(db, { merchantId, appletId });
    },

    /** Saving what is kept already changes nothing, and leaves no trace. */
    replace: (call: Call<typeof replaceDomains>): Promise<LegalDomains> =>
      idempotently(db, call, async (tx) => {
        const { actor, params, body } = call;
        const { version, ...list } = body;
        const { merchantId, id: appletId, name } = await applets.mustFind(tx, actor.merchantId, params.id);
        const key = { merchantId, appletId };
        checkNames(list);
        const kept = (await findDomains(tx, key)) ?? none;
        if (kept.version !== version) refuse('changed_elsewhere');
        const isSame = kinds.every((kind) => list[kind].join() === kept.list[kind].join());
        if (isSame) return present(tx, key);
        if (!(await putDomains(tx, key, { list, version }))) refuse('changed_elsewhere');
        const change = { added: without(list, kept.list), removed: without(kept.list, list) };
        await note(tx, call, key, change);
        events.publish(tx, merchantId, { topic: 'applet', key: appletId });
        const shown = await present(tx, key);
        const subject = { kind: 'applet', id: appletId, name } as const;
        const changes = changeOf('domain', namesOf(change.removed), namesOf(change.added));
        await logs.record(tx, call, { event: LogEvent.enum.domainsChanged, subject, changes });
        return shown;
      }),
  };
};
export type DomainService = ReturnType<typeof createDomainService>;
