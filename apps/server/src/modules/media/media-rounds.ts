import type { Clock } from '../../platform/clock.ts';
import { type Db, type Tx, transaction } from '../../platform/db.ts';
import type { FileInspector } from '../../platform/inspection/file-inspector.ts';
import { eachIsolated, tellFailure } from '../../platform/isolated.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { UploadMedia } from '../upload/upload-media.service.ts';
import { deleteMedia, findMedia, listFree, lockFree, type MediaKey, markFree, putScan } from './media.repository.ts';

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'every' | 'handle'>;
  readonly uploads: UploadMedia;
  readonly fileInspector: Pick<FileInspector, 'scanStream'>;
  /** Whether a broadcast of the team holds this file. */
  readonly isPointedTo: (tx: Tx, file: MediaKey) => Promise<boolean>;
}
const graceMs = 86_400_000;
const atOnce = 100;

/** What the server does with files of channels by itself: it has them scanned, and forgets what nothing points to any more. */
export const startMediaRounds = ({ db, clock, jobs, uploads, fileInspector, isPointedTo }: Needs): void => {
  const forget = (key: MediaKey, before: Date): Promise<void> =>
    transaction(db, async (tx) => {
      const row = await lockFree(tx, key, before);
      if (!row) return;
      // Two broadcasts may use one file, and only one of them has dropped it.
      if (await isPointedTo(tx, key)) return void (await markFree(tx, row.merchantId, row.channelId, [row.id], null));
      await deleteMedia(tx, key);
      await uploads.drop(tx, key);
    });
  jobs.every(3_600, 'media.forget', async () => {
    const before = new Date(clock.now().getTime() - graceMs);
    const free = await listFree(db, before, atOnce);
    tellFailure(await eachIsolated(free, (key) => forget(key, before)));
    return free.length === atOnce ? 'left' : 'done';
  });

  jobs.handle('media.scan', async (key) => {
    const row = await findMedia(db, key);
    if (row?.scan !== 'waiting') return;
    const chunks = await uploads.stream(key, { first: 0, last: row.bytes - 1 });
    if (chunks) await putScan(db, key, await fileInspector.scanStream('media', chunks));
  });
};
