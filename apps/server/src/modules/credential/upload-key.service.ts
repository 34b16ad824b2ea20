import {
  type createUploadKey,
  type listUploadKeys,
  type revokeUploadKey,
  type UploadKey,
  uploadKeyBeginning,
  uploadKeysAtMost,
} from '@balcao/contract/applet-upload-key';
import type { ReplyOf } from '@balcao/contract/endpoint';
import { type LogChange, LogEvent } from '@balcao/contract/log';
import { reaches } from '@balcao/contract/menus';
import type { FastifyRequest } from 'fastify';
import { type UploadKeyActor, uploadKeyOf } from '../../platform/actor.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Queries, Tx } from '../../platform/db.ts';
import type { Events } from '../../platform/events.ts';
import { idempotently } from '../../platform/idempotency.ts';
import { hashOf, newId, newToken } from '../../platform/ids.ts';
import type { Call } from '../../platform/implement.ts';
import { refuse, refuseField } from '../../platform/refusal.ts';
import type { AccountNames } from '../account/account-names.service.ts';
import type { AppletService } from '../applet/applet.service.ts';
import type { ActionContext, LogService } from '../log/log.service.ts';
import type { MemberService } from '../member/member.service.ts';
import type { UploadKeyRow } from './credential.tables.ts';
import {
  countKeys,
  deleteKey,
  findKey,
  findKeyByHash,
  insertKey,
  listKeys,
  noteKeyUse,
} from './upload-key.repository.ts';

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly events: Pick<Events, 'publish'>;
  readonly logs: Pick<LogService, 'record'>;
  readonly names: Pick<AccountNames, 'nameOf'>;
  readonly members: Pick<MemberService, 'withRights' | 'rightsOf'>;
  readonly applets: Pick<AppletService, 'mustFind'>;
}

type Rights = Parameters<typeof reaches>[0];
/** A key sends what its maker may change: versions of mini programs. */
const mayMake = (maker: Rights | undefined): boolean => !!maker && reaches(maker, 'applets.index', 'write');

const present = ({ id, name, madeAt, madeBy, lastUsedAt }: UploadKeyRow, maker: Rights | undefined): UploadKey => ({
  id,
  name,
  madeAt: madeAt.toISOString(),
  madeBy,
  isGood: mayMake(maker),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});

/** The upload keys of mini programs: how the developer tool of a machine is known (rule: rights-at-once). */
export const createUploadKeys = ({ db, clock, events, logs, names, members, applets }: Needs) => {
  const tell = async (
    tx: Tx,
    call: ActionContext,
    { id, name }: { id: string; name: string },
    { before, after }: Pick<LogChange, 'before' | 'after'>,
  ): Promise<void> => {
    events.publish(tx, call.actor.merchantId, { topic: 'applet', key: id });
    const changes = [{ field: 'uploadKey', of: null, before, after }] as const;
    const subject = { kind: 'applet', id, name } as const;
    await logs.record(tx, call, { event: LogEvent.enum.appletChanged, subject, changes });
  };

  return {
    list: async ({ actor, params }: Call<typeof listUploadKeys>): Promise<ReplyOf<typeof listUploadKeys>> => {
      const { merchantId, id: appletId } = await applets.mustFind(db, actor.merchantId, params.id);
      const [rows, allMembers] = await Promise.all([
        listKeys(db, { merchantId, appletId }),
        members.withRights(db, merchantId),
      ]);
      const rights = new Map(allMembers.map((member) => [member.accountId, member]));
      return { list: rows.map((row) => present(row, rights.get(row.madeById))) };
    },

    create: (call: Call<typeof createUploadKey>): Promise<ReplyOf<typeof createUploadKey>> =>
      idempotently(db, call, async (tx) => {
        const { actor, params, body, now } = call;
        const applet = await applets.mustFind(tx, actor.merchantId, params.id);
        const key = { merchantId: applet.merchantId, appletId: applet.id };
        if ((await countKeys(tx, key)) >= uploadKeysAtMost) refuse('upload_keys_full');
        const secret = uploadKeyBeginning + newToken();
        const made = await insertKey(tx, {
          ...key,
          id: newId(now),
          name: body.name,
          hash: hashOf(secret),
          madeAt: now,
          madeById: actor.accountId,
          madeBy: await names.nameOf(tx, actor.accountId),
          lastUsedAt: null,
        });
        if (!made) return refuseField('name', 'uploadKeyNameUsed');
        await tell(tx, call, applet, { before: null, after: made.name });
        return { made: present(made, actor), secret };
      }),

    revoke: (call: Call<typeof revokeUploadKey>): Promise<null> =>
      idempotently(db, call, async (tx) => {
        const { actor, params } = call;
        const applet = await applets.mustFind(tx, actor.merchantId, params.id);
        const key = { merchantId: applet.merchantId, appletId: applet.id, id: params.keyId };
        const { name } = (await deleteKey(tx, key)) ?? refuse('not_found');
        await tell(tx, call, applet, { before: name, after: null });
        return null;
      }),

    /** Whether a key is one still, and its maker may do what it does. */
    isGood: async (
      queries: Queries,
      { merchantId, appletId, keyId: id }: { merchantId: string; appletId: string; keyId: string },
    ): Promise<boolean> => {
      const row = await findKey(queries, { merchantId, appletId, id });
      return row !== undefined && mayMake(await members.rightsOf(queries, merchantId, row.madeById));
    },

    /** @throws Refusal `upload_key_wrong` also for one that was revoked or whose maker lost the right, without a difference. */
    authenticate: async (request: FastifyRequest): Promise<UploadKeyActor> => {
      const shown = uploadKeyOf(request) ?? refuse('upload_key_wrong');
      const row = (await findKeyByHash(db, hashOf(shown))) ?? refuse('upload_key_wrong');
      const { id: ownerId, merchantId, appletId, name, madeById: accountId } = row;
      if (!mayMake(await members.rightsOf(db, merchantId, accountId))) refuse('upload_key_wrong');
      await noteKeyUse(db, row, clock.now());
      return { kind: 'uploadKey', ownerId, merchantId, appletId, name, accountId };
    },
  };
};
export type UploadKeys = ReturnType<typeof createUploadKeys>;
