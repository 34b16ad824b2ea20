import type { ApprovalFacts } from '@balcao/contract/approval';
import type { ReplyOf } from '@balcao/contract/endpoint';
import type { ToolKey } from '@balcao/contract/tool-key';
import {
  type beginToolLogin,
  type collectToolKey,
  type confirmToolLogin,
  type denyToolLogin,
  type findToolLogin,
  type ToolLoginStatus,
  toolLoginIntervalSeconds,
  toolLoginLifeSeconds,
} from '@balcao/contract/tool-login';
import { shownCode } from '@balcao/contract/typed-code';
import type { Clock } from '../../platform/clock.ts';
import { type Db, transaction } from '../../platform/db.ts';
import { idempotently } from '../../platform/idempotency.ts';
import { hashOf, newId, newToken } from '../../platform/ids.ts';
import type { Call } from '../../platform/implement.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { type Limits, networkOf } from '../../platform/limits.ts';
import { refuse } from '../../platform/refusal.ts';
import { newTypedCode } from '../../platform/typed-code.ts';
import type { ToolKeys } from './tool-key.service.ts';
import {
  deleteExpiredBefore,
  findByCode,
  findBySecret,
  insertToolLogin,
  moveTo,
  noteAsking,
} from './tool-login.repository.ts';
import type { ToolLoginRow } from './tool-login.tables.ts';

interface Needs {
  readonly db: Db;
  readonly clock: Pick<Clock, 'now'>;
  readonly jobs: Pick<Jobs, 'every'>;
  readonly limits: Pick<Limits, 'strike' | 'takeBack'>;
  readonly keys: Pick<ToolKeys, 'add' | 'handOut'>;
  /** The only source of links (rule: one-public-address). */
  readonly publicBaseUrl: string;
}
type Answer = Call<typeof findToolLogin> | Call<typeof confirmToolLogin> | Call<typeof denyToolLogin>;

/** A tool that was offline is told for an hour that its code has expired; then the code is unknown. */
const keepMs = 3_600_000;
/** Limit of unknown codes: people mistype, and one of 2^40 cannot be guessed at this rate. */
const wrongCodes = { name: 'tool-login-code', points: 10, seconds: 600 } as const;

/** What has run out of time is expired without anyone writing it down. */
const statusAt = ({ status, expiresAt }: ToolLoginRow, now: Date): ToolLoginStatus => {
  const isOpen = status === 'waiting' || status === 'confirmed';
  return isOpen && expiresAt <= now ? 'expired' : status;
};

/** What a code approves about a login of the tool. */
export const toolLoginApprovals = {
  confirm: (_tx: unknown, { body }: Call<typeof confirmToolLogin>): ApprovalFacts => ({ name: body.name }),
};

/** Computers ask for a key of the tool by a code, and a person says yes or no in the back office (RFC 8628; rule: device-login). */
export const createToolLogins = ({ db, clock, jobs, limits, keys, publicBaseUrl }: Needs) => {
  jobs.every(600, 'toolLogin.forget', () => deleteExpiredBefore(db, new Date(clock.now().getTime() - keepMs)));

  /** Finds the sign-in by the code that a person typed. All wrong codes count towards one limit, in each of these calls. */
  const findTyped = async (code: string, { actor }: Answer): Promise<ToolLoginRow> => {
    await limits.strike(wrongCodes, actor.accountId);
    const row = await findByCode(db, hashOf(code));
    if (!row) return refuse('tool_code_unknown');
    await limits.takeBack(wrongCodes, actor.accountId);
    return row;
  };

  return {
    begin: ({ body, ip, now }: Call<typeof beginToolLogin>): Promise<ReplyOf<typeof beginToolLogin>> =>
      transaction(db, async (tx) => {
        const [code, secret] = [newTypedCode(), newToken()];
        const expiresAt = new Date(now.getTime() + toolLoginLifeSeconds * 1_000);
        const hashes = { codeHash: hashOf(code), secretHash: hashOf(secret) };
        const times = { askedAt: now, createdAt: now, expiresAt };
        const row = { id: newId(now), status: 'waiting', merchantId: null, keyId: null, ip } as const;
        await insertToolLogin(tx, { ...row, ...hashes, ...body, ...times, intervalSeconds: toolLoginIntervalSeconds });
        const shown = shownCode(code);
        const address = new URL(`/tool/login?code=${shown}`, publicBaseUrl).href;
        const intervalSeconds = toolLoginIntervalSeconds;
        return { code: shown, secret, address, intervalSeconds, expiresAt: expiresAt.toISOString() };
      }),

    /** A tool that lost the answer asks again: until the key is used for the first time, it gets another token for the same key. */
    collect: async ({ body, now }: Call<typeof collectToolKey>): Promise<ReplyOf<typeof collectToolKey>> => {
      const row = (await findBySecret(db, hashOf(body.secret))) ?? refuse('not_found');
      const waitSeconds = await noteAsking(db, row, now);
      if (waitSeconds !== undefined) refuse('too_many_requests', waitSeconds);
      const status = statusAt(row, now);
      const { merchantId, keyId } = row;
      if (status !== 'confirmed' || merchantId === null || keyId === null) return { status, key: null };
      return transaction(db, async (tx) => {
        const key = newToken();
        const handed = await keys.handOut(tx, { merchantId, id: keyId }, hashOf(key));
        if (handed === 'unused') return { status, key };
        // It was revoked before it was collected.
        if (handed === undefined) return { status: 'denied', key: null };
        await moveTo(tx, row.id, { status: 'used' }, now);
        return { status: 'used', key: null };
      });
    },

    find: async (call: Call<typeof findToolLogin>): Promise<ReplyOf<typeof findToolLogin>> => {
      const row = await findTyped(call.query.code, call);
      const { computer, system, ip, createdAt, expiresAt } = row;
      return {
        computer,
        system,
        ip,
        sameNetwork: networkOf(ip) === networkOf(call.ip),
        status: statusAt(row, call.now),
        askedAt: createdAt.toISOString(),
        expiresAt: expiresAt.toISOString(),
      };
    },

    confirm: async (call: Call<typeof confirmToolLogin>): Promise<ToolKey> => {
      const { id } = await findTyped(call.body.code, call);
      return idempotently(db, call, async (tx) => {
        const { actor, body, now } = call;
        const keyId = newId(now);
        const change = { status: 'confirmed', merchantId: actor.merchantId, keyId } as const;
        if (!(await moveTo(tx, id, change, now))) refuse('state_forbids');
        // It gives no access until the tool has collected a token.
        return keys.add(tx, call, { id: keyId, name: body.name, tokenHash: hashOf(newToken()) });
      });
    },

    deny: async (call: Call<typeof denyToolLogin>): Promise<null> => {
      const { id } = await findTyped(call.body.code, call);
      return idempotently(db, call, async (tx) => {
        if (!(await moveTo(tx, id, { status: 'denied' }, call.now))) refuse('state_forbids');
        return null;
      });
    },
  };
};
export type ToolLogins = ReturnType<typeof createToolLogins>;
