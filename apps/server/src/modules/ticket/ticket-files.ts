import { type TicketFile, ticketFileDays, ticketFilesADay } from '@balcao/contract/ticket-file';
import type { Clock } from '../../platform/clock.ts';
import { type Db, type Queries, type Tx, transaction } from '../../platform/db.ts';
import { eachIsolated, tellFailure } from '../../platform/isolated.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { Limits, Rule } from '../../platform/limits.ts';
import { refuseField } from '../../platform/refusal.ts';
import type { UploadTickets } from '../upload/upload-ticket.service.ts';
import type { TicketRow } from './ticket.tables.ts';
import { findOutdated, insertFiles, listFiles, markErased } from './ticket-file.repository.ts';

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'every'>;
  readonly limits: Pick<Limits, 'strike'>;
  readonly uploads: Pick<UploadTickets, 'describe' | 'keep' | 'erase'>;
}
interface FileKey {
  readonly merchantId: string;
  readonly uploadId: string;
}
/** The files of messages, by the positions of these. */
export type FilesByPosition = ReadonlyMap<number, readonly TicketFile[]>;

const sending: Rule = { name: 'ticket-file', points: ticketFilesADay, seconds: 86_400 };
const dayMs = 86_400_000;
/** Files that one round erases at most: the next one goes on. */
const roundAtMost = 500;

/** The files of messages: how they come to one, and how they go. */
export const createTicketFiles = ({ db, clock, jobs, limits, uploads }: Needs) => {
  const erase = async (tx: Tx, { merchantId, uploadId }: FileKey, now: Date): Promise<boolean> => {
    if (!(await markErased(tx, { merchantId, uploadId }, now))) return false;
    await uploads.erase(tx, merchantId, uploadId);
    return true;
  };

  jobs.every(3_600, 'ticket.eraseFiles', async () => {
    const now = clock.now();
    const before = new Date(now.getTime() - ticketFileDays * dayMs);
    const outdated = await findOutdated(db, before, roundAtMost);
    tellFailure(await eachIsolated(outdated, (key) => transaction(db, (tx) => erase(tx, key, now))));
  });

  return {
    /** @throws Refusal `too_many_requests` beyond {@link ticketFilesADay} of a person in a day. */
    count: async (accountId: string, files: readonly string[]): Promise<void> => {
      for (const _ of files) await limits.strike(sending, accountId);
    },

    /**
     * The last message of a request comes with these from now on.
     * @throws Refusal `form_invalid` for `files` where the sender sent one of them not, or it came with another message.
     */
    attach: async (tx: Tx, row: TicketRow, senderId: string, files: readonly string[], now: Date): Promise<void> => {
      const { merchantId, id: ticketId, lastPosition: position } = row;
      if (!(await uploads.keep(tx, { merchantId, senderId }, files, now))) refuseField('files', 'invalid');
      await insertFiles(
        tx,
        files.map((uploadId, place) => ({ merchantId, uploadId, ticketId, position, place })),
      );
    },

    of: async (queries: Queries, row: TicketRow): Promise<FilesByPosition> => {
      const rows = await listFiles(queries, row);
      const kept = rows.filter(({ erasedAt }) => erasedAt === null).map(({ uploadId }) => uploadId);
      const known = await uploads.describe(queries, row.merchantId, kept);
      const shown = rows.map(({ uploadId: id, position }) => {
        const upload = known.get(id);
        const file: TicketFile = {
          id,
          kept: upload ? { name: upload.name, type: upload.type, bytes: upload.bytes } : null,
        };
        return { position, file };
      });
      const grouped = Map.groupBy(shown, ({ position }) => position);
      return new Map([...grouped].map(([position, some]) => [position, some.map(({ file }) => file)]));
    },

    /** Erases one that came with a message; false where it was erased before. Comes last in its transaction. */
    erase,
  };
};
export type TicketFiles = ReturnType<typeof createTicketFiles>;
