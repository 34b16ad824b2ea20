import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { expect, it } from 'vitest';
import { filesBelow } from './files.ts';
import { root } from './root.mjs';

const server = path.join(root, 'apps/server');
const meta = path.join(server, 'migrations/meta');
type Snapshot = Parameters<typeof generateMigration>[0];

/** Tables as the code has them. */
const readTables = async (): Promise<Snapshot> => {
  const files = filesBelow(path.join(server, 'src')).filter((file) => file.endsWith('.tables.ts'));
  const modules = await Promise.all(files.map((file) => import(pathToFileURL(path.resolve(server, 'src', file)).href)));
  return generateDrizzleJson(Object.assign({}, ...modules));
};
/** drizzle-kit compares with the newest snapshot only; older ones would be 150,000 lines that nothing reads. */
const snapshots = () => fs.readdirSync(meta).filter((file) => file.endsWith('_snapshot.json'));
/** Tables as in the snapshot next to the migrations, which `npm run db:generate` compares with. */
const readSnapshot = (): Snapshot => JSON.parse(fs.readFileSync(path.join(meta, snapshots()[0] ?? ''), 'utf8'));

it('one snapshot stands beside the migrations: `npm run db:generate` needs the newest only', () => {
  expect(snapshots()).toHaveLength(1);
});

it('the snapshot beside the migrations is of the tables as they are; if not, `npm run db:generate` writes one, and the SQL is yours', async () => {
  expect(await generateMigration(readSnapshot(), await readTables())).toEqual([]);
}, 60_000);
