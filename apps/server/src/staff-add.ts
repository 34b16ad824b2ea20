import path from 'node:path';
import { parseArgs } from 'node:util';
import { addStaff, setUpLifeDays } from '@balcao/contract/staff-team';
import { readConfig } from './config.ts';
import { bringInStaff } from './modules/staff/staff-from-server.service.ts';
import { onOwnDatabase } from './own-database.ts';
import { ConfigError } from './platform/config-error.ts';
import { openDb } from './platform/db.ts';
import { Refusal } from './platform/refusal.ts';

const usage = `Write: npm run staff:add -- --email ana@example.com --name "Ana Lima" --role admin
Roles: admin, reviewer, finance, support. With --again, somebody who is there already gets a new link and loses their second factor.
`;
const known = 'This e-mail is there already. With --again the person gets a new link and loses their second factor.\n';

const text = { type: 'string' } as const;
const options = { email: text, name: text, role: text, again: { type: 'boolean' } } as const;

const askOf = () => {
  try {
    const { again = false, ...person } = parseArgs({ options }).values;
    const { success, data } = addStaff.body.safeParse(person);
    return success ? { ...data, again } : undefined;
  } catch {
    return undefined;
  }
};

/** Adds someone to the platform's staff, also while the server runs, and prints the link by which they choose their password. */
const add = async (ask: NonNullable<ReturnType<typeof askOf>>): Promise<string> => {
  const config = readConfig(process.env, path.resolve(import.meta.dirname, '../../..'));
  const { publicBaseUrl } = config;
  const link = await onOwnDatabase(config, async (connection) => {
    const db = openDb(connection, 1);
    try {
      return await bringInStaff(db, { ...ask, publicBaseUrl, now: new Date() });
    } finally {
      await db.$client.end();
    }
  });
  return `${ask.name} chooses a password here, once, within ${setUpLifeDays} days:\n${link}\n`;
};

const fail = (sentence: string): void => {
  process.stderr.write(sentence);
  process.exitCode = 1;
};

const ask = askOf();
if (ask)
  await add(ask).then(
    (said) => void process.stdout.write(said),
    (error: Error) => {
      if (error instanceof Refusal) return fail(known);
      return fail(error instanceof ConfigError ? `${error.message}\n` : `${error.stack ?? error.message}\n`);
    },
  );
else fail(usage);
