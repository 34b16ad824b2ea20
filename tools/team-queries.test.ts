import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesBelow } from './files.ts';
import { root } from './root.mjs';
import { openQueriesIn, teamTablesIn } from './team-queries.ts';

/** Queries on rows of teams that are right to ask for no team, and why. */
const reasons: Readonly<Record<string, string>> = {
  'certificate: forgetNonces': 'Old nonces of every team are forgotten by time.',
  'invitation: findByCode':
    'Whoever holds the code of an invitation belongs to no team yet; the code is a secret of 128 bits.',
  'invitation: lockByCode': 'The same, to accept it.',
  'ledger: findLongTails': 'The house’s own rounds: which accounts of which teams to sum up.',
  'log: listDeedsOf': 'What a person did is theirs in all their teams; asked for with their own account only.',
  'log: listTeamsWithLog': 'The check of the log goes through every team.',
  'order: findByTxid': 'A rail knows an order by its own number and no team; the answer carries the team.',
  'order: lockByTxid': 'The same, to pay it.',
  'order: payWaiting': 'The same, for many payments of many teams at once.',
  'order: findDue': 'The house’s own rounds: orders of every team whose time is over.',
  'review: listByUrgency': 'Staff of the platform review what every team hands in.',
  'review: listNewest': 'The same, of what they have decided.',
  'review: countUpTo': 'The same, counted.',
  'review: countDesk': 'The same, counted for the day of a reviewer.',
  'review: findByReviewId': 'Staff name a submission by its id alone; the answer carries the team.',
  'review: findNextFree': 'What waits next, whose ever it is.',
  'sandbox: hasTeams': 'Whether the installation is empty.',
  'session: findMembershipsOf': 'The teams of a person: that is the question.',
  'team: findTeamByNumber': 'Servers and the phone name a team by its number; the answer carries its id.',
  'team: findTeamIdsLike': 'Staff look for what was done to a team by its number or name; the answer carries ids only.',
  'upload: findLoose': 'The house’s own rounds: documents of every team that nothing stands on any more.',
  'webhook: takeDue': 'The house’s own rounds: notifications of every team that are due.',
};

const modules = path.join(root, 'apps/server/src/modules');
const files = filesBelow(modules);
const textOf = (file: string): string => fs.readFileSync(path.join(modules, file), 'utf8');
const tables = files.filter((file) => file.endsWith('.tables.ts')).flatMap((file) => teamTablesIn(textOf(file)));

describe('the queries of the server', () => {
  it('are looked at: the tables of teams are known', () => {
    const known = ['member', 'role', 'role_menu', 'invitation', 'log_entry', 'order', 'certificate', 'team', 'journal'];
    expect(tables.map(({ sql }) => sql)).toEqual(expect.arrayContaining(known));
    expect(tables.map(({ sql }) => sql)).not.toContain('session');
  });

  it('say of which team, each one, or there is a reason (Z3)', () => {
    const open = files
      .filter((file) => file.endsWith('.repository.ts'))
      .flatMap((file) => openQueriesIn(file, textOf(file), tables).map(({ name }) => `${path.dirname(file)}: ${name}`));
    expect([...new Set(open)].sort()).toEqual(Object.keys(reasons).sort());
  });

  it('stand in repositories: no other file of a module asks for rows without their team', () => {
    const others = files.filter((file) => /(?<![.](?:repository|tables|test))[.]ts$/.test(file));
    const open = others.flatMap((file) =>
      openQueriesIn(file, textOf(file), tables).map(({ name }) => `${file}: ${name}`),
    );
    expect(open).toEqual([]);
  });
});

describe('the check', () => {
  const of = (text: string) => openQueriesIn('a.ts', text, [{ code: 'things', sql: 'thing' }]).map(({ name }) => name);

  it.each([
    ['a query by the id alone', `export const find = (q, id) => q.select().from(things).where(eq(things.id, id));`],
    ['a query without any condition', `export const find = (q) => q.select().from(things).limit(1);`],
    ['a change by the id alone', `export const find = (q, id) => q.update(things).set({}).where(eq(things.id, id));`],
    ['a deletion by the id alone', `export const find = (q, id) => q.delete(things).where(eq(things.id, id));`],
    ['a count of everything', `export const find = (q) => q.$count(things);`],
    ['a join by the id alone', `export const find = (q) => q.select().from(x).innerJoin(things, eq(things.id, x.id));`],
    ['SQL by the id alone', 'export const find = (q, id) => q.execute(sql`select * from thing where id = $1`);'],
    [
      'SQL that joins by the id',
      'export const find = (q, id) => q.execute(sql`select from x join thing t on t.id = x.id`);',
    ],
    [
      'SQL that compares two rows',
      'export const find = sql`delete from thing t using x where t.merchant_id = x.merchant_id`;',
    ],
    [
      'a condition whose helper forgets the team',
      `const at = (id) => eq(things.id, id);\nexport const find = (q, id) => q.select().from(things).where(at(id));`,
    ],
    [
      'a list whose caller forgets it',
      `const all = (q) => q.select().from(things);\nexport const find = (q, id) => all(q).where(eq(things.id, id));`,
    ],
  ])('finds %s', (_, text) => {
    expect(of(text)).toEqual(['find']);
  });

  it.each([
    [
      'by team and id',
      `export const find = (q, merchantId, id) => q.select().from(things).where(and(eq(things.merchantId, merchantId), eq(things.id, id)));`,
    ],
    ['in SQL', 'export const find = (q, m) => q.execute(sql`select * from thing where merchant_id = $1`);'],
    [
      'by a helper',
      `const at = (key) => and(eq(things.merchantId, key.merchantId), eq(things.id, key.id));\nexport const find = (q, key) => q.select().from(things).where(at(key));`,
    ],
    [
      'by whoever calls a helper',
      `const all = (q) => q.select().from(things);\nexport const find = (q, m) => all(q).where(eq(things.merchantId, m));`,
    ],
    ['of another table', `export const find = (q, id) => q.select().from(people).where(eq(people.id, id));`],
  ])('lets a query pass that says of which team: %s', (_, text) => {
    expect(of(text)).toEqual([]);
  });
});
