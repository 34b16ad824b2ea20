import { spawn } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { programs, root } from './root.mjs';

const running = new Set();
let interrupted = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    interrupted = true;
    for (const child of running) child.kill(signal); // Their ends are failures, which the summary then counts.
  });
}

/** Production would leave out what tests need from React; colours would hide the summary from who reads it by program. */
const { NODE_ENV: _, ...inherited } = process.env;
const plain = {
  ...inherited,
  PATH: `${programs}${path.delimiter}${inherited.PATH}`,
  NO_COLOR: '1',
  FORCE_COLOR: undefined,
};

/** Runs a program of the installed packages; its output goes to the screen as it comes, or into the answer. */
export const run = ([program, ...words], { env = {}, toScreen = false } = {}) =>
  new Promise((resolve) => {
    if (interrupted) return resolve({ code: 1, output: 'interrupted', seconds: '0.0' });
    const startedAt = Date.now();
    let output = '';
    const stdio = toScreen ? 'inherit' : ['ignore', 'pipe', 'pipe'];
    const child = spawn(program, words, { cwd: root, env: { ...plain, ...env }, stdio });
    running.add(child);
    const keep = (text) => {
      output += text;
    };
    child.stdout?.setEncoding('utf8').on('data', keep);
    child.stderr?.setEncoding('utf8').on('data', keep);
    child.once('error', (error) => keep(error.message));
    child.once('close', (code) => {
      running.delete(child);
      resolve({ code: code ?? 1, output, seconds: ((Date.now() - startedAt) / 1000).toFixed(1) });
    });
  });
