import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../free-port.ts';
import { root } from '../root.mjs';

/** A server of its own with a small sandbox, for as long as the pictures take. */
export interface TemporaryServer {
  readonly address: string;
  /** Its data folder, with `sandbox.json`. */
  readonly folder: string;
  /** What the sandbox wrote down: who signs in with what. */
  readonly sandbox: SandboxFile;
  stop(): Promise<void>;
}
export interface SandboxFile {
  readonly password: string;
  readonly teams: readonly {
    readonly name: string;
    /** Of a team that has handed something in: how that stands. */
    readonly what?: string;
    readonly people: readonly { readonly email: string }[];
  }[];
  readonly staff: readonly { readonly email: string; readonly role: string }[];
  readonly customers: readonly { readonly phone: string; readonly pin: string }[];
}

const isReady = (address: string): Promise<boolean> =>
  fetch(`${address}/ready`).then(
    ({ ok }) => ok,
    () => false,
  );

/** @throws Error with what the server said when it does not come up within a minute. */
export const startServer = async (): Promise<TemporaryServer> => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'balcao-pictures-'));
  fs.chmodSync(folder, 0o755); // The account of PostgreSQL must be able to enter.
  const port = await freePort();
  const address = `http://localhost:${port}`;
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: folder,
    SANDBOX_SEED: 'small',
    LOG_LEVEL: 'warn',
    REVIEW_UNDO_SECONDS: '0',
  };
  const child = spawn(process.execPath, ['apps/server/src/main.ts'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (said += part.toString()));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  for (const end = Date.now() + 60_000; !(await isReady(address)); await pause(100))
    if (Date.now() > end || child.exitCode !== null) throw new Error(`the server did not come up: ${said}`);
  return {
    address,
    folder,
    sandbox: JSON.parse(fs.readFileSync(path.join(folder, 'sandbox.json'), 'utf8')) as SandboxFile,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
};
