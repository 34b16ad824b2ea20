import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type Context,
  isSpanContextValid,
  ROOT_CONTEXT,
  type Span,
  type SpanContext,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import type { FastifyRequest } from 'fastify';
import type pg from 'pg';
import { sqlStateOf } from './db.ts';
import { openSpanExporting } from './span-exporting.ts';
import { statementName } from './statement-name.ts';
import type { SpanFacts, Tracer } from './tracer.ts';
import type { TracingConfig } from './tracing-config.ts';
import { waitAtMost } from './wait-at-most.ts';

const stopAtMostMs = 2_000;

/** The context of a W3C `traceparent`; undefined where it is invalid. */
const spanContextOf = (traceparent: unknown): SpanContext | undefined => {
  if (typeof traceparent !== 'string') return undefined;
  const parts = /^(?!ff)[0-9a-f]{2}-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(?:-|$)/.exec(traceparent);
  const [, traceId = '', spanId = '', flags = ''] = parts ?? [];
  const found = { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true };
  return isSpanContextValid(found) ? found : undefined;
};

/** The kind of a failure; its message would have values in it. */
const failureOf = (error: unknown): string => sqlStateOf(error) ?? (error instanceof Error ? error.name : 'unknown');

const end = (span: Span, facts: SpanFacts): void => {
  span.setAttributes(facts);
  if ('error.type' in facts) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
};

/**
 * Traces by OpenTelemetry, with spans made by hand. Loaded only where a collector is named. It is not registered globally, so that
 * libraries which look for a tracer find none and cannot send what they hold.
 */
export const openTracer = (config: TracingConfig, onError: (error: Error) => void): Tracer => {
  const exporting = openSpanExporting(config, onError);
  const spans = exporting.getTracer('balcao');
  const contexts = new AsyncLocalStorage<Context>();
  /** The current span. Loops that a call started continue after its span has ended, and then have no parent. */
  const under = (): Context | undefined => {
    const context = contexts.getStore();
    return context && trace.getSpan(context)?.isRecording() ? context : undefined;
  };

  const traceStatement = (context: Context, text: string): Span => {
    const { operation, table } = statementName(text);
    const attributes = {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      ...(table ? { 'db.collection.name': table } : {}),
    };
    const name = table ? `${operation} ${table}` : operation;
    return spans.startSpan(name, { kind: SpanKind.CLIENT, attributes }, context);
  };
  const watchStatements = (client: pg.ClientBase): void => {
    const plain = client.query.bind(client) as (...args: unknown[]) => unknown;
    const query = (...args: unknown[]): unknown => {
      const [config] = args;
      const text = typeof config === 'string' ? config : (config as { text?: unknown } | undefined)?.text;
      const context = under();
      if (!context || typeof text !== 'string') return plain(...args);
      const span = traceStatement(context, text);
      const answer = plain(...args);
      if (answer instanceof Promise)
        answer.then(
          () => end(span, {}),
          (error: unknown) => end(span, { 'error.type': failureOf(error) }),
        );
      else end(span, {});
      return answer;
    };
    client.query = query as typeof client.query;
  };

  const beginCall = (request: FastifyRequest): Context | undefined => {
    const { config: route, url = '' } = request.routeOptions;
    if (!route.endpoint) return undefined;
    const caller = spanContextOf(request.headers.traceparent);
    const from = caller ? trace.setSpanContext(ROOT_CONTEXT, caller) : ROOT_CONTEXT;
    const attributes = {
      'http.request.method': request.method,
      'http.route': url,
      'balcao.endpoint': route.endpoint.id,
      'balcao.request_id': request.id,
    };
    return trace.setSpan(
      from,
      spans.startSpan(`${request.method} ${url}`, { kind: SpanKind.SERVER, attributes }, from),
    );
  };

  return {
    watchStatements,
    watchCalls: (app) => {
      const calls = new WeakMap<FastifyRequest, Context>();
      app.addHook('onRequest', (request, _reply, done) => {
        const context = beginCall(request);
        if (context) calls.set(request, context);
        done();
      });
      // Not before: what reads the body goes on outside of what began the request.
      app.addHook('preValidation', (request, _reply, done) => {
        const context = calls.get(request);
        if (context) contexts.run(context, done);
        else done();
      });
      app.addHook('onResponse', (request, reply, done) => {
        const span = trace.getSpan(calls.get(request) ?? ROOT_CONTEXT);
        if (span)
          end(span, {
            'http.response.status_code': reply.statusCode,
            ...(request.refusal ? { 'balcao.refusal': request.refusal } : {}),
            ...(reply.statusCode >= 500 ? { 'error.type': String(reply.statusCode) } : {}),
          });
        done();
      });
    },
    within: async ({ kind, name, facts, causedBy, outcome }, work) => {
      const from = (kind === 'outbound' && under()) || ROOT_CONTEXT;
      const cause = spanContextOf(causedBy);
      const options = {
        kind: kind === 'job' ? SpanKind.CONSUMER : SpanKind.CLIENT,
        attributes: facts,
        links: cause ? [{ context: cause }] : [],
      };
      const span = spans.startSpan(name, options, from);
      try {
        const value = await contexts.run(trace.setSpan(from, span), work);
        end(span, outcome?.(value) ?? {});
        return value;
      } catch (error) {
        end(span, { 'error.type': failureOf(error) });
        throw error;
      }
    },
    here: () => {
      const at = trace.getSpanContext(under() ?? ROOT_CONTEXT);
      return at && `00-${at.traceId}-${at.spanId}-01`;
    },
    stop: async () => {
      const sent = exporting.shutdown().catch(() => undefined);
      await waitAtMost(sent, stopAtMostMs, () => {});
    },
  };
};
