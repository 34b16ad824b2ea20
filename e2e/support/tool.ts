import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { expect } from '@playwright/test';

const main = path.resolve(import.meta.dirname, '../../packages/cli/src/main.ts');

interface Place {
  readonly url: string | undefined;
  readonly uploadKey: string;
  readonly folder: string;
}
/** The developer's tool at work. */
export interface RunningTool {
  readonly child: ChildProcess;
  /** The first line of a kind, as soon as it is there. */
  said(kind: string): Promise<Readonly<Record<string, unknown>>>;
}

/** Starts the developer's tool as a program of its own. */
export const startTool = ({ url = '', uploadKey, folder }: Place, ...words: readonly string[]): RunningTool => {
  const { PATH } = process.env;
  const env = { PATH, BALCAO_URL: url, BALCAO_UPLOAD_KEY: uploadKey, LANG: 'pt_BR.UTF-8' };
  const child = spawn(process.execPath, [main, ...words, '--json'], { cwd: folder, env });
  let text = '';
  child.stdout.on('data', (bytes) => (text += bytes));
  child.stderr.on('data', (bytes) => (text += bytes));
  return {
    child,
    said: async (kind) => {
      const line = () => text.split('\n').find((one) => one.startsWith(`{"kind":"${kind}"`));
      await expect.poll(line, { message: text, timeout: 30_000, intervals: [50] }).toBeDefined();
      return JSON.parse(line() ?? '{}');
    },
  };
};
