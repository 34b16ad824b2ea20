import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

const server = path.resolve(import.meta.dirname, '..');
const root = path.resolve(server, '../..');
const shelf = path.join(root, 'node_modules/.cache/balcao-test-database');

/** What a prepared PostgreSQL is made by: its version, the schema, and how both are set up. */
const makers = (): string[] => [
  path.join(root, 'package-lock.json'),
  ...['migrate.ts', 'job-data.ts', 'job-queues.ts', 'job-tables.ts', 'embedded/cluster.ts'].map((name) =>
    path.join(server, 'src/platform', name),
  ),
  ...['kept-cluster.ts', 'cluster.ts', 'template.ts'].map((name) => path.join(server, 'test', name)),
  ...fs
    .readdirSync(path.join(server, 'migrations'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.sql$|_journal\.json$/.test(name))
    .sort()
    .map((name) => path.join(server, 'migrations', name)),
];

/** Contents and not times, which `git checkout` renews; the account, as PostgreSQL only starts on files of its own. */
const keptFolder = (): string => {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch} ${process.getuid?.()}`);
  for (const file of makers()) hash.update(`\0${path.relative(root, file)}\0`).update(fs.readFileSync(file));
  return path.join(shelf, hash.digest('hex').slice(0, 32));
};

/** With owners and modes, which PostgreSQL insists on. */
const copy = (from: string, to: string): boolean => spawnSync('cp', ['-a', from, to]).status === 0;

/** Puts the PostgreSQL that an earlier run prepared into the folder; false when there is none for these migrations. */
export const takeKeptCluster = (dataDir: string): boolean => {
  const kept = keptFolder();
  if (!fs.existsSync(kept)) return false;
  if (copy(kept, dataDir)) return true;
  fs.rmSync(dataDir, { recursive: true, force: true }); // Another run replaced it in the middle.
  return false;
};

/** Keeps a prepared PostgreSQL, which must not be running, for later runs; what was kept of other migrations goes. */
export const keepCluster = (dataDir: string): void => {
  const kept = keptFolder();
  if (fs.existsSync(kept)) return; // Another run was faster, and a third may be copying that.
  fs.rmSync(shelf, { recursive: true, force: true, maxRetries: 3 });
  fs.mkdirSync(shelf, { recursive: true, mode: 0o700 });
  const scratch = `${kept}.${process.pid}`;
  try {
    if (copy(dataDir, scratch)) fs.renameSync(scratch, kept);
  } catch {
    // Another run put its own there in the meantime.
  } finally {
    fs.rmSync(scratch, { recursive: true, force: true });
  }
};
