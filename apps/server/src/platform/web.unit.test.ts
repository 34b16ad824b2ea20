import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveWebApps } from './web.ts';

let app: FastifyInstance;
let folder = '';
const manifest = {
  'src/app/house.tsx': { file: 'assets/house-1.js', imports: ['_frame.js'] },
  '_frame.js': { file: 'assets/frame-1.js', imports: ['_start.js'] },
  '_start.js': { file: 'assets/start-1.js' },
  'src/other.tsx': { file: 'assets/other-1.js' },
};

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'balcao-web-'));
  fs.mkdirSync(path.join(folder, '.vite'));
  fs.writeFileSync(path.join(folder, 'index.html'), '<!doctype html><title>Balcão</title>');
  fs.writeFileSync(path.join(folder, '.vite/manifest.json'), JSON.stringify(manifest));
  app = Fastify() as unknown as FastifyInstance;
  await serveWebApps(app, [{ base: '/', folder }]);
});
afterAll(async () => {
  await app.close();
  fs.rmSync(folder, { recursive: true });
});
const linksOf = async (url: string) => {
  const { statusCode, headers } = await app.inject({ url });
  expect(statusCode).toBe(200);
  return headers.link;
};

describe('a page of the web app', () => {
  it('has what is behind the login fetched together with the start', async () => {
    const preloads = ['house', 'frame', 'start'].map((name) => `</assets/${name}-1.js>; rel=modulepreload`).join(', ');
    expect(await linksOf('/payment/transaction/orders?status=02')).toBe(preloads);
    expect(await linksOf('/home')).toBe(preloads);
  });

  it('is not what an unknown path of the API gets, however the path is spelled', async () => {
    for (const url of [
      '/open/v3.0/nowhere',
      '/%6Fpen/v3.0/nowhere',
      '/OPEN/v3.0/nowhere',
      '/%61dmin/nowhere',
      '/open?page=1',
      '/open#page',
    ])
      expect((await app.inject({ url })).statusCode).toBe(404);
  });

  it('has nothing fetched that a visitor who is not logged in does not need', async () => {
    for (const url of ['/', '/login', '/login?back=%2Fhome', '/invite?token=x'])
      expect(await linksOf(url)).toBeUndefined();
  });
});
