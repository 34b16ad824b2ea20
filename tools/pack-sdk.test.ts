import { spawnSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packSdk } from './pack-sdk.ts';
import { root } from './root.mjs';

const timeout = 240_000;
let folder = '';
const run = (program: string, args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: folder, encoding: 'utf8' });
  return { status, said: `${stdout}${stderr}` };
};
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'balcao-merchant-'));
  const tarball = packSdk(path.join(folder, 'packed'));
  fs.writeFileSync(path.join(folder, 'package.json'), '{"name":"loja","private":true,"type":"module"}');
  const install = run('npm', ['install', '--offline', '--no-audit', '--no-fund', tarball]);
  if (install.status !== 0) throw new Error(install.said);
}, timeout);
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const keys = {
  privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  platformKeys: { platform: publicKey.export({ type: 'spki', format: 'pem' }).toString() },
};
/** The server of a merchant, whose call leaves by `send`: it prints what it would have sent. */
const program = `
import { createMerchantClient, NetworkError, type ChargedOrder, type NewOrder, RefusedError } from '@balcao/sdk/merchant';
const keys = ${JSON.stringify(keys)};
const client = createMerchantClient({
  ...{ baseUrl: 'https://balcao.example', merchantNumber: '1000000001', serial: 'AB12', ...keys },
  send: async ({ url, headers }) => {
    console.log(JSON.stringify({ url, authorization: headers.get('authorization') }));
    throw new TypeError('nobody is here');
  },
  pause: async () => undefined,
});
const order: NewOrder = { merchantOrderNumber: 'P-1', method: '02', amount: 1_290, goodsName: 'Café' };
try {
  const made: ChargedOrder = await client.createOrder(order);
  const number: string = made.number;
  console.log(number);
} catch (error) {
  console.log(error instanceof NetworkError && !(error instanceof RefusedError) ? 'not reached' : String(error));
}
`;
const plain = program
  .replace(/type ChargedOrder, type NewOrder, /, '')
  .replaceAll(/: (NewOrder|ChargedOrder|string) =/g, ' =');

describe('the package that merchants install', { timeout }, () => {
  it('comes alone: nothing else is installed with it', () => {
    const installed = fs.readdirSync(path.join(folder, 'node_modules')).filter((name) => !name.startsWith('.'));
    expect(installed).toEqual(['@balcao']);
    const texts = fs.globSync('node_modules/@balcao/sdk/**/*.{js,d.ts}', { cwd: folder });
    const foreign = texts.filter((file) =>
      /(?:from|import\()\s*["'](?:@balcao|zod)/.test(fs.readFileSync(path.join(folder, file), 'utf8')),
    );
    expect(foreign).toEqual([]);
  });

  it('runs on plain Node, and signs what it sends', () => {
    fs.writeFileSync(path.join(folder, 'shop.js'), plain);
    const { said } = run(process.execPath, ['shop.js']);
    expect(said).toContain('"url":"https://balcao.example/open/v3.0/');
    expect(said).toMatch(/"authorization":"Balcao-SHA256 .*serial=.{1,2}AB12.*signature=/);
    expect(said).toContain('not reached');
  });

  it('brings its types along, and they refuse a wrong order', () => {
    const check = (text: string) => {
      fs.writeFileSync(path.join(folder, 'shop.ts'), text);
      const types = ['--types', 'node', '--typeRoots', path.join(root, 'node_modules/@types')];
      const strict = ['--ignoreConfig', '--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2024'];
      return run(path.join(root, 'node_modules/.bin/tsc'), [...strict, ...types, 'shop.ts']);
    };
    expect(check(program)).toEqual({ status: 0, said: '' });
    expect(check(program.replace('1_290', "'12,90'")).said).toContain('TS2322');
  });
});
