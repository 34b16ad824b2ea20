import type { FastifyInstance } from 'fastify';
import type { Implement } from '../../platform/implement.ts';
import type { Module } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import type { LogService } from '../log/log.service.ts';
import { exportRoutes } from './export.routes.ts';
import { createExportService } from './export.service.ts';

interface Needs {
  readonly platform: Pick<Platform, 'config' | 'db' | 'clock' | 'jobs' | 'log' | 'events' | 'secrets' | 'files'>;
  readonly logs: LogService;
}

/** Lists as files. A module that has a list registers it with `exports`. */
export const exportModule = ({ platform, logs }: Needs) => {
  const { config, db, clock, jobs, log, events, secrets, files: store } = platform;
  const { dataDir } = config;
  const exports = createExportService({ db, clock, jobs, log, events, logs, secrets, store, dataDir });
  return {
    services: { exports },
    routes: (implement: Implement) => exportRoutes(implement, exports),
    serve: (app: FastifyInstance) => void app.addHook('onClose', exports.stop),
  } satisfies Module;
};
