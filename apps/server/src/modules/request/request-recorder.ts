import { type RequestFacts, requestsKeptDays } from '@balcao/contract/request';
import type { Logger } from 'pino';
import type { Clock } from '../../platform/clock.ts';
import { type Db, type Queries, transaction } from '../../platform/db.ts';
import type { Events } from '../../platform/events.ts';
import { createFlusher } from '../../platform/flusher.ts';
import { newId } from '../../platform/ids.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { Secrets } from '../../platform/secrets.ts';
import { forgetRequests, insertRequests } from './request.repository.ts';
import type { OpenRequestRow } from './request.tables.ts';
import { createShare } from './stranger-share.ts';

/** What the server signed against, beside the signature that was wrong. */
export interface KeptLines {
  readonly method: string;
  readonly target: string;
  readonly timestamp: string;
  readonly nonce: string;
  readonly host: string;
  /** Null where it was too long to be kept. */
  readonly body: string | null;
  readonly signature: string;
}

/** A call that has been answered. */
export interface SeenRequest
  extends Pick<
    OpenRequestRow,
    'at' | 'method' | 'target' | 'status' | 'refusal' | 'serial' | 'ip' | 'durationMs' | 'requestId'
  > {
  /** Who called, where the signature has proven it. */
  readonly merchantId: string | undefined;
  /** Whom the call names; anybody can name anybody. */
  readonly merchantNumber: string;
  readonly nonce: string;
  readonly facts: RequestFacts;
  readonly lines: KeptLines | undefined;
}

const everyMs = 1_000;
const rowsWaitingAtMost = 5_000;
const rowsAtOnce = 500;
const linesWaitingAtMost = 200;
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

/**
 * Writes down the calls of the open API, outside the way of the calls themselves: they gather in memory, in bounded numbers, and
 * are written together. Of what strangers send in a merchant's name only so much is kept a minute.
 */
export const createRequestRecorder = (needs: Needs) => {
  const { db, clock, jobs, log, events, secrets, merchantIdOf, nonceUsedAt } = needs;
  const share = createShare(clock);
  let waiting: SeenRequest[] = [];
  let linesWaiting = 0;
  let dropped = 0;

  /** The ids of the merchants that are named and not proven, by their numbers. */
  const namedIn = async (batch: readonly SeenRequest[]): Promise<ReadonlyMap<string, string>> => {
    const unknown = new Set(batch.filter(({ merchantId }) => !merchantId).map(({ merchantNumber }) => merchantNumber));
    const asked = [...unknown].slice(0, lookUpsAtOnce);
    const found = await Promise.all(asked.map(async (number) => [number, await merchantIdOf(db, number)] as const));
    return new Map(found.filter((pair): pair is readonly [string, string] => pair[1] !== undefined));
  };
  const factsOf = async (seen: SeenRequest, merchantId: string): Promise<RequestFacts> => {
    if (seen.refusal !== 'nonce_used') return seen.facts;
    const at = await nonceUsedAt(db, merchantId, seen.nonce);
    return at ? { ...seen.facts, nonceUsedAt: at.toISOString() } : seen.facts;
  };
  const rowOf = async (seen: SeenRequest, merchantId: string): Promise<OpenRequestRow> => {
    const { at, method, target, status, refusal, serial, ip, durationMs, requestId, lines } = seen;
    const facts = await factsOf(seen, merchantId);
    const sealedLines = lines ? secrets.seal(JSON.stringify(lines)) : null;
    const said = { at, method, target, status, refusal, serial, ip, durationMs, requestId };
    return { merchantId, id: newId(at), ...said, facts, sealedLines };
  };
  const writeBatch = async (batch: readonly SeenRequest[]): Promise<void> => {
    const named = await namedIn(batch);
    const rows = await Promise.all(
      batch.flatMap((seen) => {
        const merchantId = seen.merchantId ?? named.get(seen.merchantNumber);
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
  const write = async (): Promise<void> => {
    const batch = waiting;
    waiting = [];
    linesWaiting = 0;
    if (dropped > 0) log.warn({ dropped }, 'calls not written down');
    dropped = 0;
    for (let from = 0; from < batch.length; from += rowsAtOnce) await writeBatch(batch.slice(from, from + rowsAtOnce));
  };
  const onError = ({ name, message }: Error) => log.error({ name, message }, 'calls not written down');
  const flusher = createFlusher({ everyMs, write, onError });
  jobs.every(3_600, 'request.forget', async () => {
    const before = new Date(clock.now().getTime() - requestsKeptDays * dayMs);
    while ((await forgetRequests(db, before, forgottenAtOnce)) === forgottenAtOnce);
  });

  return {
    add: (seen: SeenRequest): void => {
      const isKept = waiting.length < rowsWaitingAtMost && (seen.merchantId || share.takesRow(seen.merchantNumber));
      if (!isKept) {
        dropped += 1;
        return;
      }
      const keepsLines = seen.lines && linesWaiting < linesWaitingAtMost && share.takesLines(seen.merchantNumber);
      if (keepsLines) linesWaiting += 1;
      waiting.push(keepsLines ? seen : { ...seen, lines: undefined });
      if (waiting.length === rowsAtOnce) void flusher.flush();
    },
    /** Writes what this process knows, for whoever looks now. */
    flush: flusher.flush,
    close: flusher.close,
  };
};
export type RequestRecorder = ReturnType<typeof createRequestRecorder>;
