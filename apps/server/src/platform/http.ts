import { randomUUID } from 'node:crypto';
import type { FieldIssue } from '@balcao/contract/field-texts';
import underPressure from '@fastify/under-pressure';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Logger } from 'pino';
import type * as z from 'zod/mini';
import { routableAddress } from './address.ts';
import { answerClientErrors } from './client-errors.ts';
import { closeWithoutWaiting, letConnectionsGo } from './close-connections.ts';
import { refuseUnfitHeads } from './head-checks.ts';
import { answerErrors } from './http-errors.ts';
import { refuseUnknownHosts } from './known-host.ts';
import type { OtherHosts } from './other-hosts.ts';
import { Refusal } from './refusal.ts';
import { runForRequest } from './request-context.ts';
import { policyOfData, safeHeaders } from './safe-headers.ts';
import { type CallerWaits, cutSlowBodies, documentMs } from './slow-callers.ts';
import { decodeUtf8, parseStrictJson } from './strict-json.ts';
import type { Tracer } from './tracer.ts';
import { createWaitBudget } from './wait-budget.ts';

declare module 'fastify' {
  interface FastifyRequest {
    waitBudget: ReturnType<typeof createWaitBudget> | undefined;
  }
}

const bodyBytesAtMost = 256 * 1024;
/** More than Node lets through of a head. */
const addressCharactersAtMost = 64 * 1024;

interface Needs {
  readonly log: Logger;
  readonly trustProxy: readonly string[];
  readonly publicBaseUrl: string;
  readonly otherHosts: Pick<OtherHosts, 'answerOn'>;
  /** Where frames may come from, in addition to the product itself. */
  readonly frameSources: readonly string[];
  /** SHA-256 in Base64 of the scripts that stand in pages themselves. */
  readonly scriptHashes: readonly string[];
  /** How late the event loop may answer before calls are refused. */
  readonly overloadDelayMs: number;
  /** How long one request may wait for the database in all. */
  readonly waitMs: number;
  readonly callerWaits: CallerWaits;
  readonly tracer: Tracer;
  /** False while the process is starting or draining. */
  readonly isReady: () => boolean;
}

/** Content-type exactly JSON, UTF-8; nothing else is read (rule: one-meaning). */
const readJsonOnly = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    /^application\/json(?:;\s*charset="?utf-8"?)?$/i,
    { parseAs: 'buffer' },
    (request, bytes: Buffer, done) => {
      try {
        request.rawBody = decodeUtf8(bytes);
        done(null, parseStrictJson(request.rawBody, request.routeOptions.config.endpoint?.bodyValuesAtMost));
      } catch (refusal) {
        done(refusal as Error);
      }
    },
  );
};

const validateWithZod = (app: FastifyInstance): void => {
  app.setValidatorCompiler<z.ZodMiniType>(({ schema }) => (value: unknown) => {
    const read = schema.safeParse(value ?? {}, { reportInput: true });
    if (read.success) return { value: read.data };
    // zod declares a type for each kind of issue; ours names what our texts need of all of them.
    return { error: new Refusal('form_invalid', { issues: read.error.issues as unknown as FieldIssue[] }) };
  });
  // Replies have passed their schema before they get here.
  app.setSerializerCompiler(() => JSON.stringify);
};

/**
 * Bounds how long a request waits for the database: from the moment that all of it is there until its answer begins. A stream that is the
 * answer may take its time, and so may the sandbox's switches, which do a month's work.
 */
const boundWaits = (app: FastifyInstance, waitMs: number): void => {
  app.decorateRequest('waitBudget', undefined);
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.routeOptions.config.endpoint?.access === 'sandbox') return done();
    request.waitBudget = createWaitBudget(waitMs);
    request.waitBudget.run(done);
  });
  app.addHook('onSend', (request, _reply, payload, done) => {
    request.waitBudget?.end();
    done(null, payload);
  });
};

/** Logs each call of an endpoint, and its id in all that it leads to. */
const logCalls = (app: FastifyInstance, log: Logger): void => {
  // Not before all of the request is there: what reads its body goes on outside of what began it.
  app.addHook('preValidation', (request, _reply, done) => runForRequest(request.id, log, done));
  app.addHook('onResponse', async (request, reply) => {
    const { endpoint } = request.routeOptions.config;
    if (!endpoint) return;
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    const who = request.actor ? { kind: request.actor.kind, owner: request.actor.ownerId } : {};
    request.log.info({ endpoint: endpoint.id, status: reply.statusCode, ms, ...who }, 'answered');
  });
};

/** The server without its routes: what it accepts, how it answers errors, which headers every answer carries. */
export const openHttp = async (needs: Needs): Promise<FastifyInstance> => {
  const { log, trustProxy, publicBaseUrl, otherHosts, frameSources, overloadDelayMs, waitMs, callerWaits, isReady } =
    needs;
  const everyAnswer = safeHeaders(frameSources, needs.scriptHashes);
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    trustProxy: trustProxy.length > 0 ? [...trustProxy] : false,
    bodyLimit: bodyBytesAtMost,
    requestTimeout: documentMs,
    connectionTimeout: 65_000,
    keepAliveTimeout: 72_000,
    genReqId: () => randomUUID(),
    http: {
      // A call without a host is for the endpoint to refuse, in the envelope.
      requireHostHeader: false,
      headersTimeout: callerWaits.headersMs,
      connectionsCheckingInterval: callerWaits.checkMs,
    },
    clientErrorHandler: answerClientErrors(log, everyAnswer),
    rewriteUrl: ({ url = '/' }) => routableAddress(url),
    // Too long is for the form of an endpoint to say: the router would answer without any check of ours.
    routerOptions: { maxParamLength: addressCharactersAtMost },
    // The type of an instance includes that of its logger, which our code does not need.
  }) as unknown as FastifyInstance;
  app.decorateRequest('actor', undefined);
  app.decorateRequest('authority', undefined);
  app.decorateRequest('rawBody', '');
  app.decorateRequest('refusal', undefined);
  app.decorateRequest('refusedFields', undefined);
  readJsonOnly(app);
  validateWithZod(app);
  answerErrors(app);
  // An interval without any measurement counts as endless delay: no block that is shorter than what is allowed may fill one.
  const sampleInterval = Math.max(1_000, overloadDelayMs);
  await app.register(underPressure, { maxEventLoopDelay: overloadDelayMs, sampleInterval, retryAfter: 5 });
  otherHosts.answerOn(app, waitMs);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(everyAnswer).header('request-id', request.id);
    if (request.routeOptions.config.endpoint)
      reply.headers({ 'cache-control': 'no-store', 'content-security-policy': policyOfData });
    done();
  });
  needs.tracer.watchCalls(app);
  refuseUnknownHosts(app, publicBaseUrl);
  refuseUnfitHeads(app);
  cutSlowBodies(app, callerWaits);
  logCalls(app, log);
  boundWaits(app, waitMs);
  closeWithoutWaiting(app);
  letConnectionsGo(app, isReady);
  return app;
};
