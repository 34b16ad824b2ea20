import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { Db } from './db.ts';
import { type GaugeSource, registerGauges } from './gauges.ts';
import { createReadiness } from './readiness.ts';
import { refuse } from './refusal.ts';

interface Needs {
  readonly app: FastifyInstance;
  readonly db: Db;
  /** False while the process is starting or draining. */
  readonly isReady: () => boolean;
  /** Figures of the product, read whenever someone asks for them. */
  readonly gauges: readonly GaugeSource[];
}

/** Figures of the process: what observes it can never be ended, so there is one for all products that tests open in a process. */
let processRegistry: Registry | undefined;
const figuresOfProcess = (): Registry => {
  if (!processRegistry) {
    processRegistry = new Registry();
    collectDefaultMetrics({ register: processRegistry });
  }
  return processRegistry;
};

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** Liveness never asks the database, readiness writes to it; metrics are for monitoring on the same machine. */
export const healthRoutes = ({ app, db, isReady, gauges }: Needs): void => {
  const registry = new Registry();
  const ofProcess = figuresOfProcess();
  registerGauges(registry, gauges);
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to answer',
    labelNames: ['endpoint', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    const { endpoint } = request.routeOptions.config;
    if (endpoint) duration.observe({ endpoint: endpoint.id, status: reply.statusCode }, reply.elapsedTime / 1000);
  });

  const canWrite = createReadiness(db);
  const hidden = { schema: { hide: true } };
  app.get('/health', hidden, async () => ({ alive: true }));
  app.get('/ready', hidden, async (_request, reply) => {
    const ready = isReady() && (await canWrite());
    return reply.code(ready ? 200 : 503).send({ ready });
  });
  app.get('/metrics', hidden, async (request, reply) => {
    // A balancer on this machine brings strangers, and says so.
    const isBrought = request.headers['x-forwarded-for'] !== undefined;
    if (isBrought || !loopback.has(request.ip)) refuse('path_unknown');
    return reply.type(registry.contentType).send(await Registry.merge([ofProcess, registry]).metrics());
  });
};
