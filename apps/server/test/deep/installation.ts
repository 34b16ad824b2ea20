import path from 'node:path';
import { loginCustomer } from '@balcao/contract/customer';
import { changeTeam, login } from '@balcao/contract/session';
import { listDestinations } from '@balcao/contract/withdrawal-destination';
import type { Caller } from '@balcao/sdk/client';
import { createBearerCaller } from '@balcao/sdk/member';
import { createMerchantCaller } from '@balcao/sdk/merchant';
import pg from 'pg';
import { freePort } from '../../../../tools/free-port.ts';
import { demoPassword, demoTeams } from '../../src/modules/sandbox/seed-people.ts';
import { transaction } from '../../src/platform/db.ts';
import { layOut } from '../lay-out.ts';
import { childrenOf } from '../processes.ts';
import { dataFolder, postgresOf, type ServerProcess, startServer } from '../server-process.ts';
import { until } from '../until.ts';

const walletAtStart = 100_000_000;
/** Limits count by person: several people pay. */
const payers = Array.from({ length: 20 }, (_, index) => ({
  name: `Pagador ${index}`,
  phone: `+55119000000${String(index).padStart(2, '0')}`,
  pin: '135790',
  balance: walletAtStart,
}));

/** A server with its own PostgreSQL and the demonstration in it, which can be killed in parts and started again. */
export const openInstallation = async () => {
  const { dataDir, remove } = dataFolder();
  const { merchant, merchantId, platformKeys } = await layOut(dataDir, async (services, platform) => {
    const merchant = await services.seeds.seed('small');
    if (!merchant) throw new Error('the database is not empty');
    await transaction(platform.db, (tx) => services.customers.add(tx, payers));
    const team = await services.teams.byNumber(platform.db, merchant.merchantNumber);
    const { keyId, publicKey } = platform.signing;
    return { merchant, merchantId: team?.merchantId ?? '', platformKeys: { [keyId]: publicKey } };
  });
  const installation = { dataDir, port: await freePort(), env: { SANDBOX_SEED: 'none' } };
  let server: ServerProcess = await startServer(installation);
  const database = new pg.Pool({ host: path.join(dataDir, 'postgres'), user: 'postgres', database: 'balcao', max: 2 });
  database.on('error', () => {}); // The kills end its connections too.

  const callerOf = (token?: string): Caller =>
    createBearerCaller({
      baseUrl: server.url,
      send: fetch,
      token: () => token,
      language: () => 'pt-BR',
      timeZone: () => 'America/Sao_Paulo',
    });
  const enterTeam = async (): Promise<Caller> => {
    const { email } = demoTeams[0].founder;
    const { token } = await callerOf()(login, { body: { email, password: demoPassword } });
    return callerOf((await callerOf(token)(changeTeam, { body: { merchantId } })).token);
  };
  const wallets = await Promise.all(
    payers.map(async ({ phone, pin }) => callerOf((await callerOf()(loginCustomer, { body: { phone, pin } })).token)),
  );
  const member = await enterTeam();
  const { list } = await member(listDestinations, {});

  const killServer = async (): Promise<void> => void (await server.end('SIGKILL'));
  /** The postmaster and every process of it. */
  const killDatabase = async (): Promise<void> => {
    const postmaster = postgresOf(dataDir);
    for (const pid of [postmaster, ...childrenOf(postmaster)])
      try {
        process.kill(pid, 'SIGKILL');
      } catch {
        // It has ended by itself in between.
      }
  };
  const ready = (): Promise<boolean> =>
    fetch(`${server.url}/ready`).then(
      ({ ok }) => ok,
      () => false,
    );

  return {
    installation,
    merchantId,
    destinationId: list[0]?.id ?? '',
    wallets,
    member,
    /** All that the payers had together. */
    inWallets: payers.length * walletAtStart,
    shop: createMerchantCaller({ ...merchant, baseUrl: server.url, platformKeys }) as Caller,
    nobody: callerOf(),
    killServer,
    killDatabase,
    startServer: async (): Promise<void> => {
      server = await startServer(installation);
    },
    untilReady: async (): Promise<void> => void (await until(ready, Boolean)),
    rows: async <R extends pg.QueryResultRow>(sql: string, ...values: unknown[]): Promise<R[]> =>
      (await database.query<R>(sql, values)).rows,
    enterTeam,
    close: async (): Promise<void> => {
      await database.end();
      await server.end('SIGTERM');
      remove();
    },
  };
};
export type DeepInstallation = Awaited<ReturnType<typeof openInstallation>>;
