import { type ChildProcess, execFile, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { uploadCertificate } from '@balcao/contract/certificate';
import type { Team } from './people.ts';
import type { TestApp } from './test-app.ts';

const root = path.resolve(import.meta.dirname, '../../..');
/** A file of the repository as it stands, by its path. */
export const textOf = (name: string): string => fs.readFileSync(path.join(root, name), 'utf8');
export const guide = textOf('docs/open-api.md');

const fenced = /^```(?:ts|sh|python|php|java) (\S+)\n([\s\S]*?)^```$/gm;
/** The programs of a guide by name, exactly as they stand there. */
export const programsOf = (text: string): ReadonlyMap<string, string> =>
  new Map([...text.matchAll(fenced)].map(([, name = '', program = '']) => [name, program]));

/** The server of a merchant who has done what the guide says: its folder holds the programs, the key and the platform's key. */
export const openGuideFolder = async (testApp: TestApp, team: Team) => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'balcao-guide-'));
  // What a merchant would have installed.
  fs.symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  for (const [name, text] of programsOf(guide)) fs.writeFileSync(path.join(folder, name), text);
  const children: ChildProcess[] = [];
  const ran = new Set<string>();
  const environment: Record<string, string | undefined> = { PATH: process.env.PATH, HOME: process.env.HOME };
  const start = async (program: string, args: readonly string[], more: Record<string, string> = {}): Promise<string> =>
    (await promisify(execFile)(program, args, { cwd: folder, env: { ...environment, ...more } })).stdout;
  /** Runs a program of Node or of the shell, with more variables and words; answers with what it printed. */
  const run = (name: string, more: Record<string, string> = {}, ...words: string[]): Promise<string> => {
    ran.add(name);
    return name.endsWith('.ts')
      ? start(process.execPath, [name, ...words], more)
      : start('sh', ['-eu', name, ...words], more);
  };
  const printed = await run('certificate.sh');
  const pem = fs.readFileSync(path.join(folder, 'merchant-certificate.pem'), 'utf8');
  await team.call(uploadCertificate, { body: { name: 'Loja', pem } });
  fs.writeFileSync(path.join(folder, 'platform-key.pem'), testApp.platform.signing.publicKey);
  Object.assign(environment, {
    BALCAO_URL: await testApp.app.listen({ port: 0, host: '127.0.0.1' }),
    BALCAO_MERCHANT: team.merchantNumber,
    BALCAO_SERIAL: printed.trim().replace('serial=', ''),
    BALCAO_KEY_ID: testApp.platform.signing.keyId,
  });
  return {
    folder,
    ran,
    start,
    run,
    /** A program that goes on until all is closed. */
    serve: (program: string, args: readonly string[], more: Record<string, string>) => {
      const child = spawn(program, args, { cwd: folder, env: { ...environment, ...more } });
      children.push(child);
      return child;
    },
    close: (): void => {
      for (const child of children) child.kill();
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
};
export type GuideFolder = Awaited<ReturnType<typeof openGuideFolder>>;
