import type { LogChange, LogEntry, LogEvent } from '@balcao/contract/log';
import { transaction } from '../src/platform/db.ts';
import type { Team } from './people.ts';
import type { TestApp } from './test-app.ts';

interface Done {
  readonly event?: LogEvent;
  readonly kind?: LogEntry['subject']['kind'];
  readonly name?: string;
  readonly changes?: readonly LogChange[];
  readonly at?: Date;
  readonly ip?: string;
}

/** Writes a line into the log of a team, as if the person had done it. */
export const performAction = (testApp: TestApp, actor: Team, done: Done = {}): Promise<void> => {
  const { event = '4', kind = 'role', name = 'Finance', changes = [], ip = '10.1.2.3' } = done;
  const context = { actor, ip, requestId: crypto.randomUUID(), now: done.at ?? testApp.platform.clock.now() };
  const act = { event, subject: { kind, id: crypto.randomUUID(), name }, changes };
  return transaction(testApp.platform.db, (tx) => testApp.services.logs.record(tx, context, act));
};
