import { Readable } from 'node:stream';
import {
  type downloadExport,
  type ExportSubject,
  exportFormatsOf,
  exportLifeHours,
  exportsAtOnce,
  type FileExport,
  type listExports,
  type requestExport,
  type SheetFormat,
} from '@balcao/contract/export';
import { LogEvent } from '@balcao/contract/log';
import { logPeriod } from '@balcao/contract/log-value';
import { reaches } from '@balcao/contract/menus';
import type { Logger } from 'pino';
import type { AccountActor } from '../../platform/actor.ts';
import type { Clock } from '../../platform/clock.ts';
import { type Db, type Tx, transaction } from '../../platform/db.ts';
import type { Events } from '../../platform/events.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { idempotently } from '../../platform/idempotency.ts';
import { newId } from '../../platform/ids.ts';
import type { Call } from '../../platform/implement.ts';
import { eachIsolated, tellFailure } from '../../platform/isolated.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { refuse, refuseField, refuseRight } from '../../platform/refusal.ts';
import type { Secrets } from '../../platform/secrets.ts';
import type { ActionContext, LogService } from '../log/log.service.ts';
import { changeOf } from '../log/log-change.service.ts';
import { csvSheet } from './csv-sheet.ts';
import { presentExport } from './export.present.ts';
import {
  countUnderWay,
  deleteExport,
  findExpired,
  findExport,
  findNewest,
  findSilent,
  insertExport,
} from './export.repository.ts';
import type { ExportRow } from './export.tables.ts';
import { createExportFiles } from './export-files.ts';
import { createExportMaker, fileOf } from './export-maker.ts';
import type { ExportSource } from './export-source.ts';
import { createPlainExports } from './plain-exports.ts';
import type { Sheet } from './sheet.ts';
import { xlsxSheet } from './xlsx-sheet.ts';

export type { ExportAsk, ExportSource } from './export-source.ts';
export { filterRead, inBatches, listExport, valuesOf } from './list-export.ts';
export type { Column, OwnCell, Rows } from './sheet.ts';

const listedAtMost = 20;
const hourMs = 3_600_000;

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly log: Logger;
  readonly events: Pick<Events, 'publish'>;
  readonly secrets: Secrets;
  readonly store: FileStore;
  readonly dataDir: string;
  readonly logs: Pick<LogService, 'record'>;
}

