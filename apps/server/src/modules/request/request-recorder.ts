import { type RequestFacts, requestsKeptDays } from '@balcao/contract/request';
import type { Logger } from 'pino';
import type { Clock } from '../../platform/clock.ts';
import { databaseIsUnavailable } from '../../platform/database-errors.ts';
import { type Db, type Queries, rootOf, sqlStateOf, transaction } from '../../platform/db.ts';
import type { Events } from '../../platform/events.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { createPeriodicFlush } from '../../platform/periodic-flush.ts';
import type { Secrets } from '../../platform/secrets.ts';
import { forgetRequests, insertRequests } from './request.repository.ts';
import type { OpenRequestRow } from './request.tables.ts';
import { namesCertificate, type SeenRequest } from './seen-request.ts';
import { createWaitingRequests, type WaitingRequest } from './waiting-requests.ts';

const everyMs = 1_000;
const rowsAtOnce = 500;
const lookUpsAtOnce = 50;
const dayMs = 86_400_000;
const forgottenAtOnce = 20_000;

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'every'>;
  readonly log: Pick<Logger, 'error' | 'warn'>;
  readonly events: Pick<Events, 'publish'>;
  readonly secrets: Pick<Secrets, 'seal'>;
  readonly merchantIdOf: (queries: Queries, merchantNumber: string) => Promise<string | undefined>;
  /** When a nonce was used first. */
  readonly nonceUsedAt: (queries: Queries, merchantId: string, nonce: string) => Promise<Date | undefined>;
}

/** Is it the line's own fault, which no waiting mends? Everything else is a trouble of the database, which passes. */
const isOfLine = (error: unknown): boolean => {
  const state = sqlStateOf(error);
  if (state !== undefined) return /^2[23]/.test(state);
  return !databaseIsUnavailable(error);
};

/** Whom the calls name. Looked up are all whose certificates are known, and of strangers' inventions not too many at once. */
const namedIn = (batch: readonly WaitingRequest[]): string[] => {
  const unproven = batch.filter(({ merchantId }) => !merchantId);
  const numbersOf = (calls: readonly WaitingRequest[]) => calls.map(({ merchantNumber }) => merchantNumber);
  const known = new Set(numbersOf(unproven.filter(namesCertificate)));
  const strangers = new Set(numbersOf(unproven).filter((number) => !known.has(number)));
  return [...known, ...[...strangers].slice(0, lookUpsAtOnce)];
};

/**
 * Writes down the calls of the open API, outside the way of the calls themselves: they gather in memory, in bounded numbers, and
 * are written together. While the database is away they wait for it.
 */
export const createRequestRecorder = (needs: Needs) => {
  const { db, clock, jobs, log, events, secrets, merchantIdOf, nonceUsedAt } = needs;
  const waiting = createWaitingRequests(clock);

  /** The ids of the merchants that are named and not proven, by their numbers. */
  const idsOf = async (numbers: readonly string[]): Promise<ReadonlyMap<string, string>> => {
    const found = await Promise.all(numbers.map(async (number) => [number, await merchantIdOf(db, number)] as const));
    return new Map(found.filter((pair): pair is readonly [string, string] => pair[1] !== undefined));
  };
  const factsOf = async (seen: WaitingRequest, merchantId: string): Promise<RequestFacts> => {
    if (seen.refusal !== 'nonce_used') return seen.facts;
    const at = await nonceUsedAt(db, merchantId, seen.nonce);
    return at ? { ...seen.facts, nonceUsedAt: at.toISOString() } : seen.facts;
  };
  const rowOf = async (seen: WaitingRequest, merchantId: string): Promise<OpenRequestRow> => {
    const { id, at, method, target, status, refusal, serial, ip, durationMs, requestId, lines } = seen;
    const facts = await factsOf(seen, merchantId);
    const sealedLines = lines ? secrets.seal(JSON.stringify(lines)) : null;
    const said = { at, method, target, status, refusal, serial, ip, durationMs, requestId };
    return { merchantId, id, ...said, facts, sealedLines };
  };
  const writeBatch = async (batch: readonly WaitingRequest[]): Promise<void> => {
    const ids = await idsOf(namedIn(batch));
    const rows = await Promise.all(
      batch.flatMap((seen) => {
        const merchantId = seen.merchantId ?? ids.get(seen.merchantNumber);
        return merchantId ? [rowOf(seen, merchantId)] : [];
      }),
    );
    if (rows.length === 0) return;
    await transaction(db, async (tx) => {
      await insertRequests(tx, rows);
      for (const merchantId of new Set(rows.map((row) => row.merchantId)))
        events.publish(tx, merchantId, { topic: 'request', key: '' });
    });
  };
  const report = (error: unknown): void => {
    const { name, message } = rootOf(error as Error);
    log.error({ name, message }, 'calls not written down');
  };
  /** A line that cannot be written is found by halves, so that it takes no other with it. */
  const writeAllThatGo = async (batch: readonly WaitingRequest[]): Promise<void> => {
    try {
      await writeBatch(batch);
    } catch (error) {
      if (!isOfLine(error)) throw error;
      if (batch.length === 1) return report(error);
      const half = Math.ceil(batch.length / 2);
      await writeAllThatGo(batch.slice(0, half));
      await writeAllThatGo(batch.slice(half));
    }
  };
  const write = async (): Promise<void> => {
    const dropped = waiting.countDropped();
    if (dropped > 0) log.warn({ dropped }, 'calls not written down');
    for (let left = waiting.count(); left > 0; left -= rowsAtOnce) {
      const batch = waiting.first(Math.min(left, rowsAtOnce));
      await writeAllThatGo(batch);
      waiting.takeOff(batch.length);
    }
  };
  const periodicFlush = createPeriodicFlush({ everyMs, write, onError: report });
  jobs.every(3_600, 'request.forget', async () => {
    const before = new Date(clock.now().getTime() - requestsKeptDays * dayMs);
    while ((await forgetRequests(db, before, forgottenAtOnce)) === forgottenAtOnce);
  });

  return {
    add: (seen: SeenRequest): void => {
      waiting.add(seen);
      if (waiting.count() === rowsAtOnce) void periodicFlush.flush();
    },
    /** Flushes the requests that this process has buffered, for a reader who looks now. */
    flush: periodicFlush.flush,
    close: periodicFlush.close,
  };
};
export type RequestRecorder = ReturnType<typeof createRequestRecorder>;
