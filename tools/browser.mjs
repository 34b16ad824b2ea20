import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';

/** The one without windows first: it draws the same pages with less work for the machine. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The program of a Chromium: CHROMIUM_PATH, else the first one on the PATH or in /usr/bin; undefined when there is none. */
export const findBrowser = () => {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/bin'].filter(Boolean);
  const places = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [process.env.CHROMIUM_PATH, ...places].find((place) => place && fs.existsSync(place));
};

/**
 * Installs Chromium where the system lets us. Without one the browser's tests fail and all others still run, so this only
 * says what is missing.
 */
export const ensureBrowser = () => {
  if (findBrowser()) return;
  const before = privileged();
  if (before && hasProgram('apt-get')) {
    console.log('[ensure] installing Chromium');
    apt(before, 'update', '-qq');
    for (const name of ['chromium-headless-shell', 'chromium']) {
      if (!findBrowser()) apt(before, 'install', '-y', '-qq', '--no-install-recommends', name, 'fonts-liberation');
    }
  }
  if (findBrowser()) return;
  console.error('[ensure] No Chromium was found: install one, or set CHROMIUM_PATH to its program.');
};

/** The words before a command that needs root: none as root, sudo when it asks for no password; undefined otherwise. */
const privileged = () => {
  if (process.getuid?.() === 0) return [];
  return spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0 ? ['sudo', '-n'] : undefined;
};

const hasProgram = (name) => spawnSync('sh', ['-c', `command -v ${name}`], { stdio: 'ignore' }).status === 0;

const apt = (before, ...words) => {
  const [program, ...rest] = [...before, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...words];
  spawnSync(program, rest, { stdio: 'inherit' });
};