/** Files of what lists show: asked for, made by themselves, fetched by the requester. */
export const createExportService = (needs: Needs) => {
  const { db, clock, jobs, log, events, logs, secrets, store, dataDir } = needs;
  const sources = new Map<ExportSubject, ExportSource>();
  const files = createExportFiles(store);
  const plain = createPlainExports(dataDir);
  const sourceOf = (subject: string) => sources.get(subject as ExportSubject);
  const maker = createExportMaker({ db, clock, log, events, secrets, files, sourceOf });

  /** The member, in a team, whose role opens the list. */
  const permitted = (actor: AccountActor, subject: string) => {
    const { menu } = sourceOf(subject) ?? refuse('not_found');
    const merchantId = actor.merchantId ?? refuse('team_missing');
    if (!reaches(actor, menu, 'read')) refuseRight({ menu, level: 'read' });
    return { merchantId, accountId: actor.accountId };
  };

  const opened = ({ file: name, bytes, sealedKey }: ExportRow): Promise<AsyncIterable<Buffer> | undefined> => {
    if (name === null || bytes === null) return refuse('not_found');
    if (sealedKey === null) return plain.open(name);
    return files.open({ name, bytes, key: Buffer.from(secrets.open(sealedKey), 'base64') });
  };

  /** Which list, and its days. */
  const record = async (
    tx: Tx,
    context: ActionContext,
    event: LogEvent,
    { id, subject, format, period }: FileExport,
  ) => {
    const days = period && logPeriod(period);
    const changes = [...changeOf('file', null, subject), ...changeOf('period', null, days)];
    await logs.record(tx, context, { event, subject: { kind: 'export', id, name: format.toUpperCase() }, changes });
  };

  jobs.handle('export.make', async (key) => maker.begin(key));
  jobs.every(10, 'export.take-over', async () => {
    for (const key of await findSilent(db)) maker.begin(key);
  });
  jobs.every(300, 'export.forget', async () => {
    const forgotten = await eachIsolated(await findExpired(db, clock.now()), async (row) => {
      // A maker that died has left what it had written. The row goes last: while the storage is away, it says what is still there.
      for (let attempt = 1; attempt <= row.attempts; attempt += 1) await files.remove(fileOf(row, attempt));
      await deleteExport(db, row);
    });
    const old = await plain.writtenBefore(new Date(Date.now() - exportLifeHours * hourMs));
    tellFailure(forgotten, await eachIsolated(old, plain.remove));
  });

  return {
    /** Makes a list one that can be exported. */
    register: (subject: ExportSubject, source: ExportSource): void => void sources.set(subject, source),

    request: async (call: Call<typeof requestExport>): Promise<FileExport> => {
      const { actor, body, locale, timeZone, now } = call;
      const who = permitted(actor, body.subject);
      if (!exportFormatsOf(body.subject).includes(body.format)) refuseField('format', 'choice');
      const source = sourceOf(body.subject) ?? refuse('not_found');
      const filter = source.filterOf(who.merchantId, body.filter, body.format);
      await source.mustRead?.({ ...actor, merchantId: who.merchantId }, filter);
      return idempotently(db, call, async (tx) => {
        if ((await countUnderWay(tx, who.merchantId)) >= exportsAtOnce) refuse('exports_full');
        const row = {
          ...who,
          id: newId(now),
          subject: body.subject,
          format: body.format,
          filter,
          locale,
          timeZone,
          state: 'waiting' as const,
          rows: 0,
          total: null,
          bytes: null,
          file: null,
          sealedKey: null,
          failure: null,
          attempts: 0,
          createdAt: now,
          finishedAt: null,
          expiresAt: new Date(now.getTime() + exportLifeHours * hourMs),
        } as const;
        await insertExport(tx, row);
        await jobs.send(tx, 'export.make', { merchantId: who.merchantId, id: row.id });
        events.publish(tx, who.merchantId, { topic: 'export', key: row.id });
        const asked = presentExport({ ...row, beatAt: null });
        await record(tx, { ...call, actor: who }, LogEvent.enum.exportAsked, asked);
        return asked;
      });
    },

    list: async ({ actor, now }: Call<typeof listExports>): Promise<{ list: FileExport[] }> => {
      const who = { merchantId: actor.merchantId ?? refuse('team_missing'), accountId: actor.accountId };
      return { list: (await findNewest(db, who, now, listedAtMost)).map(presentExport) };
    },

    /** @throws Refusal `not_found`; `unavailable` where the store of files is away. */
    download: async (call: Call<typeof downloadExport>): Promise<Readable> => {
      const { actor, params, now } = call;
      const merchantId = actor.merchantId ?? refuse('team_missing');
      const row = await findExport(db, { merchantId, id: params.id });
      if (!row?.file || row.accountId !== actor.accountId || row.expiresAt <= now) return refuse('not_found');
      const who = permitted(actor, row.subject);
      await sourceOf(row.subject)?.mustRead?.({ ...actor, merchantId }, row.filter);
      const file = (await opened(row)) ?? refuse('not_found');
      const context = { ...call, actor: who };
      await transaction(db, (tx) => record(tx, context, LogEvent.enum.exportDownloaded, presentExport(row)));
      return Readable.from(file);
    },

    /** Deletes the files of every export. */
    clear: files.clear,
    stop: maker.stop,
  };
};
export type ExportService = ReturnType<typeof createExportService>;

/** A small sheet as a file at once, where it need not wait for a job; `name` is on its tab. */
export const sheetFile = (format: SheetFormat, sheet: Sheet, name: string): Readable =>
  format === 'csv' ? Readable.from(csvSheet(sheet, () => {})) : xlsxSheet(sheet, name, () => {});
