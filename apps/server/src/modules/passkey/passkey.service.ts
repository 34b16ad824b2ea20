import type { ReplyOf } from '@balcao/contract/endpoint';
import { localeOf } from '@balcao/contract/locale';
import {
  type addPasskey,
  type listPasskeys,
  type Passkey,
  type passkeyOptions,
  passkeysAtMost,
  type removePasskey,
  type renamePasskey,
} from '@balcao/contract/passkey';
import type { Db, Queries, Tx } from '../../platform/db.ts';
import { idempotently } from '../../platform/idempotency.ts';
import { newId } from '../../platform/ids.ts';
import type { Call } from '../../platform/implement.ts';
import type { Mailer } from '../../platform/mail.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Credentials } from '../account/credentials.service.ts';
import { type Ceremony, challengeIn, userHandleOf } from './ceremony.ts';
import type { Challenges } from './challenge.ts';
import { presentPasskey } from './passkey.present.ts';
import {
  deletePasskey,
  deletePasskeysOf,
  findPasskeysOf,
  insertPasskey,
  lockPasskeys,
  setPasskeyName,
} from './passkey.repository.ts';
import { passkeyTexts } from './passkey.texts.ts';

interface Needs {
  readonly db: Db;
  readonly mailer: Pick<Mailer, 'send'>;
  readonly credentials: Pick<Credentials, 'find'>;
  readonly challenges: Challenges;
  readonly ceremony: Ceremony;
  /** The only source of links in mails (rule: one-public-address). */
  readonly publicBaseUrl: string;
}

/** The passkeys of people: added and removed after a fresh proof of identity, and the owner is notified (rule: credential-changes). */
export const createPasskeyService = (needs: Needs) => {
  const { db, mailer, credentials, challenges, ceremony, publicBaseUrl } = needs;

  const personOf = async (accountId: string, queries: Queries = db) =>
    (await credentials.find(accountId, queries)) ?? refuse('session_ended');

  const listOf = async (queries: Queries, accountId: string): Promise<Passkey[]> =>
    (await findPasskeysOf(queries, accountId)).map(presentPasskey);

  const tell = async (tx: Tx, accountId: string, what: 'added' | 'removed', name: string): Promise<void> => {
    const { email, locale } = await personOf(accountId, tx);
    const words = passkeyTexts[localeOf(locale)][what]({ name, accountUrl: `${publicBaseUrl}/account` });
    await mailer.send(tx, { to: email, ...words });
  };

  return {
    /** The passkeys of a person, the oldest first. */
    listOf,

    /** Those of a person whose account is erased; an addition under way is waited for. */
    erase: async (tx: Tx, accountId: string): Promise<void> => {
      await lockPasskeys(tx, accountId);
      await deletePasskeysOf(tx, accountId);
    },

    /** @throws Refusal `state_forbids` when there are as many as one may have. */
    options: async ({ actor, now }: Call<typeof passkeyOptions>): Promise<ReplyOf<typeof passkeyOptions>> => {
      const { accountId } = actor;
      const person = await personOf(accountId);
      const known = await findPasskeysOf(db, accountId);
      if (known.length >= passkeysAtMost) refuse('state_forbids');
      const challenge = await challenges.issue({ purpose: 'add', accountId }, now);
      return { options: { ...(await ceremony.creationOptions({ challenge, person, known })) } };
    },

    /** @throws Refusal `passkey_wrong` for every failed check, `already_exists` where anyone has this passkey already. */
    add: async (call: Call<typeof addPasskey>): Promise<Passkey> => {
      const { actor, body, now } = call;
      const { accountId } = actor;
      const challenge = challengeIn(body.response) ?? refuse('passkey_wrong');
      if (!(await challenges.useUp(challenge, { purpose: 'add', accountId }, now))) refuse('passkey_wrong');
      const made = (await ceremony.readCreated(body.response, challenge)) ?? refuse('passkey_wrong');
      return idempotently(db, call, async (tx) => {
        // Two at once must not both find room for the last one.
        await lockPasskeys(tx, accountId);
        const transports = body.response.response.transports ?? [];
        const fresh = { id: newId(now), accountId, name: body.name, transports, createdAt: now, lastUsedAt: null };
        const row = await insertPasskey(tx, { ...made, ...fresh });
        if (!row) return refuse('already_exists');
        if ((await findPasskeysOf(tx, accountId)).length > passkeysAtMost) refuse('state_forbids');
        await tell(tx, accountId, 'added', row.name);
        return presentPasskey(row);
      });
    },

    list: async ({ actor }: Call<typeof listPasskeys>): Promise<ReplyOf<typeof listPasskeys>> => ({
      list: await listOf(db, actor.accountId),
      rpId: ceremony.rpId,
      userHandle: userHandleOf(actor.accountId),
    }),

    /** @throws Refusal `not_found` also for another person's. */
    rename: (call: Call<typeof renamePasskey>): Promise<Passkey> =>
      idempotently(db, call, async (tx) => {
        const which = { id: call.params.id, accountId: call.actor.accountId };
        return presentPasskey((await setPasskeyName(tx, which, call.body.name)) ?? refuse('not_found'));
      }),

    /** @throws Refusal `not_found` also for another person's. */
    remove: (call: Call<typeof removePasskey>): Promise<null> =>
      idempotently(db, call, async (tx) => {
        const { accountId } = call.actor;
        const removed = (await deletePasskey(tx, { id: call.params.id, accountId })) ?? refuse('not_found');
        await tell(tx, accountId, 'removed', removed.name);
        return null;
      }),
  };
};
export type PasskeyService = ReturnType<typeof createPasskeyService>;
