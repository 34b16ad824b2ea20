import { asc, eq, sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { performAction } from '../../../test/audit-events.ts';
import { member, openTeam, register, type Team } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { sqlStateOf, transaction } from '../../platform/db.ts';
import { logEntries } from './log.tables.ts';

let testApp: TestApp;
let owner: pg.Client;
let team: Team;
beforeAll(async () => {
  testApp = await openTestApp();
  owner = new pg.Client(testApp.database.config);
  await owner.connect();
});
beforeEach(async () => {
  team = await openTeam(testApp, await register(testApp));
});
afterAll(async () => {
  await owner.end();
  await testApp.close();
});

const linesOf = ({ merchantId }: Team) =>
  testApp.platform.db
    .select()
    .from(logEntries)
    .where(eq(logEntries.merchantId, merchantId))
    .orderBy(asc(logEntries.position));
const verify = ({ merchantId }: Team) => testApp.services.logs.verify(testApp.platform.db, merchantId);

/** What only the owner of the database can do, and only with the guard disabled. */
const tamper = async (statement: string): Promise<void> => {
  await owner.query('alter table log_entry disable trigger append_only');
  try {
    await owner.query(statement, [team.merchantId]);
  } finally {
    await owner.query('alter table log_entry enable trigger append_only');
  }
};

describe('a line of the log', () => {
  it('says who, what, to what, what changed, from where and when', async () => {
    const changes = [{ field: 'permission', of: 'payment.orders', before: 'none', after: 'read' }] as const;
    const at = new Date('2026-03-04T05:06:07.890Z');
    await performAction(testApp, team, { event: '8', name: 'Finance', changes, at, ip: '203.0.113.9' });
    const [line] = await linesOf(team);
    expect(line).toMatchObject({
      event: '8',
      actorId: team.accountId,
      actorName: expect.stringMatching(/^pessoa-/),
      subjectKind: 'role',
      subjectName: 'Finance',
      changes,
      ip: '203.0.113.9',
      at,
      position: 1,
    });
  });

  it('is kept with the action, or not at all', async () => {
    const auditEvent = { actor: team, ip: '10.1.2.3', requestId: 'one', now: testApp.platform.clock.now() };
    const subject = { kind: 'role', id: crypto.randomUUID(), name: 'Finance' } as const;
    const failing = transaction(testApp.platform.db, async (tx) => {
      await testApp.services.logs.record(tx, auditEvent, { event: '4', subject });
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await linesOf(team)).toEqual([]);
    expect(await verify(team)).toBeUndefined();
  });

  it('stands after the one before, also when twenty actions come at once', async () => {
    const second = await member(testApp, team, { isAdmin: true });
    const auditEvents = Array.from({ length: 20 }, (_, index) =>
      performAction(testApp, index % 2 === 0 ? team : second),
    );
    await Promise.all(auditEvents);
    const lines = await linesOf(team);
    expect(lines.map(({ position }) => position)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
    expect(lines.slice(1).map(({ previousHash }) => previousHash)).toEqual(lines.slice(0, -1).map(({ hash }) => hash));
    expect(await verify(team)).toBeUndefined();
  });

  it('does not wait for the actions of another team', async () => {
    const other = await openTeam(testApp, await register(testApp));
    await transaction(testApp.platform.db, async (tx) => {
      const auditEvent = { actor: team, ip: '10.1.2.3', requestId: 'one', now: testApp.platform.clock.now() };
      const subject = { kind: 'role', id: crypto.randomUUID(), name: 'Finance' } as const;
      await testApp.services.logs.record(tx, auditEvent, { event: '4', subject });
      await performAction(testApp, other);
    });
    expect(await linesOf(other)).toHaveLength(1);
  });
});

describe('the log', () => {
  it('can be appended to and not changed by the server itself (rule: audit-log)', async () => {
    await performAction(testApp, team);
    const run = (text: string) => testApp.platform.db.execute(sql.raw(text)).then(() => 'done', sqlStateOf);
    for (const text of [`update log_entry set actor_name = 'x'`, 'delete from log_entry', 'truncate log_entry'])
      expect(await run(text), text).toBe('42501');
    expect(await run('delete from log_head')).toBe('42501');
  });

  it('is not changed by the owner of the database either, while its guard stands', async () => {
    await performAction(testApp, team);
    const append = 'the log is append-only';
    await expect(owner.query(`update log_entry set actor_name = 'x'`)).rejects.toThrow(append);
    await expect(owner.query('delete from log_entry')).rejects.toThrow(append);
  });

  it('cannot fork: no two lines stand on the same one', async () => {
    await performAction(testApp, team);
    const copy = `insert into log_entry select merchant_id, gen_random_uuid(), position + 1, event, actor_id, actor_name,
      subject_kind, subject_id, subject_name, changes, ip, request_id, at, previous_hash, 'x' from log_entry
      where merchant_id = $1`;
    await expect(owner.query(copy, [team.merchantId])).rejects.toMatchObject({ constraint: 'log_entry_chain' });
  });
});

describe('the check of the log', () => {
  const threeAuditEvents = async () => {
    for (const name of ['One', 'Two', 'Three']) await performAction(testApp, team, { name });
  };

  it.each([
    ['a name', `update log_entry set actor_name = 'somebody else' where merchant_id = $1 and position = 2`],
    ['a time', `update log_entry set at = at - interval '1 day' where merchant_id = $1 and position = 2`],
    ['an address', `update log_entry set ip = '198.51.100.1' where merchant_id = $1 and position = 2`],
    [
      'what changed',
      `update log_entry set changes = '[{"field":"name","of":null,"before":null,"after":"x"}]' where merchant_id = $1 and position = 2`,
    ],
  ])('finds %s that was changed afterwards', async (_, statement) => {
    await threeAuditEvents();
    await tamper(statement);
    expect(await verify(team)).toEqual({ position: 2, kind: 'changed' });
  });

  it('finds a line that was taken out, in the middle and at the end', async () => {
    await threeAuditEvents();
    await tamper('delete from log_entry where merchant_id = $1 and position = 3');
    expect(await verify(team)).toEqual({ position: 3, kind: 'missing' });
    await tamper('delete from log_entry where merchant_id = $1 and position = 1');
    expect(await verify(team)).toEqual({ position: 2, kind: 'unlinked' });
  });

  it('finds a line that was written again with a seal of its own', async () => {
    await threeAuditEvents();
    const [line] = await linesOf(team);
    const { sealOf } = await import('./log-seal.ts');
    const forged = sealOf({ ...(line ?? expect.fail('no line')), actorName: 'somebody else' });
    await tamper(`update log_entry set actor_name = 'somebody else', hash = '${forged}'
      where merchant_id = $1 and position = 1`);
    expect(await verify(team)).toEqual({ position: 2, kind: 'unlinked' });
  });

  it('finds nothing in a log of many pages', async () => {
    const many = Array.from({ length: 1_005 }, (_, index) => ({ name: `Role${index}` }));
    const actor = { actor: team, ip: '10.1.2.3', requestId: 'many', now: testApp.platform.clock.now() };
    await transaction(testApp.platform.db, async (tx) => {
      for (const { name } of many) {
        const subject = { kind: 'role', id: crypto.randomUUID(), name } as const;
        await testApp.services.logs.record(tx, actor, { event: '4', subject });
      }
    });
    expect(await verify(team)).toBeUndefined();
    await tamper('delete from log_entry where merchant_id = $1 and position > 1000');
    expect(await verify(team)).toEqual({ position: 1001, kind: 'missing' });
  });
});

describe('what a person did', () => {
  it('is theirs alone, in all their teams', async () => {
    const second = await member(testApp, team, { isAdmin: true });
    const other = await openTeam(testApp, second);
    await performAction(testApp, team, { name: 'NotTheirs' });
    const at = testApp.platform.clock.now();
    await performAction(testApp, second, { name: 'Here', at });
    await performAction(testApp, other, { name: 'There', at: new Date(at.getTime() + 1) });
    const auditEvents = await testApp.services.logs.auditEventsOf(testApp.platform.db, second.accountId);
    expect(auditEvents.map(({ subject, merchantId }) => [subject.name, merchantId])).toEqual([
      ['There', other.merchantId],
      ['Here', team.merchantId],
    ]);
  });
});
