import os from 'node:os';
import path from 'node:path';
import { runLedgerProof } from '@balcao/contract/ledger-proof';
import { previewRole } from '@balcao/contract/role';
import { createBearerCaller } from '@balcao/sdk/member';
import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { buildApp } from '../src/app.ts';
import { type Config, readConfig } from '../src/config.ts';
import { openFileReaders, openPlatform, type Platform } from '../src/platform/platform.ts';
import { type FreshDatabase, freshDatabase } from './database.ts';
import { serverLog } from './server-log.ts';
import { type Services, servicesOf } from './services.ts';

/** The whole product on a database of its own, called through its public API. */
export interface TestApp {
  readonly platform: Platform;
  readonly app: FastifyInstance;
  readonly services: Services;
  readonly database: FreshDatabase;
  /** Carries a request to the product and its answer back. */
  readonly send: (request: Request) => Promise<Response>;
  /** A caller as a web app makes it; without a token, a stranger. `ip` is its address. */
  readonly caller: (token?: string, language?: string, ip?: string) => ReturnType<typeof createBearerCaller>;
  close(): Promise<void>;
}

const configOfTests = (overrides: Partial<Config>): Config => ({
  ...readConfig(
    {
      LOG_LEVEL: 'warn',
      SANDBOX_SEED: 'none',
      DATA_DIR: path.join(os.tmpdir(), 'balcao-test-app'),
      // Tests run on the same event loop: on a busy machine it is they who hold it up.
      OVERLOAD_DELAY_MS: '60000',
      // What a decision does is tested at once; that it can be taken back has tests of its own.
      REVIEW_UNDO_SECONDS: '0',
    },
    os.tmpdir(),
  ),
  ...overrides,
});

/**
 * They keep nothing of a file, and a process for one takes a third of a second to start: the servers of a test process share them.
 * The processes end with it, when nothing writes to them any more.
 */
const sharedReaders = openFileReaders(
  { scanUrl: undefined },
  pino({ level: 'warn', base: null, messageKey: 'event' }, serverLog),
);

/**
 * The preview of a role ends the session by which it is called, so that it cannot hold it, and gives rights up only. A proof of the
 * ledger compares and decides nothing.
 */
const openWithoutHold = new Set<string>([previewRole.id, runLedgerProof.id]);

const sendTo =
  (app: FastifyInstance, remoteAddress = '127.0.0.1') =>
  async (request: Request): Promise<Response> => {
    const url = new URL(request.url);
    const body = await request.text();
    const answer = await app.inject({
      method: request.method as 'POST',
      url: url.pathname + url.search,
      remoteAddress,
      headers: Object.fromEntries(request.headers),
      ...(body ? { payload: body } : {}),
    });
    const headers = Object.entries(answer.headers).map(([name, value]): [string, string] => [name, String(value)]);
    return new Response(answer.rawPayload.length > 0 ? new Uint8Array(answer.rawPayload) : null, {
      status: answer.statusCode,
      headers,
    });
  };

/** A write of a member or of staff must go through the opener of write transactions; any other write is a bug, even if it succeeds. */
const expectHeld = (app: FastifyInstance): void => {
  app.addHook('preSerialization', async (request, _reply, payload) => {
    const { endpoint } = request.routeOptions.config;
    const isAnswer = typeof payload === 'object' && payload !== null && 'code' in payload && payload.code === 200;
    const isOpen = !endpoint || endpoint.method === 'GET' || openWithoutHold.has(endpoint.id);
    if (isAnswer && !isOpen && request.authority?.isHeld === false)
      throw new Error(`${endpoint.id} was answered without holding the rights of its caller`);
    return payload;
  });
};

/**
 * Opens the product for one test file; `close` it in afterAll. With the database of another product it becomes a second server of that one; close it
 * first.
 */
export const openTestApp = async (
  overrides: Partial<Config> = {},
  shared?: FreshDatabase,
  logTo: { write(line: string): void } = serverLog,
): Promise<TestApp> => {
  const database = shared ?? (await freshDatabase());
  const config = configOfTests(overrides);
  const hasOwnReaders = config.scanUrl !== undefined || logTo !== serverLog;
  const readers = hasOwnReaders ? undefined : sharedReaders;
  const platform = await openPlatform(config, database.config, logTo, readers);
  const { app, modules } = await buildApp(platform, () => true);
  const services = servicesOf(modules);
  // As the server does: on a database that others worked with, the clock is where they left it before anything runs.
  expectHeld(app);
  await services.settings.read();
  await platform.jobs.start();
  await app.ready();
  return {
    platform,
    app,
    services,
    database,
    send: sendTo(app),
    caller: (token, language = 'pt-BR', ip) =>
      createBearerCaller({
        baseUrl: 'http://balcao.test',
        send: sendTo(app, ip),
        token: () => token,
        language: () => language,
        timeZone: () => 'America/Sao_Paulo',
      }),
    close: async () => {
      await app.close();
      await platform.close();
      if (!shared) await database.drop();
    },
  };
};
