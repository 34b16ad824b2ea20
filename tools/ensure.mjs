// Runs before `npm start`, `npm run dev` and `npm test`, on any Node from 18 on and with no package installed: brings a fresh clone, or one
// after `git pull`, to where the command itself can run. When nothing changed it only reads the sources.
import process from 'node:process';
import { ensureBrowser } from './browser.mjs';
import { checkNode, ensurePackages } from './install.mjs';
import { locked } from './lock.mjs';
import { root } from './root.mjs';
import { buildStale, staleApps } from './web-build.mjs';

process.chdir(root);
const [mode = 'start'] = process.argv.slice(2);
const startedAt = Date.now();

/** `npm test` runs all the same and counts the failure; nothing else may go on with an old build. */
const onBuildFailure = (error) => {
  if (process.env.npm_lifecycle_event !== 'pretest') throw error;
  console.error(`[ensure] ${error.message}`);
};

try {
  await locked(async () => {
    ensurePackages();
    checkNode();
    if (mode !== 'dev') await buildStale(staleApps()).catch(onBuildFailure); // There Vite makes the apps as they are asked for.
  });
  if (mode === 'test') ensureBrowser();
  const seconds = (Date.now() - startedAt) / 1000;
  if (seconds > 2) console.log(`[ensure] ready after ${seconds.toFixed(1)} s`);
} catch (error) {
  console.error(`[ensure] ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
