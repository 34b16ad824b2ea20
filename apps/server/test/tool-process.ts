import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { vi } from 'vitest';
import { keptTool } from '../../../tools/kept-tool.ts';

const program = await keptTool();

export type Line = Readonly<Record<string, unknown>> & { readonly kind?: string };
/** The developer's tool as they install it, a program of its own without a terminal. */
export interface ToolProcess {
  /** What it has said so far, a line of JSON each. */
  lines(): readonly Line[];
  /** The first line of a kind, as soon as it is there. */
  said(kind: string): Promise<Line>;
  /** What it has said and complained of so far. */
  output(): string;
  /** Sends a signal, where one is named, and waits for the end: the code that it ends with. */
  end(signal?: NodeJS.Signals): Promise<number | null>;
  /** How it went, once it has ended. */
  readonly ended: Promise<ToolRun>;
  readonly child: ChildProcess;
}

/** What a run ended with, null when it was killed, and what it said. */
export interface ToolRun {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface ToolPlace {
  readonly url?: string;
  /** A key of the team. */
  readonly key?: string;
  /** A key of one mini program. */
  readonly uploadKey?: string;
  /** Where it runs, and where what it keeps is. */
  readonly folder: string;
  /** It runs where no person watches. */
  readonly isCi?: boolean;
}

export const startTool = (
  { url, key, uploadKey, folder, isCi }: ToolPlace,
  ...words: readonly string[]
): ToolProcess => {
  const child = spawn(process.execPath, [program, ...words], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      LANG: 'en_US.UTF-8',
      XDG_CONFIG_HOME: folder,
      XDG_STATE_HOME: path.join(folder, '.state'),
      ...(isCi ? { CI: '1' } : {}),
      ...(url ? { BALCAO_URL: url } : {}),
      ...(key ? { BALCAO_KEY: key } : {}),
      ...(uploadKey ? { BALCAO_UPLOAD_KEY: uploadKey } : {}),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const texts = { stdout: '', stderr: '' };
  child.stdout.on('data', (bytes) => (texts.stdout += bytes));
  child.stderr.on('data', (bytes) => (texts.stderr += bytes));
  const closed = once(child, 'close');
  const lines = (): Line[] =>
    texts.stdout
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as Line);
  return {
    child,
    lines,
    said: (kind) =>
      vi.waitFor(
        () => {
          const line = lines().find((one) => one.kind === kind);
          if (!line) throw new Error(`no ${kind} in ${texts.stdout}${texts.stderr}`);
          return line;
        },
        { timeout: 60_000, interval: 15 },
      ),
    output: () => texts.stdout + texts.stderr,
    ended: closed.then(([code]): ToolRun => ({ code, ...texts })),
    end: async (signal) => {
      if (signal) child.kill(signal);
      const [code] = await closed;
      return code;
    },
  };
};
