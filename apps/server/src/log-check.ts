import { check } from './check.ts';
import { createAccountNames } from './modules/account/account-names.service.ts';
import { createLogService } from './modules/log/log.service.ts';
import { adminMaskFor } from './modules/member/member-rights.service.ts';
import { openDb } from './platform/db.ts';

// Reads every team's log against its seals and prints what should be zero (promise Z11).
await check(async (connection) => {
  const db = openDb(connection, 1);
  try {
    return await createLogService({ db, names: createAccountNames(), maskFor: adminMaskFor }).prove();
  } finally {
    await db.$client.end();
  }
});
