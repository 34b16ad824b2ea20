import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from './root.mjs';

const file = path.join(root, '.install.lock');

/** Number and start time, where the system tells it: a number alone may belong to another process by now. */
const identity = (pid) => {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (error.code !== 'EPERM') return undefined;
  }
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    return `${pid}@${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]}`;
  } catch {
    return `${pid}`;
  }
};

const read = (name) => {
  try {
    return fs.readFileSync(name, 'utf8');
  } catch {
    return '';
  }
};

/** The lock appears complete or not at all, so an empty one is never read. */
const take = () => {
  const mine = `${file}.${process.pid}`;
  fs.writeFileSync(mine, identity(process.pid) ?? '');
  try {
    fs.linkSync(mine, file);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  } finally {
    fs.rmSync(mine, { force: true });
  }
};

/** Moves the lock of a dead process away; if someone renewed it in between, theirs is put back. */
const clear = (stale) => {
  const aside = `${file}.stale.${process.pid}`;
  try {
    fs.renameSync(file, aside);
    if (read(aside) !== stale) fs.linkSync(aside, file);
  } catch (error) {
    if (error.code !== 'ENOENT' && error.code !== 'EEXIST') throw error;
  } finally {
    fs.rmSync(aside, { force: true });
  }
};

/** Runs the work while no other `npm start` or `npm test` of this checkout installs or builds. */
export const locked = async (work) => {
  for (let told = false; !take(); await pause(100)) {
    const holder = read(file);
    if (holder && holder !== identity(Number.parseInt(holder, 10))) clear(holder);
    else if (!told) {
      console.log('[ensure] waiting for another installation or build of this checkout');
      told = true;
    }
  }
  try {
    return await work();
  } finally {
    fs.rmSync(file, { force: true });
  }
};
