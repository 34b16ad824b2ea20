import type { LogEvent } from '@balcao/contract/log';
import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type House, openHouse } from '../../../test/house.ts';
import { openTeam, register, type Team } from '../../../test/people.ts';
import { sqlStateOf, transaction } from '../../platform/db.ts';
import type { Act } from './log.service.ts';
import { logEntries } from './log.tables.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const newTeam = async (): Promise<Team> => openTeam(house, await register(house));
const deedOf = (actor: Team) => ({ actor, ip: '10.1.2.3', requestId: 'req-1', now: house.platform.clock.now() });
const act = (name: string, event: LogEvent = '4'): Act => ({
  event,
  subject: { kind: 'role', id: crypto.randomUUID(), name },
});
const record = (team: Team, ...[name, event]: Parameters<typeof act>) =>
  transaction(house.platform.db, (tx) => house.services.logs.record(tx, deedOf(team), act(name, event)));
const linesOf = ({ merchantId }: Team) =>
  house.platform.db
    .select()
    .from(logEntries)
    .where(eq(logEntries.merchantId, merchantId))
    .orderBy(asc(logEntries.position));

describe('a line of the log', () => {
  it('is kept with the deed, or not at all', async () => {
    const team = await newTeam();
    const failing = transaction(house.platform.db, async (tx) => {
      await house.services.logs.record(tx, deedOf(team), act('Finance'));
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await linesOf(team)).toEqual([]);
  });

  it('stands after the one before, also when twenty deeds come at once', async () => {
    const team = await newTeam();
    await Promise.all(Array.from({ length: 20 }, (_, index) => record(team, `Role${index}`)));
    const lines = await linesOf(team);
    expect(lines.map(({ position }) => position)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
    expect(lines.slice(1).map(({ previousHash }) => previousHash)).toEqual(lines.slice(0, -1).map(({ hash }) => hash));
  });
});

describe('the log, to the server itself', () => {
  it('can be appended to and not changed', async () => {
    await record(await newTeam(), 'Finance');
    const run = (text: string) => house.platform.db.execute(sql.raw(text)).then(() => 'done', sqlStateOf);
    for (const text of [`update log_entry set actor_name = 'x'`, 'delete from log_entry', 'truncate log_entry'])
      expect(await run(text), text).toBe('42501');
  });
});
