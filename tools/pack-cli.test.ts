import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readPackage } from '@balcao/applet-package/read-package';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packCli } from './pack-cli.ts';
import { root } from './root.mjs';

const timeout = 120_000;
let folder = '';
beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'balcao-developer-'));
  await packCli(folder);
  fs.writeFileSync(path.join(folder, 'package.json'), '{"name":"loja","private":true}');
}, timeout);
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

const guide = fs.readFileSync(path.join(root, 'docs/applets.md'), 'utf8');
const commands = [...guide.matchAll(/^```sh\n(.*?)^```/gms)].flatMap(([, block = '']) => block.trim().split('\n'));
/** As a developer types it, who has no network and no other package. */
const typed = (command: string) => {
  const env = { PATH: process.env.PATH, HOME: folder, LANG: 'en_US.UTF-8', npm_config_offline: 'true' };
  const { status, stdout, stderr } = spawnSync('bash', ['-c', command], { cwd: folder, env, encoding: 'utf8' });
  return { status, said: `${stdout}${stderr}` };
};

describe('the guide from nothing to a package', { timeout }, () => {
  it('holds, command by command, and ends with a package that the platform takes', async () => {
    expect(commands.length).toBeGreaterThan(5);
    for (const command of commands) expect({ command, ...typed(command) }).toMatchObject({ command, status: 0 });
    const { manifest, faults } = await readPackage(path.join(folder, 'cafe.zip'));
    expect({ name: manifest?.name, faults }).toEqual({ name: 'Café da Praça', faults: [] });
  });
  it('shows the app.json that the tool writes', () => {
    const [, shown = ''] = /^```json\n(\{\n.*?)^```/ms.exec(guide) ?? [];
    expect(JSON.parse(fs.readFileSync(path.join(folder, 'cafe/app.json'), 'utf8'))).toEqual(JSON.parse(shown));
  });
});

describe('the tool that developers install', { timeout }, () => {
  it('comes alone, with the licences of what is inside', () => {
    const installed = fs.readdirSync(path.join(folder, 'node_modules')).filter((name) => !name.startsWith('.'));
    expect(installed).toEqual(['@balcao']);
    const inside = path.join(folder, 'node_modules/@balcao/cli');
    const program = fs.readFileSync(path.join(inside, 'bin/balcao.js'), 'utf8');
    expect([...program.matchAll(/\bfrom ?"(?!node:)[^"]+"/g)].map(([found]) => found)).toEqual([]);
    const licences = fs.readFileSync(path.join(inside, 'LICENSES.txt'), 'utf8');
    for (const name of ['commander', '@clack/prompts', 'yauzl', 'yazl', 'htmlparser2', 'zod'])
      expect(licences).toMatch(new RegExp(`^${name} \\d`, 'm'));
  });
});
