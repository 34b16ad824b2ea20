import type { LogChange, LogEvent } from '@balcao/contract/log';
import { transaction } from '../src/platform/db.ts';
import type { House } from './house.ts';
import type { Team } from './people.ts';

interface Done {
  readonly event?: LogEvent;
  readonly kind?: 'member' | 'invitation' | 'role';
  readonly name?: string;
  readonly changes?: readonly LogChange[];
  readonly at?: Date;
  readonly ip?: string;
}

/** Writes a line into the log of a team, as if the person had done it. */
export const doDeed = (house: House, actor: Team, done: Done = {}): Promise<void> => {
  const { event = '4', kind = 'role', name = 'Finance', changes = [], ip = '10.1.2.3' } = done;
  const deed = { actor, ip, requestId: crypto.randomUUID(), now: done.at ?? house.platform.clock.now() };
  const act = { event, subject: { kind, id: crypto.randomUUID(), name }, changes };
  return transaction(house.platform.db, (tx) => house.services.logs.record(tx, deed, act));
};
