import { sheetRowsAtMost } from '@balcao/contract/export';
import type { Logger } from 'pino';
import type { Clock } from '../../platform/clock.ts';
import { type Db, rootOf, transaction } from '../../platform/db.ts';
import type { Events } from '../../platform/events.ts';
import type { Secrets } from '../../platform/secrets.ts';
import { createSemaphore } from '../../platform/semaphore.ts';
import { csvSheet } from './csv-sheet.ts';
import { changeExport, claimExport } from './export.repository.ts';
import type { ExportRow } from './export.tables.ts';
import type { ExportFiles } from './export-files.ts';
import type { ExportSource } from './export-source.ts';
import { xlsxSheet } from './xlsx-sheet.ts';

/** At once in a process: each holds one connection at a time and a batch of rows. */
const madeAtOnce = 2;
/** Between two words about how far it is. */
const beatMs = 1_000;
/** So many of them in a row may fail to be said: far fewer than the silence after which another server takes the export over. */
const beatsMissedAtMost = 10;
/** One that has ended so many of its makers, or broken in their hands, is not begun again. */
const attemptsAtMost = 3;

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Logger;
  readonly events: Pick<Events, 'publish'>;
  readonly secrets: Pick<Secrets, 'seal'>;
  readonly files: ExportFiles;
  readonly sourceOf: (subject: string) => ExportSource | undefined;
}
type Key = Pick<ExportRow, 'merchantId' | 'id'>;

/** Where the file of an attempt lies: each has a place of its own. */
export const fileOf = ({ id }: Pick<ExportRow, 'id'>, attempt: number): string => `${id}.${attempt}`;

/** Another server makes it now. */
class TakenOver extends Error {}

/** Makes the files, a few at a time. When a maker ends for any reason, another one begins again. */
export const createExportMaker = ({ db, clock, log, events, secrets, files, sourceOf }: Needs) => {
  const semaphore = createSemaphore({ places: madeAtOnce, waitingAtMost: Number.POSITIVE_INFINITY });
  const making = new Map<string, Promise<void>>();
  const stopping = new AbortController();

  /** Says how it stands; what another has taken over is ours no more, and throws. */
  const say = (row: ExportRow, change: Partial<ExportRow>): Promise<void> =>
    transaction(db, async (tx) => {
      if (!(await changeExport(tx, row, change))) throw new TakenOver('another server has taken this export over');
      events.publish(tx, row.merchantId, { topic: 'export', key: row.id });
    });

  const contentOf = (row: ExportRow, source: ExportSource, onRows: (rows: number) => void) => {
    const { merchantId, filter, locale, format } = row;
    const { timeZone = row.timeZone } = source;
    if (format === 'ofx' || format === 'pdf') {
      if (!source.document) throw new Error(`${row.subject} has no ${format}`);
      return source.document(format, { merchantId, filter, locale, timeZone }, onRows);
    }
    const columns = source.columns(locale);
    const ask = { merchantId, filter, locale };
    const above = async () => (await source.above?.(ask)) ?? [];
    const sheet = { locale, timeZone, columns, above, batches: source.batches(ask) };
    return format === 'csv' ? csvSheet(sheet, onRows) : xlsxSheet(sheet, source.name(locale), onRows);
  };

  /** Says at every beat how far it is; `lost` is told when it is ours no more, or when nothing could be said for long. */
  const beat = (row: ExportRow, rowsNow: () => number, lost: AbortController): { readonly end: () => void } => {
    let missed = 0;
    let isSaying = false;
    const once = async (): Promise<void> => {
      if (isSaying) return;
      isSaying = true;
      try {
        await say(row, { rows: rowsNow() });
        missed = 0;
      } catch (error) {
        missed += 1;
        if (error instanceof TakenOver || missed >= beatsMissedAtMost) lost.abort(error);
      } finally {
        isSaying = false;
      }
    };
    const timer = setInterval(() => void once(), beatMs);
    return { end: () => clearInterval(timer) };
  };

  const write = async (row: ExportRow, source: ExportSource): Promise<void> => {
    const { merchantId, filter, locale } = row;
    const total = await source.count({ merchantId, filter, locale });
    const finished = { finishedAt: clock.now() };
    if (row.format === 'xlsx' && total >= sheetRowsAtMost)
      return say(row, { state: 'failed', failure: 'too_many_rows', total, ...finished });
    await say(row, { total });
    const file = fileOf(row, row.attempts);
    let rows = 0;
    const lost = new AbortController();
    const beating = beat(row, () => rows, lost);
    try {
      const content = contentOf(row, source, (more) => {
        rows += more;
      });
      const { bytes, key } = await files.write(file, content, AbortSignal.any([stopping.signal, lost.signal]));
      beating.end();
      const made = { bytes, file, sealedKey: secrets.seal(key.toString('base64')) };
      await say(row, { state: 'done', rows, total: rows, ...made, finishedAt: clock.now() });
    } catch (error) {
      await files.remove(file);
      throw lost.signal.aborted ? lost.signal.reason : error;
    } finally {
      beating.end();
    }
  };

  const make = async (key: Key): Promise<void> => {
    if (stopping.signal.aborted) return;
    const row = await claimExport(db, key);
    if (!row) return;
    const failed = () => say(row, { state: 'failed', failure: 'broken', finishedAt: clock.now() });
    const letGo = (attempts: number) => say(row, { state: 'waiting', attempts, beatAt: null });
    const source = sourceOf(row.subject);
    if (!source || row.attempts > attemptsAtMost) return failed();
    try {
      await write(row, source);
    } catch (error) {
      if (stopping.signal.aborted) return letGo(row.attempts - 1);
      log.error({ subject: row.subject, reason: String(rootOf(error as Error)) }, 'export.failed');
      if (error instanceof TakenOver) return;
      await (row.attempts < attemptsAtMost ? letGo(row.attempts) : failed());
    }
  };

  return {
    /** Begins it here, unless someone is at it; it goes on by itself. */
    begin: (key: Key): void => {
      if (making.has(key.id)) return;
      const work = semaphore(() => make(key))
        .catch((error: Error) => log.error({ reason: String(rootOf(error)) }, 'export.failed'))
        .finally(() => making.delete(key.id));
      making.set(key.id, work);
    },
    /** Breaks off what is under way here, and leaves it to others. */
    stop: async (): Promise<void> => {
      stopping.abort();
      await Promise.all(making.values());
    },
  };
};
