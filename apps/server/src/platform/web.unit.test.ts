import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { safeHeaders } from './safe-headers.ts';
import { serveWebApps } from './web.ts';

let app: FastifyInstance;
let folder = '';
const manifest = {
  'index.html': { file: 'assets/start-1.js', imports: ['_react-1.js'], css: ['assets/start-1.css'] },
  '_react-1.js': { file: 'assets/react-1.js' },
  'src/other.tsx': { file: 'assets/other-1.js', imports: ['index.html'] },
};

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'balcao-web-'));
  fs.mkdirSync(path.join(folder, '.vite'));
  fs.writeFileSync(path.join(folder, 'index.html'), '<!doctype html><title>Balcão</title>');
  fs.writeFileSync(path.join(folder, '.vite/manifest.json'), JSON.stringify(manifest));
  fs.mkdirSync(path.join(folder, 'assets'));
  fs.writeFileSync(path.join(folder, 'assets/start-1.js'), 'plain');
  fs.writeFileSync(path.join(folder, 'assets/start-1.js.br'), 'compressed');
  fs.writeFileSync(path.join(folder, '.stamp'), 'of the build');
  app = Fastify() as unknown as FastifyInstance;
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(safeHeaders());
    done();
  });
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

const start = [
  '</assets/start-1.js>; rel=modulepreload',
  '</assets/react-1.js>; rel=modulepreload',
  '</assets/start-1.css>; rel=preload; as=style; crossorigin',
].join(', ');

describe('a page of the web app', () => {
  it('has the start of the app fetched while the page is read, whatever its address is', async () => {
    for (const url of ['/', '/login', '/home?lang=en', '/payment/transaction/orders?status=02'])
      expect(await linksOf(url)).toBe(start);
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

  it('is not what an unknown file gets', async () => {
    for (const url of ['/.env', '/.git/HEAD', '/console/.env', '/wp-login.php', '/%2egit/config', '/backup.tar.gz'])
      expect((await app.inject({ url })).statusCode, url).toBe(404);
  });
});

describe('a file of the web app', () => {
  it('is served compressed to clients that take that, is cached for ever, and is read again only when it changed', async () => {
    const url = '/assets/start-1.js';
    const { statusCode, headers, body } = await app.inject({ url, headers: { 'accept-encoding': 'br' } });
    expect({ statusCode, body }).toEqual({ statusCode: 200, body: 'compressed' });
    expect(headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': expect.stringContaining('application/javascript'),
    });
    expect((await app.inject({ url })).body).toBe('plain');
    const again = { 'accept-encoding': 'br', 'if-none-match': String(headers.etag) };
    expect((await app.inject({ url, headers: again })).statusCode).toBe(304);
    expect(await app.inject({ url, method: 'HEAD' })).toMatchObject({ statusCode: 200, body: '' });
    expect((await app.inject({ url, method: 'POST' })).statusCode).toBe(404);
  });

  it('is told what holds for a script, and nothing that holds for pages only', async () => {
    const { headers } = await app.inject({ url: '/assets/start-1.js' });
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'self';frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    });
    expect(headers).not.toHaveProperty('x-frame-options');
    const page = await app.inject({ url: '/login' });
    expect(page.headers).toMatchObject({
      'content-security-policy': expect.stringContaining("script-src 'self'"),
      'x-frame-options': 'SAMEORIGIN',
    });
  });

  it('is not what only the build knows, or what lies elsewhere', async () => {
    for (const url of [
      '/.stamp',
      '/.vite/manifest.json',
      '/assets/start-2.js',
      '/assets/../.stamp',
      '/assets/%2e%2e/.stamp',
      '/%2fetc/passwd.txt',
    ])
      expect((await app.inject({ url })).statusCode, url).toBe(404);
    expect((await app.inject({ url: '/index.html' })).statusCode).toBe(200);
  });
});
