import { command } from './database-command.ts';
import { openDb } from './platform/db.ts';
import { keyStatus } from './platform/key-rotation.ts';
import { masterKeysOf } from './platform/master-keys.ts';

// Prints every master key with the number of values that it has sealed; one with none, which seals no more, can be taken away.
await command(async (connection, config) => {
  const db = openDb(connection, 1);
  try {
    return (await keyStatus(db, masterKeysOf(config))).map((key) => JSON.stringify(key)).join('\n');
  } finally {
    await db.$client.end();
  }
});
