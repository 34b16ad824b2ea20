import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { programs, root } from './root.mjs';
import { readStamp, stampOf } from './stamp.mjs';

const stampFile = path.join(root, 'node_modules/.balcao-stamp');
const quiet = ['--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'];
const everything = ['--include=dev', '--include=optional'];

/**
 * Installs the packages of the lock file unless they are there.
 * @throws Error when npm cannot.
 */
export const ensurePackages = () => {
  const wanted = stampOf(['package.json', 'package-lock.json', ...manifests()]);
  if (readStamp(stampFile) === wanted) return;
  if (!isInstalled()) {
    const startedAt = Date.now();
    console.log('[ensure] installing the packages');
    // A registry that lacks a package of another platform fails `npm ci`, which insists on each, and not `npm install`.
    if (npm('ci') !== 0 && npm('install', '--no-save') !== 0) throw new Error('npm could not install the packages.');
    console.log(`[ensure] packages installed in ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
  }
  fs.writeFileSync(stampFile, wanted);
};

/**
 * The installation brings Node 24 for the platforms it knows; elsewhere the one on the PATH must be new enough.
 * @throws Error when it is not.
 */
export const checkNode = () => {
  const packaged = path.join(programs, 'node');
  if (fs.existsSync(packaged)) return;
  const found = spawnSync('node', ['-p', 'process.versions.node'], { encoding: 'utf8' }).stdout?.trim() ?? '';
  if (Number.parseInt(found, 10) >= 24) return;
  throw new Error(
    `Node 24 or newer is needed; npm has none for ${process.platform}-${process.arch}, and here is ${found}.`,
  );
};

const manifests = () =>
  ['apps', 'packages'].flatMap((group) =>
    fs
      .readdirSync(path.join(root, group))
      .sort()
      .map((name) => `${group}/${name}/package.json`)
      .filter((file) => fs.existsSync(path.join(root, file))),
  );

/** Whether someone ran `npm ci` by hand already: then no network is needed. npm writes its record at the end of its work. */
const isInstalled = () => {
  const record = path.join(root, 'node_modules/.package-lock.json');
  if (!fs.existsSync(record)) return false;
  const found = JSON.parse(fs.readFileSync(record, 'utf8')).packages;
  const wanted = JSON.parse(fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8')).packages;
  return Object.entries(wanted)
    .filter(([place, entry]) => place.includes('node_modules/') && isNeededHere(entry))
    .every(([place, { version }]) => found[place]?.version === version && fs.existsSync(path.join(root, place)));
};

/** What is optional and names no platform may belong to a package of another platform, so npm is free to leave it out. */
const isNeededHere = ({ optional, os, cpu, libc }) =>
  optional
    ? Boolean(os?.includes(process.platform) && cpu?.includes(process.arch) && (libc ?? ['glibc']).includes('glibc'))
    : true;

/** What a caller may have set for another command and what would leave out packages; registry, cache and proxy stay. */
const misleading =
  /^(NODE_ENV|npm_config_(omit|include|only|production|workspaces?|global|location|dry[-_]run|package[-_]lock))$/i;

/** Runs npm on a Node outside node_modules, as `npm ci` deletes the one inside while it works. */
const npm = (...words) => {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const outside = folders.filter((folder) => folder && !folder.split(path.sep).includes('node_modules'));
  const kept = Object.entries(process.env).filter(([name]) => !misleading.test(name));
  const env = { ...Object.fromEntries(kept), PATH: outside.join(path.delimiter) };
  const script = process.env.npm_execpath;
  const [program, ...first] = script && /\.c?js$/.test(script) ? ['node', script] : ['npm'];
  const { status, error } = spawnSync(program, [...first, ...words, ...everything, ...quiet], {
    env,
    stdio: 'inherit',
  });
  if (error) console.error(`[ensure] ${error.message}`);
  return status;
};
