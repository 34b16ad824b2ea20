import fs from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { htmlOf } from './markdown.ts';

const docs = path.resolve(import.meta.dirname, '../../../../docs');
/** The guide in each language that it is written in, where it is read, and what leads to the other ones. */
const editions = [
  {
    lang: 'en',
    file: 'open-api.md',
    at: '/docs/guide',
    title: 'Balcão: the guide',
    reference: 'Reference of every call',
    name: 'English',
  },
  {
    lang: 'pt-BR',
    file: 'open-api.pt.md',
    at: '/docs/guide/pt',
    title: 'Balcão: o guia',
    reference: 'Referência de cada chamada',
    name: 'Português',
  },
] as const;
type Edition = (typeof editions)[number];

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

const linkTo = ({ at, lang, name }: Edition): string => `<a href="${at}" lang="${lang}" hreflang="${lang}">${name}</a>`;
const pageOf = (edition: Edition): string => `<!doctype html>
<html lang="${edition.lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${edition.title}</title>
<style>${style}</style>
</head>
<body>
<nav><a href="/docs">${edition.reference}</a> · ${editions
  .filter((one) => one !== edition)
  .map(linkTo)
  .join(' · ')}</nav>
<main>
${htmlOf(fs.readFileSync(path.join(docs, edition.file), 'utf8'))}</main>
</body>
</html>
`;

/** The guide of the open API, served from its file for readers without a checkout of the repository. The reference at /docs is separate. */
export const serveGuide = (app: FastifyInstance): void => {
  for (const edition of editions) {
    // Made for its first reader: most processes, and nearly all tests, have none.
    let page: string | undefined;
    app.get(edition.at, { schema: { hide: true } as never }, (_request, reply) => {
      page ??= pageOf(edition);
      return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page);
    });
  }
};
