import type { Logger } from 'pino';
import type { Db } from '../../platform/db.ts';
import { createPeriodicFlush } from '../../platform/periodic-flush.ts';
import { recordUses, type Use } from './certificate.repository.ts';

const everyMs = 60_000;

interface Needs {
  readonly db: Db;
  readonly log: Pick<Logger, 'error'>;
}

/** Remembers when each certificate was used last, and writes it down once a minute: no call waits for it. */
export const createLastUses = ({ db, log }: Needs) => {
  let uses = new Map<string, Use>();
  const write = async (): Promise<void> => {
    if (uses.size === 0) return;
    const taken = [...uses.values()];
    uses = new Map();
    await recordUses(db, taken);
  };
  const onError = ({ name, message }: Error) => log.error({ name, message }, 'last uses not written');
  const periodicFlush = createPeriodicFlush({ everyMs, write, onError });
  return {
    note: (merchantId: string, serial: string, at: Date): void =>
      void uses.set(`${merchantId} ${serial}`, { merchantId, serial, at }),
    /** Flushes the uses that this process has buffered, for a reader who looks now. */
    flush: periodicFlush.flush,
    close: periodicFlush.close,
  };
};
export type LastUses = ReturnType<typeof createLastUses>;
