import { listRequests } from '@balcao/contract/request';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { begin } from '../../../test/locks.ts';
import { type MerchantServer, merchantServer } from '../../../test/merchants.ts';
import { openTeam, register, type Team } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';

let testApp: TestApp;
let team: Team;
let server: MerchantServer;
/** Of the database: may do what the server may not. */
let owner: pg.Client;
beforeAll(async () => {
  testApp = await openTestApp();
  team = await openTeam(testApp, await register(testApp), { certified: true });
  server = await merchantServer(testApp, team);
  owner = new pg.Client(testApp.database.config);
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await testApp.close();
});

const ask = (...numbers: string[]) => Promise.allSettled(numbers.map((number) => server.client.queryOrder(number)));
const orderOf = ({ target }: { target: string }) => target.split('/').at(-1) ?? '';
const written = async (part: string): Promise<string[]> => {
  const { list } = await team.call(listRequests, { query: { path: part } });
  return list.map(orderOf).toSorted();
};

it('what could not be written while the database was away is written once it is back, and once only', async () => {
  await owner.query('begin');
  await owner.query('lock table open_request in access exclusive mode');
  await ask('AWAY-1', 'AWAY-2');
  const [writing] = await begin(testApp, testApp.services.recorder.flush(), 1);
  await owner.query(`
    select pg_terminate_backend(a.pid) from pg_locks l join pg_stat_activity a using (pid)
    where not l.granted and a.datname = current_database()`);
  await writing;
  await ask('AWAY-3');
  await owner.query('rollback');
  expect(await written('AWAY-')).toEqual(['AWAY-1', 'AWAY-2', 'AWAY-3']);
  expect(await written('AWAY-')).toEqual(['AWAY-1', 'AWAY-2', 'AWAY-3']);
});

it('a line that cannot be written takes no other with it, and is not tried for ever', async () => {
  await owner.query("alter table open_request add constraint unspoilt check (target not like '%SPOILT%') not valid");
  await ask('LINE-1', 'LINE-SPOILT', 'LINE-2', 'LINE-3');
  expect(await written('LINE-')).toEqual(['LINE-1', 'LINE-2', 'LINE-3']);
  await owner.query('alter table open_request drop constraint unspoilt');
  await ask('LINE-4');
  expect(await written('LINE-')).toEqual(['LINE-1', 'LINE-2', 'LINE-3', 'LINE-4']);
});
