import fs from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { htmlOf } from './markdown.ts';

const source = path.resolve(import.meta.dirname, '../../../../docs/open-api.md');

/** As the page of the reference next to it: the font of the machine, light or dark as the reader has it. */
const style = `
:root { color-scheme: light dark; --line: light-dark(#e4e0d9, #3a3733); --soft: light-dark(#f5f3ef, #24221f) }
body { margin: 0 auto; max-width: 56rem; padding: 2rem 1rem 4rem; font: 1rem/1.6 system-ui, sans-serif }
h1, h2, h3 { line-height: 1.25; margin: 2.5rem 0 1rem } h1 { margin-top: 1rem }
pre, code { font-family: ui-monospace, monospace; font-size: .875em; background: var(--soft); border-radius: 4px }
code { padding: .1em .3em; overflow-wrap: anywhere } pre { padding: 1rem; overflow-x: auto } pre code { padding: 0 }
figure { margin: 1rem 0 } figcaption { font-size: .875rem }
div { overflow-x: auto } td code { white-space: nowrap } table { border-collapse: collapse; width: 100% }
th, td { border-bottom: 1px solid var(--line); padding: .4rem .75rem .4rem 0; text-align: left; vertical-align: top }
`;

const pageOf = (text: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Balcão: the guide</title>
<style>${style}</style>
</head>
<body>
<nav><a href="/docs">Reference of every call</a></nav>
<main>
${htmlOf(text)}</main>
</body>
</html>
`;

/** The guide of the open API, from its file, for the one who has no checkout of the house. Beside the reference at /docs. */
export const serveGuide = (app: FastifyInstance): void => {
  const page = pageOf(fs.readFileSync(source, 'utf8'));
  app.get('/docs/guide', { schema: { hide: true } as never }, (_request, reply) =>
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page),
  );
};
