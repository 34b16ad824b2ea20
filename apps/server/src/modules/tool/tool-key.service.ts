import type { ApprovalFacts } from '@balcao/contract/approval';
import type { ReplyOf } from '@balcao/contract/endpoint';
import { LogEvent } from '@balcao/contract/log';
import { reaches } from '@balcao/contract/menus';
import {
  type createToolKey,
  type listToolKeys,
  type revokeToolKey,
  type ToolKey,
  toolKeysAtMost,
} from '@balcao/contract/tool-key';
import type { FastifyRequest } from 'fastify';
import { bearerOf, type ToolKeyActor } from '../../platform/actor.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/db.ts';
import type { Events } from '../../platform/events.ts';
import { idempotently } from '../../platform/idempotency.ts';
import { hashOf, newId, newToken } from '../../platform/ids.ts';
import type { Call } from '../../platform/implement.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Secrets } from '../../platform/secrets.ts';
import type { AccountNames } from '../account/account-names.service.ts';
import type { ActionContext, LogService } from '../log/log.service.ts';
import type { MemberService } from '../member/member.service.ts';
import type { WebhookListeners } from '../webhook/listener.service.ts';
import {
  deleteToolKey,
  findByToken,
  findToolKey,
  insertToolKey,
  listToolKeyRows,
  lockToolKeys,
  noteUse,
  replaceToken,
} from './tool.repository.ts';
import type { ToolKeyRow } from './tool.tables.ts';

interface Needs {
  readonly db: Db;
  readonly clock: Pick<Clock, 'now'>;
  readonly events: Pick<Events, 'publish'>;
  readonly secrets: Pick<Secrets, 'seal' | 'open'>;
  readonly names: Pick<AccountNames, 'nameOf'>;
  readonly members: Pick<MemberService, 'withRights' | 'rightsOf'>;
  readonly logs: Pick<LogService, 'record'>;
  readonly listeners: Pick<WebhookListeners, 'add' | 'remove'>;
}
type Rights = Parameters<typeof reaches>[0];
/** A key with its token, as the answer is remembered. */
interface Sealed {
  readonly toolKey: ToolKey;
  readonly sealedSecret: string;
}

/** A member who makes a key, from where. */
type Making = ActionContext & { readonly actor: Rights };

/** A key hears what its maker may change: the settings that it was made under. */
const mayMake = (maker: Rights | undefined): boolean => !!maker && reaches(maker, 'setting.payment', 'write');

const present = (row: ToolKeyRow, maker: Rights | undefined): ToolKey => ({
  id: row.id,
  name: row.name,
  madeBy: row.makerName,
  isGood: mayMake(maker),
  createdAt: row.createdAt.toISOString(),
  lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
});

/** What a code approves about keys of the tool. */
export const toolKeyApprovals = {
  create: (_tx: Tx, { body }: Call<typeof createToolKey>): ApprovalFacts => ({ name: body.name }),
};

/** The keys by which the developer's tool hears of a team (rule: rights-at-once). */
export const createToolKeys = (needs: Needs) => {
  const { db, clock, events, secrets, names, members, logs, listeners } = needs;

  /** Makes a key, tells the team's screens of it and writes it into the log. @throws Refusal `tool_keys_full`. */
  const add = async (tx: Tx, making: Making, key: Pick<ToolKeyRow, 'id' | 'name' | 'tokenHash'>): Promise<ToolKey> => {
    const { actor, now } = making;
    const { merchantId, accountId: makerId } = actor;
    // Two at once must not both find room for the last one.
    await lockToolKeys(tx, merchantId);
    if ((await listToolKeyRows(tx, merchantId)).length >= toolKeysAtMost) refuse('tool_keys_full');
    const makerName = await names.nameOf(tx, makerId);
    const row = await insertToolKey(tx, { ...key, merchantId, makerId, makerName, createdAt: now });
    await listeners.add(tx, row, now);
    events.publish(tx, merchantId, { topic: 'toolKey', key: row.id });
    const changes = [{ field: 'name', of: null, before: null, after: row.name }] as const;
    const subject = { kind: 'toolKey', id: row.id, name: row.name } as const;
    await logs.record(tx, making, { event: LogEvent.enum.toolKeyCreated, subject, changes });
    return present(row, actor);
  };

  return {
    list: async ({ actor: { merchantId } }: Call<typeof listToolKeys>): Promise<ReplyOf<typeof listToolKeys>> => {
      const [rows, allMembers] = await Promise.all([
        listToolKeyRows(db, merchantId),
        members.withRights(db, merchantId),
      ]);
      const rights = new Map(allMembers.map((member) => [member.accountId, member]));
      return { list: rows.map((row) => present(row, rights.get(row.makerId))) };
    },

    add,

    /**
     * Replaces the token of an unused key: `unused`. A key that was used keeps its token: `used`. Undefined where the key does not exist any more.
     */
    handOut: async (
      tx: Tx,
      { merchantId, id }: Pick<ToolKeyRow, 'merchantId' | 'id'>,
      tokenHash: string,
    ): Promise<'unused' | 'used' | undefined> => {
      if (await replaceToken(tx, { merchantId, id }, tokenHash)) return 'unused';
      return (await findToolKey(tx, merchantId, id)) && 'used';
    },

    create: async (call: Call<typeof createToolKey>): Promise<ReplyOf<typeof createToolKey>> => {
      const { merchantId } = call.actor;
      const { toolKey, sealedSecret } = await idempotently<Sealed>(db, call, async (tx) => {
        const token = newToken();
        const key = { id: newId(call.now), name: call.body.name, tokenHash: hashOf(token) };
        return { toolKey: await add(tx, call, key), sealedSecret: secrets.seal(token) };
      });
      // A repeat after a lost answer gets the same key while it exists.
      if (!(await findToolKey(db, merchantId, toolKey.id))) refuse('not_found');
      return { toolKey, secret: secrets.open(sealedSecret) };
    },

    revoke: (call: Call<typeof revokeToolKey>): Promise<null> =>
      idempotently(db, call, async (tx) => {
        const { merchantId } = call.actor;
        const { id, name } = (await deleteToolKey(tx, merchantId, call.params.id)) ?? refuse('not_found');
        await listeners.remove(tx, { merchantId, id });
        events.publish(tx, merchantId, { topic: 'toolKey', key: id });
        const subject = { kind: 'toolKey', id, name } as const;
        await logs.record(tx, call, { event: LogEvent.enum.toolKeyRevoked, subject });
        return null;
      }),

    authenticate: async (request: FastifyRequest): Promise<ToolKeyActor> => {
      const token = bearerOf(request) ?? refuse('session_missing');
      const row = (await findByToken(db, hashOf(token))) ?? refuse('session_ended');
      const { merchantId, id, name, makerId } = row;
      if (!mayMake(await members.rightsOf(db, merchantId, makerId))) refuse('session_ended');
      await noteUse(db, row, clock.now());
      return { kind: 'toolKey', ownerId: id, merchantId, keyName: name, makerId };
    },

    /** @throws Refusal `session_ended` where a key that was let in may not go on. */
    mustGoOn: async ({ merchantId, ownerId, makerId }: ToolKeyActor): Promise<void> => {
      const [row, maker] = await Promise.all([
        findToolKey(db, merchantId, ownerId),
        members.rightsOf(db, merchantId, makerId),
      ]);
      if (!row || !mayMake(maker)) refuse('session_ended');
    },
  };
};
export type ToolKeys = ReturnType<typeof createToolKeys>;
