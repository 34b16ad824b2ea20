import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { processesNaming } from '../../apps/server/test/processes.ts';
import { dataFolder } from '../../apps/server/test/server-process.ts';
import { until } from '../../apps/server/test/until.ts';
import { freePort } from '../free-port.ts';
import { root } from '../root.mjs';

const { dataDir, remove } = dataFolder();

const startDevelopment = async () => {
  const port = await freePort();
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, PORT: String(port), DATA_DIR: dataDir };
  const child = spawn(process.execPath, ['tools/dev/main.ts'], {
    cwd: root,
    env: { ...env, SANDBOX_SEED: 'none', LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes) => (output += bytes));
  const closed = once(child, 'close');
  await until(
    async () => output,
    (text) => text.includes('the server is ready'),
    60_000,
  );
  return { url: `http://localhost:${port}`, child, closed, output: () => output };
};

it('npm run dev serves each page with a nonce and modules to replace, starts the server again at a save, and leaves no process', async () => {
  const { url, child, closed, output } = await startDevelopment();
  try {
    const nonces: string[] = [];
    for (const address of ['/login', '/console/', '/phone/wallet']) {
      const page = await fetch(url + address, { headers: { accept: 'text/html' } });
      const html = await page.text();
      const policy = page.headers.get('content-security-policy') ?? '';
      const [, nonce = ''] = /script-src 'self' 'nonce-([^']+)';/.exec(policy) ?? [];
      nonces.push(nonce);
      const scripts = html.match(/<script[^>]*>/g) ?? [];
      expect(scripts.filter((script) => !script.includes(`nonce="${nonce}"`))).toEqual([]);
      expect(html).toContain('@vite/client');
    }
    expect(new Set(nonces).size).toBe(3);
    expect(await (await fetch(`${url}/src/main.tsx`)).text()).toContain('sourceMappingURL=data:');

    const now = new Date();
    fs.utimesSync(path.join(root, 'apps/server/src/platform/health.ts'), now, now);
    await until(
      async () => output(),
      (text) => text.includes('health.ts was saved'),
      10_000,
    );
    // Asked while the server starts: the request waits for the new one.
    expect((await fetch(`${url}/health`)).status).toBe(200);
    expect(output().match(/the server is ready/g)).toHaveLength(2);
    expect(output().match(/Balcão is open/g)).toHaveLength(1);
  } finally {
    child.kill('SIGINT');
  }
  const [code] = await closed;
  expect(code).toBe(0);
  expect(processesNaming(dataDir)).toEqual([]);
  remove();
}, 90_000);
