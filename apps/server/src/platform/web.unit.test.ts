import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveWebApps } from './web.ts';

let app: FastifyInstance;
let folder = '';
const manifest = {
  'index.html': { file: 'assets/start-1.js', name: 'index', css: ['assets/start-1.css'] },
  '_frame-1.js': { file: 'assets/frame-1.js', name: 'frame', imports: ['index.html', '_schemas-1.js'] },
  '_schemas-1.js': { file: 'assets/schemas-1.js', name: 'schemas', imports: ['index.html'] },
  'src/other.tsx': { file: 'assets/other-1.js', name: 'other' },
  '_orders-1.js': {
    file: 'assets/orders-1.js',
    name: 'orders',
    imports: ['_frame-1.js'],
    css: ['assets/orders-1.css'],
  },
  ...Object.fromEntries(
    ['pt', 'pt.shell', 'en', 'en.shell'].map((name) => [`src/i18n/${name}.ts`, { file: `assets/${name}-1.js` }]),
  ),
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

const modules = (...names: string[]): string =>
  names.map((name) => `</assets/${name}-1.js>; rel=modulepreload`).join(', ');
const styles = (name: string): string => `</assets/${name}-1.css>; rel=preload; as=style; crossorigin`;
/** What comes with every page. */
const start = `${modules('start')}, ${styles('start')}`;

describe('a page of the web app', () => {
  it('has its words, and what is behind the login, fetched together with the start', async () => {
    const parts = ['frame', 'schemas', 'pt', 'pt.shell'];
    expect(await linksOf('/home')).toBe(`${start}, ${modules(...parts)}`);
    const orders = `${modules(...parts, 'orders')}, ${styles('orders')}`;
    expect(await linksOf('/payment/transaction/orders?status=02')).toBe(`${start}, ${orders}`);
  });

  it('has the words of the language that its address asks for, and Portuguese where it asks for none that is spoken', async () => {
    expect(await linksOf('/login?back=%2Fhome&lang=en')).toBe(`${start}, ${modules('en')}`);
    expect(await linksOf('/home?lang=en')).toBe(`${start}, ${modules('frame', 'schemas', 'en', 'en.shell')}`);
    expect(await linksOf('/login?lang=EN-gb')).toBe(`${start}, ${modules('en')}`);
    for (const url of ['/login?lang=xx', '/login?lang=', '/login?lang=..%2Fen', '/login?lang=pt&lang=en', '/login?%'])
      expect(await linksOf(url)).toBe(`${start}, ${modules('pt')}`);
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

  it('has nothing but its words fetched for a visitor who is not logged in', async () => {
    for (const url of ['/', '/login', '/login?back=%2Fhome', '/invite?token=x'])
      expect(await linksOf(url)).toBe(`${start}, ${modules('pt')}`);
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
