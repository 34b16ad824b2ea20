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
