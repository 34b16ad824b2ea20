import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { compress } from './compress.mjs';
import { programs, root } from './root.mjs';
import { readStamp, sourcesBelow, stampOf } from './stamp.mjs';

const apps = ['backoffice', 'console', 'phone'];
const shared = ['packages/ui', 'packages/contract', 'packages/brazil', 'packages/sdk'];
const settings = ['package-lock.json', 'tsconfig.base.json', 'tsconfig.web.json'];
const builders = [
  'vite',
  'messages',
  'lean-contract',
  'contract-parts',
  'split-declarations',
  'chosen-language',
  'chosen-scheme',
  'early-reads',
  'painted-frame',
  'offline-page',
  'offline-tries',
  'offline-words',
  'offline-worker',
  'pdf-data',
]
  .map((name) => `tools/${name}.ts`)
  .concat('tools/web-build.mjs', 'tools/compress.mjs');
const workshops = path.join(root, 'node_modules/.cache/balcao-web');
/** Of this process alone: what a killed build left running cannot write into the next one. */
const workshop = path.join(workshops, String(process.pid));

/** The web apps whose build is missing or older than their sources, with the stamp that the new one shall carry. */
export const staleApps = () => {
  const common = stampOf([...shared.flatMap(sourcesBelow), ...settings, ...builders]);
  return apps
    .map((name) => ({ name, dist: path.join(root, 'apps', name, 'dist') }))
    .map((app) => ({ ...app, stamp: `${common}\n${stampOf(sourcesBelow(`apps/${app.name}`))}\n` }))
    .filter(({ dist, stamp }) => readStamp(path.join(dist, '.stamp')) !== stamp);
};

/**
 * Builds the apps, each complete and compressed before it replaces the one that a running server may be serving.
 * @throws Error when one cannot be built; the old one stays.
 */
export const buildStale = async (stale) => {
  if (stale.length === 0) return;
  const startedAt = Date.now();
  console.log(`[ensure] building ${stale.map(({ name }) => name).join(', ')}`);
  fs.rmSync(workshops, { recursive: true, force: true, maxRetries: 3 });
  const results = await Promise.allSettled(stale.map(build));
  const failed = results.find(({ status }) => status === 'rejected');
  fs.rmSync(workshops, { recursive: true, force: true, maxRetries: 3 });
  if (failed) throw failed.reason;
  console.log(`[ensure] built in ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
};

const build = async ({ name, dist, stamp }) => {
  const fresh = path.join(workshop, name);
  await runVite(name, ['build', path.join('apps', name), '--outDir', fresh, '--emptyOutDir', '--logLevel', 'warn']);
  await compress(fresh);
  fs.writeFileSync(path.join(fresh, '.stamp'), stamp);
  if (fs.existsSync(dist)) fs.renameSync(dist, path.join(workshop, `${name}.old`));
  fs.renameSync(fresh, dist);
};

const runVite = async (name, words) => {
  const node = path.join(programs, 'node');
  const child = spawn(
    fs.existsSync(node) ? node : 'node',
    [path.join(root, 'node_modules/vite/bin/vite.js'), ...words],
    { cwd: root, env: { ...process.env, NODE_ENV: 'production' }, stdio: 'inherit' },
  );
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`The web app ${name} could not be built.`);
};
