import { spawnSync } from 'node:child_process';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { performAction } from './audit-events.ts';
import { openTeam, register, type Team } from './people.ts';
import { openTestApp, type TestApp } from './test-app.ts';

let testApp: TestApp;
let team: Team;
beforeAll(async () => {
  testApp = await openTestApp();
  team = await openTeam(testApp, await register(testApp));
  for (const name of ['One', 'Two', 'Three']) await performAction(testApp, team, { name });
});
afterAll(() => testApp.close());

/** `npm run log:check`, as an operator runs it while the server runs: how it ends, and what it prints. */
const check = () => {
  const { host, database } = testApp.database.config;
  const DATABASE_URL = `postgres://postgres@localhost/${database}?host=${encodeURIComponent(host ?? '')}`;
  const command = path.resolve(import.meta.dirname, '../src/log-check.ts');
  const ended = spawnSync(process.execPath, [command], { env: { ...process.env, DATABASE_URL }, encoding: 'utf8' });
  return { code: ended.status, printed: JSON.parse(ended.stdout || JSON.stringify(ended.stderr)) as unknown };
};

const asOwner = async (...statements: string[]): Promise<void> => {
  const owner = new pg.Client(testApp.database.config);
  await owner.connect();
  try {
    for (const statement of statements) await owner.query(statement);
  } finally {
    await owner.end();
  }
};

describe('npm run log:check', () => {
  it('prints zeros and ends well while nobody has touched the log', () => {
    expect(check()).toEqual({ code: 0, printed: { changed: 0, unlinked: 0, missing: 0 } });
  });

  it('counts what was changed and what is gone, and ends with 1', async () => {
    await asOwner(
      'alter table log_entry disable trigger append_only',
      `update log_entry set subject_name = 'Nothing' where position = 1`,
      'delete from log_entry where position = 3',
      'alter table log_entry enable trigger append_only',
    );
    expect(check()).toEqual({ code: 1, printed: { changed: 1, unlinked: 0, missing: 1 } });
  });
});
