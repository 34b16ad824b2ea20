#!/usr/bin/env node
import process from 'node:process';
import type { Progress } from './applet-upload.ts';
import { askAtTerminal } from './ask.ts';
import { runProgram } from './program.ts';

/** A reader such as `head` may close the pipe: then the program ends silently. */
process.stdout.on('error', () => process.exit(0));

const { stdin, stdout, stderr, env } = process;
const isTerminal = Boolean(stdin.isTTY && stdout.isTTY) && env.CI === undefined;

/** A terminal shows one line that changes; the log of a script keeps every line, so a quarter at a time is enough there. */
const tellProgress = (): Progress => {
  let told = 0;
  return (percent, text) => {
    if (stderr.isTTY) stderr.write(`\r\u001b[K${text}${percent === 100 ? '\n' : ''}`);
    else if (percent >= told + 25 || percent === 100) {
      told = percent;
      stderr.write(`${text}\n`);
    }
  };
};

/** Ends what goes on at Ctrl-C; a second one ends the process. */
const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());

process.exitCode = await runProgram({
  words: process.argv.slice(2),
  environment: env,
  ask: isTerminal ? askAtTerminal : undefined,
  say: (text) => process.stdout.write(text),
  complain: (text) => process.stderr.write(text),
  stop: stop.signal,
  progress: tellProgress(),
});
