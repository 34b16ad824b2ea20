import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import zlib from 'node:zlib';
import { build } from 'vite';

const root = path.resolve(import.meta.dirname, '..');

/** React alone, drawing given lines as they are: the least that a page made with it can weigh. */
const program = `
import { createElement as h } from 'react';
import { createRoot } from 'react-dom/client';
const rows = JSON.parse(document.getElementById('rows').textContent);
const cells = (row) => row.map((cell, at) => h('td', { key: at }, cell));
const body = h('tbody', null, rows.map((row, at) => h('tr', { key: at }, cells(row))));
createRoot(document.getElementById('root')).render(h('table', null, body));
`;

const pageOf = (script: string, rows: readonly (readonly string[])[]): string =>
  `<!doctype html><meta charset="utf-8"><title>React</title><div id="root"></div>
<script type="application/json" id="rows">${JSON.stringify(rows).replaceAll('<', '\\u003c')}</script>
<script type="module" src="${script}"></script>`;

/** Serves a page of React alone with the given lines, compressed as ours are. */
export const openBarePage = async (rows: readonly (readonly string[])[]) => {
  const folder = fs.mkdtempSync(path.join(root, 'node_modules/.cache/bare-page-'));
  fs.writeFileSync(path.join(folder, 'main.js'), program);
  const input = path.join(folder, 'main.js');
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    build: { outDir: 'dist', rolldownOptions: { input, output: { entryFileNames: 'main.js' } } },
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const script = fs.readFileSync(path.join(folder, 'dist/main.js'));
  fs.rmSync(folder, { recursive: true, force: true });
  const parts: Readonly<Record<string, readonly [string, Buffer]>> = {
    '/': ['text/html', zlib.brotliCompressSync(pageOf('/main.js', rows))],
    '/main.js': ['text/javascript', zlib.brotliCompressSync(script)],
  };
  const server = http.createServer(({ url = '' }, response) => {
    const [type, bytes] = parts[url] ?? ['text/plain', zlib.brotliCompressSync('')];
    response.writeHead(200, { 'content-type': type, 'content-encoding': 'br' }).end(bytes);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: () => new Promise((done) => server.close(done)),
  };
};
