#!/usr/bin/env node
import process from 'node:process';
import { askAtTerminal } from './ask.ts';
import { runProgram } from './program.ts';

const { stdin, stdout, env } = process;
const isTerminal = Boolean(stdin.isTTY && stdout.isTTY) && env.CI === undefined;

process.exitCode = await runProgram({
  words: process.argv.slice(2),
  environment: env,
  ask: isTerminal ? askAtTerminal : undefined,
  say: (text) => process.stdout.write(text),
  complain: (text) => process.stderr.write(text),
});
