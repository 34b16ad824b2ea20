import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { openArchiveServices } from './archive-services.ts';
import { gaugesOf } from './gauges.ts';
import { createAppletAddresses } from './modules/opening/applet-address.ts';
import { type Demo, demoOf } from './modules/sandbox/demo.ts';
import { authenticatorsOf, listOf, type Modules, openModules } from './modules.ts';
import { documentApi } from './platform/docs.ts';
import { healthRoutes } from './platform/health.ts';
import { openHttp } from './platform/http.ts';
import { admitOn, implementOn } from './platform/implement.ts';
import { inlineScriptHashes } from './platform/inline-scripts.ts';
import type { Platform } from './platform/platform.ts';
import { serveWebApps } from './platform/web.ts';
import type { WebApp } from './platform/web-preloads.ts';

const apps = path.resolve(import.meta.dirname, '../..');

/** The product: what it answers, what it stands on, and what the demonstration is signed in with. */
export interface Product {
  readonly app: FastifyInstance;
  readonly modules: Modules;
  /** What must have happened before the first request: the sandbox is laid out. */
  prepare(): Promise<void>;
  readonly demo: Demo | undefined;
}

const webAppsOf = (sandbox: boolean): readonly WebApp[] => [
  { base: '/', folder: path.join(apps, 'backoffice/dist') },
  { base: '/console/', folder: path.join(apps, 'console/dist') },
  ...(sandbox ? [{ base: '/phone/', folder: path.join(apps, 'phone/dist') }] : []),
];

/** Puts the product together: the server, and every module on it. Tests build it too. */
export const buildApp = async (platform: Platform, isReady: () => boolean): Promise<Product> => {
  const { config, db, clock, limits, log, otherHosts, tracer } = platform;
  const { trustProxy, publicBaseUrl, appletHost, overloadDelayMs, waits, callerWaits, sandbox } = config;
  const frameSources = [createAppletAddresses(publicBaseUrl, appletHost).all];
  const webApps = webAppsOf(sandbox);
  const app = await openHttp({
    log,
    trustProxy,
    publicBaseUrl,
    otherHosts,
    frameSources,
    scriptHashes: inlineScriptHashes(webApps),
    overloadDelayMs,
    waitMs: waits.requestMs,
    callerWaits,
    tracer,
    isReady,
  });
  const modules = openModules(platform);
  const list = listOf(modules);
  for (const { watch } of list) watch?.(app);
  await documentApi(app, publicBaseUrl);
  healthRoutes({ app, db, isReady, gauges: gaugesOf(platform, modules, openArchiveServices(platform)) });
  const checks = { authenticators: authenticatorsOf(modules), limits, clock };
  const implement = implementOn({ app, ...checks, sandbox });
  for (const { routes } of list) routes?.(implement);
  const admit = admitOn(checks);
  for (const { serve } of list) await serve?.(app, admit);
  await serveWebApps(app, webApps);
  const isDemo = sandbox && config.sandboxSeed !== 'none';
  return {
    app,
    modules,
    prepare: async () => {
      if (sandbox) await modules.sandboxes.sandbox.services.sandbox.prepare();
    },
    demo: isDemo ? demoOf() : undefined,
  };
};
