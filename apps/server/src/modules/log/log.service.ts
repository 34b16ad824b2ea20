import type { LogChange, LogEntry, LogEvent } from '@balcao/contract/log';
import type { Tx } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';
import type { AccountNames } from '../account/account-names.service.ts';
import { appendLine, lockHead } from './log.repository.ts';
import { firstSeal, sealOf } from './log-seal.ts';

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

interface Needs {
  readonly names: Pick<AccountNames, 'nameOf'>;
}

/** What was done in a team (promise Z11). */
export const createLogService = ({ names }: Needs) => ({
  /**
   * Appends a line in the transaction of what it tells of. Deeds of one team wait here for each other until they are committed, so
   * this comes last in a transaction.
   */
  record: async (tx: Tx, { actor, ip, requestId, now }: Deed, { event, subject, changes = [] }: Act): Promise<void> => {
    const { merchantId, accountId: actorId } = actor;
    const actorName = await names.nameOf(tx, actorId);
    const head = await lockHead(tx, { merchantId, length: 0, hash: firstSeal });
    const line = {
      merchantId,
      id: newId(now),
      position: head.length + 1,
      event,
      actorId,
      actorName,
      subjectKind: subject.kind,
      subjectId: subject.id,
      subjectName: subject.name,
      changes: [...changes],
      ip,
      requestId,
      at: now,
      previousHash: head.hash,
    };
    await appendLine(tx, { ...line, hash: sealOf(line) });
  },
});
export type LogService = ReturnType<typeof createLogService>;
