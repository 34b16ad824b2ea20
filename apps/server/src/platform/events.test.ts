import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../../test/database.ts';
import { until } from '../../test/until.ts';
import { createEvents } from './events.ts';

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

it('many announcements at once all arrive, and travel one after the other on their connection', async () => {
  const warnings: string[] = [];
  const hear = ({ message }: Error) => void warnings.push(message);
  process.on('warning', hear);
  const errors: Error[] = [];
  const events = createEvents(database.config, (error) => errors.push(error));
  let heard = 0;
  events.onSettings(() => {
    heard += 1;
  });
  // Heard once when the line stands.
  await until(
    async () => heard,
    (count) => count === 1,
  );
  for (let sent = 0; sent < 5; sent += 1) events.announceSettings();
  await until(
    async () => heard,
    (count) => count === 6,
  );
  await events.stop();
  process.off('warning', hear);
  expect({ warnings, errors }).toEqual({ warnings: [], errors: [] });
});

it('what happens while the line to the database is down reaches the other servers when it is back', async () => {
  const none = (): void => {};
  const one = createEvents({ ...database.config, application_name: 'one' }, none);
  const two = createEvents(database.config, none);
  const heard: string[] = [];
  two.subscribe('a team', ({ key }) => void heard.push(key ?? ''));
  let isListening = false;
  two.onSettings(() => {
    isListening = true;
  });
  // What is said before the line stands is lost, as with a crash.
  await until(
    async () => isListening,
    (is) => is,
  );
  const hears = (key: string) =>
    until(
      async () => heard,
      (keys) => keys.includes(key),
    );
  one.publishWritten('a team', { topic: 'order', key: 'before' });
  await hears('before');
  const client = new pg.Client(database.config);
  await client.connect();
  const { rowCount } = await client.query(
    `select pg_terminate_backend(pid, 5000) from pg_stat_activity where application_name = 'one'`,
  );
  expect(rowCount).toBe(1);
  one.publishWritten('a team', { topic: 'order', key: 'meanwhile' });
  await hears('meanwhile');
  expect(heard).toEqual(['before', 'meanwhile']);
  await Promise.all([client.end(), one.stop(), two.stop()]);
});
