import type { Logger } from 'pino';
import { type Db, rootOf } from '../../platform/db.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { PixHearing } from './pix-hearing.service.ts';
import type { PixKept, Unread } from './pix-kept.service.ts';
import { idOf } from './pix-message.ts';

const everySeconds = 3_600;
const atOnce = 100;
const roundMs = 6_000;

interface Needs {
  readonly db: Db;
  readonly jobs: Pick<Jobs, 'every'>;
  readonly log: Logger;
  readonly kept: PixKept;
  readonly hearing: Pick<PixHearing, 'hearKept'>;
  /** What the provider answers of a payment, as it comes; undefined where it knows none of this id. */
  readonly ask: (endToEndId: string) => Promise<unknown>;
}

const entriesOf = (body: string): readonly unknown[] => {
  try {
    const said = JSON.parse(body) as { readonly pix?: unknown } | null;
    return Array.isArray(said?.pix) ? said.pix : [said];
  } catch {
    return [undefined];
  }
};

/**
 * Retries unreadable messages of the provider: it may have corrected its data, or a new version may read them. The stored text is not trusted: the
 * provider is asked about each payment by its id.
 */
export const retryPixUnread = ({ db, jobs, log, kept, hearing, ask }: Needs): void => {
  const isNowRead = async (entry: unknown): Promise<boolean> => {
    const id = idOf(entry);
    return id !== undefined && hearing.hearKept(await ask(id));
  };
  const retry = async ({ id, body }: Unread): Promise<void> => {
    for (const entry of entriesOf(body)) if (!(await isNowRead(entry))) return;
    await kept.nowRead(db, id);
  };

  let after: string | undefined;
  jobs.every(everySeconds, 'rail.pix-unread', async () => {
    const end = performance.now() + roundMs;
    const rows = await kept.listUnread(db, after, atOnce);
    for (const row of rows) {
      if (performance.now() > end) return;
      after = row.id;
      await retry(row).catch((error: Error) => {
        log.error({ id: row.id, message: rootOf(error).message }, 'what the Pix provider said still cannot be read');
      });
    }
    if (rows.length < atOnce) after = undefined;
  });
};
