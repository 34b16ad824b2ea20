import type { Clock } from '../../platform/clock.ts';
import { type Db, transaction } from '../../platform/db.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { lockDue, updateConversation } from './conversation.repository.ts';
import type { ConversationTelling } from './conversation-telling.ts';

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'every'>;
  readonly tell: Pick<ConversationTelling, 'changed'>;
}
const sweepSeconds = 15;
const sweptAtOnce = 100;

/** Snoozed conversations are open again when their time has come. */
export const wakeConversations = ({ db, clock, jobs, tell }: Needs): void =>
  jobs.every(sweepSeconds, 'conversation.wake', async () => {
    const woken = await transaction(db, async (tx) => {
      const rows = await lockDue(tx, clock.now(), sweptAtOnce);
      for (const row of rows) {
        await updateConversation(tx, row, { state: 'open', snoozedUntil: null });
        tell.changed(tx, row);
      }
      return rows.length;
    });
    return woken < sweptAtOnce ? 'done' : 'left';
  });
