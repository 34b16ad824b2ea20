import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { defaultLocale, locales } from '@balcao/contract/locale';
import { isPageAddress } from '@balcao/contract/page-address';
import type { Plugin } from 'vite';
import { pauseBefore } from '../packages/ui/src/backoff.ts';
import en from '../packages/ui/src/i18n/en/offline-page.ts';
import es from '../packages/ui/src/i18n/es/offline-page.ts';
import pt from '../packages/ui/src/i18n/pt/offline-page.ts';
import zh from '../packages/ui/src/i18n/zh/offline-page.ts';
import { chosenLanguage } from './chosen-language.ts';
import { chosenScheme } from './chosen-scheme.ts';
import { tryAgain } from './offline-tries.ts';
import { sayOffline } from './offline-words.ts';
import { answerOffline, type OfflineAnswer } from './offline-worker.ts';
import { mark } from './painted-frame.ts';
import { root } from './root.mjs';

const words = { 'pt-BR': pt, 'en-US': en, 'es-MX': es, 'zh-CN': zh };
const tries = {
  pausesMs: Array.from({ length: 6 }, (_, attempt) => pauseBefore(attempt, 1)),
  answerWithinMs: 5_000,
};

const textOf = (file: string): string => fs.readFileSync(path.join(root, file), 'utf8');
const withoutIndents = (text: string): string => text.replaceAll(/\s*\n\s*/g, '\n').trim();

const styleOf = (): string => {
  const colours = textOf('packages/ui/src/theme.css').match(/^html:root\[data-mantine-color-scheme=.*?^\}/gms) ?? [];
  const css = [...colours, textOf('packages/ui/src/offline-page.css')].join('\n');
  return withoutIndents(css.replaceAll(/\/\*.*?\*\//gs, ''));
};

const scriptOf = (): string => {
  const said = `(${sayOffline})(${JSON.stringify({ words, locales, defaultLocale })}, ${chosenLanguage}, ${chosenScheme})`;
  return withoutIndents(`(${tryAgain})(${JSON.stringify(tries)}, ${said});`);
};

/** `cloud-off` of Tabler, as the banner of the apps has it. */
const cloudOff =
  '<svg width="28" height="28" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M9.58 5.548c.24 -.11 .492 -.207 .752 -.286c1.88 -.572 3.956 -.193 5.444 1c1.488 1.19 2.162 3.007 1.77 4.769h.99c1.913 0 3.464 1.56 3.464 3.486c0 .957 -.383 1.824 -1.003 2.454m-2.997 1.033h-11.343c-2.572 -.004 -4.657 -2.011 -4.657 -4.487c0 -2.475 2.085 -4.482 4.657 -4.482c.13 -.582 .37 -1.128 .7 -1.62" /><path d="M3 3l18 18" /></svg>';

/** How a page of the apps fits a screen, and the colours of the browser around it. */
const metas = textOf('apps/backoffice/index.html').match(/<meta name=.*>/g) ?? [];
const icon = Buffer.from(textOf('apps/backoffice/public/favicon.svg')).toString('base64');

const htmlOf = (style: string, script: string): string => `<!doctype html>
<html lang="${defaultLocale}" data-mantine-color-scheme="light">
<head>
<meta charset="utf-8">
${metas.join('\n')}
<link rel="icon" href="data:image/svg+xml;base64,${icon}" type="image/svg+xml">
<title>${pt.title} · Balcão</title>
<style>${style}</style>
</head>
<body>
<header>${mark}Balcão</header>
<main>
<span class="icon">${cloudOff}</span>
<h1>${pt.title}</h1>
<p id="text">${pt.text}</p>
<button type="button">${pt.retry}</button>
<p id="status" role="status"></p>
</main>
<script>${script}</script>
</body>
</html>
`;

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The page, with all that it needs in itself, and what a browser may do with it: no header of the server comes with it. */
export const offlineAnswer = (): OfflineAnswer => {
  const [style, script] = [styleOf(), scriptOf()];
  const policy = [
    "default-src 'none'",
    `script-src ${hashOf(script)}`,
    `style-src ${hashOf(style)}`,
    'img-src data:',
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ];
  return {
    html: htmlOf(style, script),
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': policy.join(';'),
      // As every page of the server says, so that all stay in one group.
      'cross-origin-opener-policy': 'same-origin',
      'origin-agent-cluster': '?1',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    },
  };
};

/** The worker with the page in it: another page is another worker, which browsers put in the place of the one before. */
export const offlineWorkerText = (): string =>
  `(${answerOffline})(self, ${JSON.stringify(offlineAnswer())}, ${isPageAddress});\n`;

const fileName = 'offline-worker.js';

/** Builds the worker that answers for the pages of all web apps while they cannot be reached (decision 154). */
export const offlinePage = (): Plugin => ({
  name: 'balcao-offline-page',
  configureServer: ({ middlewares }) => {
    middlewares.use(`/${fileName}`, (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' });
      response.end(offlineWorkerText());
    });
  },
  generateBundle() {
    this.emitFile({ type: 'asset', fileName, source: offlineWorkerText() });
  },
});
