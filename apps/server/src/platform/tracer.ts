import type { FastifyInstance } from 'fastify';
import type pg from 'pg';

/** What a span says: names, codes and numbers; never a value of a statement, a header, or something of a person. */
export type SpanFacts = Readonly<Record<string, string | number>>;

/** A piece of work that has a span of its own. */
export interface TracedWork<T> {
  /** `job` begins a trace of its own; `outbound` goes on with that of the call or job it is part of. */
  readonly kind: 'job' | 'outbound';
  readonly name: string;
  readonly facts: SpanFacts;
  /** Where the work was asked for, as `here` said it there. */
  readonly causedBy?: string | undefined;
  /** What its end adds; `error.type` marks it as failed. */
  readonly outcome?: (value: T) => SpanFacts;
}

/** Reports durations to a collector. It must not delay or fail the traced work. */
export interface Tracer {
  /** Gives each call of an endpoint a span. */
  watchCalls(app: FastifyInstance): void;
  /** Gives the statements of a connection spans, where they are part of a call or job that has one. */
  watchStatements(client: pg.ClientBase): void;
  within<T>(about: TracedWork<T>, work: () => Promise<T>): Promise<T>;
  /** The call or job that is under way, as a `traceparent` of W3C; undefined where there is none. */
  here(): string | undefined;
  /** Sends what is left, for two seconds at most. */
  stop(): Promise<void>;
}

/** The tracer of a server without a collector: it does nothing. */
export const noTracer: Tracer = {
  watchCalls: () => {},
  watchStatements: () => {},
  within: (_about, work) => work(),
  here: () => undefined,
  stop: async () => {},
};
