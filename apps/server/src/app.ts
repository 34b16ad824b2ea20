import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Authenticators } from './platform/actor.ts';
import { documentApi } from './platform/docs.ts';
import { healthRoutes } from './platform/health.ts';
import { openHttp } from './platform/http.ts';
import { implementOn } from './platform/implement.ts';
import type { Platform } from './platform/platform.ts';
import { serveWebApps } from './platform/web.ts';

const apps = path.resolve(import.meta.dirname, '../..');

/** The house put together: every module with what it needs, every endpoint on its route. Tests build it too. */
export const buildApp = async (platform: Platform, isReady: () => boolean): Promise<FastifyInstance> => {
  const { config, db, clock, limits, log } = platform;
  const app = await openHttp({ log, trustProxy: config.trustProxy });
  await documentApi(app, config.publicBaseUrl);
  healthRoutes({ app, db, isReady });

  const authenticators = {} as Authenticators;
  const implement = implementOn({ app, authenticators, limits, clock, sandbox: config.sandbox });
  void implement;

  await serveWebApps(app, [
    { base: '/', folder: path.join(apps, 'backoffice/dist') },
    { base: '/console/', folder: path.join(apps, 'console/dist') },
    ...(config.sandbox ? [{ base: '/phone/', folder: path.join(apps, 'phone/dist') }] : []),
  ]);
  return app;
};
