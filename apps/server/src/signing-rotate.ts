import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { command } from './database-command.ts';
import { ConfigError } from './platform/config-error.ts';
import { openDb } from './platform/db.ts';
import { openSecrets } from './platform/key-register.ts';
import { masterKeysOf } from './platform/master-keys.ts';
import { announceSigningKey, replaceSigningKeys } from './platform/signing-rotation.ts';

const usage =
  'Write: npm run signing:rotate, with -- --days 1 to 365 for another time than 30 days, or -- --stolen to replace every key at once.';
const options = { days: { type: 'string', default: '30' }, stolen: { type: 'boolean', default: false } } as const;
const Days = z.coerce.number().check(z.int(), z.gte(1), z.lte(365));

const askOf = () => {
  try {
    const { days, stolen } = parseArgs({ options }).values;
    return { days: Days.parse(days), stolen };
  } catch {
    throw new ConfigError(usage);
  }
};

// Announces the key with which answers to merchants' servers are signed next.
await command(async (connection, config) => {
  const { days, stolen } = askOf();
  const db = openDb(connection, 1);
  try {
    const secrets = await openSecrets(db, masterKeysOf(config));
    const now = new Date();
    const { id, signsFrom } = await (stolen
      ? replaceSigningKeys(db, secrets, now)
      : announceSigningKey(db, secrets, days, now));
    return `The key ${id} is published and signs from ${signsFrom.toISOString()}.`;
  } finally {
    await db.$client.end();
  }
});
