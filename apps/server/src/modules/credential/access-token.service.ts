import { accessTokenSeconds, createAccessToken } from '@balcao/contract/applet-server';
import type { ReplyOf } from '@balcao/contract/endpoint';
import { isWithin } from '@balcao/contract/ip-network';
import type { FastifyRequest } from 'fastify';
import { type AppletActor, bearerOf } from '../../platform/actor.ts';
import type { Clock } from '../../platform/clock.ts';
import { type Db, transaction } from '../../platform/db.ts';
import { hashOf, newToken } from '../../platform/ids.ts';
import type { Call } from '../../platform/implement.ts';
import { type Limits, networkOf, type Rule } from '../../platform/limits.ts';
import { refuse } from '../../platform/refusal.ts';
import { findAllowlist, findByAppId, findToken, insertToken, noteUse } from './credential.repository.ts';
import type { SecretRow } from './credential.tables.ts';
import type { ServerCalls } from './server-calls.service.ts';

/** Limits of wrong secrets from one network: for one AppID, and in total. Right secrets do not count, and work even after the limit is reached. */
const perAppId: Rule = { name: 'applet-secret', points: 20, seconds: 900 };
const perNetwork: Rule = { name: 'applet-secret-network', points: 100, seconds: 900 };

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly limits: Pick<Limits, 'strike'>;
  readonly calls: Pick<ServerCalls, 'note'>;
}

/** Whether a secret with this hash is good: the newest, or the one before as long as it is. */
const isGood = (row: SecretRow, hash: string, now: Date): boolean =>
  hash === row.hash || (hash === row.formerHash && row.formerUntil !== null && row.formerUntil > now);

const mayCallFrom = (networks: readonly string[] | null | undefined, ip: string): boolean =>
  !networks || networks.length === 0 || isWithin(networks, ip);

/** Access tokens: what the server of a mini program shows with every call, and how it gets one. */
export const createAccessTokens = ({ db, clock, limits, calls }: Needs) => {
  const { path } = createAccessToken;

  /** A secret has 256 bits and cannot be guessed: the limit is on the work, and the owner is never locked out. */
  const refuseWrong = async (row: SecretRow | undefined, appId: string, ip: string): Promise<never> => {
    if (row) calls.note(row, path, 'app_secret_wrong');
    await limits.strike(perAppId, `${appId} ${networkOf(ip)}`);
    await limits.strike(perNetwork, networkOf(ip));
    return refuse('app_secret_wrong');
  };

  return {
    /** @throws Refusal `app_secret_wrong` also, indistinguishably, for an unknown AppID. */
    create: async ({ body, ip, now }: Call<typeof createAccessToken>): Promise<ReplyOf<typeof createAccessToken>> => {
      const hash = hashOf(body.appSecret);
      const row = await findByAppId(db, body.appId);
      if (!row || !isGood(row, hash, now)) return refuseWrong(row, body.appId, ip);
      if (!mayCallFrom((await findAllowlist(db, row))?.networks, ip)) {
        calls.note(row, path, 'address_not_allowed');
        refuse('address_not_allowed');
      }
      const accessToken = newToken();
      const expiresAt = new Date(now.getTime() + accessTokenSeconds * 1000);
      await transaction(db, async (tx) => {
        const { merchantId, appletId } = (await noteUse(tx, row, hash, now)) ?? refuse('app_secret_wrong');
        const token = { merchantId, appletId, hash: hashOf(accessToken), secretHash: hash, createdAt: now, expiresAt };
        await insertToken(tx, token);
      });
      calls.note(row, path, 'ok');
      return { accessToken, expiresAt: expiresAt.toISOString() };
    },

    /** Ended two hours after it was given, and with the secret for which it was given. */
    authenticate: async (request: FastifyRequest): Promise<AppletActor> => {
      const shown = bearerOf(request) ?? refuse('access_token_wrong');
      const { token, secret, networks } = (await findToken(db, hashOf(shown))) ?? refuse('access_token_wrong');
      const now = clock.now();
      const { merchantId, appletId } = token;
      const asked = request.routeOptions.config.endpoint?.path ?? '';
      if (token.expiresAt <= now || !isGood(secret, token.secretHash, now)) {
        calls.note(token, asked, 'access_token_wrong');
        refuse('access_token_wrong');
      }
      if (!mayCallFrom(networks, request.ip)) {
        calls.note(token, asked, 'address_not_allowed');
        refuse('address_not_allowed');
      }
      return { kind: 'applet', ownerId: appletId, merchantId, appletId, appId: secret.appId };
    },
  };
};
export type AccessTokens = ReturnType<typeof createAccessTokens>;
