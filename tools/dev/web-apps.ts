import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import path from 'node:path';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import { safeHeaders } from '../../apps/server/src/platform/safe-headers.ts';
import { root } from '../root.mjs';
import { withoutEval } from '../vite.ts';

/** The app at the root comes last: every address begins like its own. */
const apps = [
  { name: 'console', base: '/console/' },
  { name: 'phone', base: '/phone/' },
  { name: 'backoffice', base: '/' },
];
/** Stands for the nonce in what Vite writes; each answer has one of its own. */
const nonceMark = 'NONCE-OF-THE-ANSWER';

interface OpenApp {
  readonly base: string;
  readonly index: string;
  readonly vite: ViteDevServer;
}

/** The three web apps, made from their sources while they are asked for. */
export interface WebApps {
  /** Answers with a page or a module; `otherwise` is called for what belongs to no app. */
  answer(request: IncomingMessage, response: ServerResponse, otherwise: () => void): void;
  close(): Promise<void>;
}

/** The build puts this at the head of the file that holds the library; here it stands in the page. */
const quietSchemas: Plugin = {
  name: 'balcao-quiet-schemas',
  transformIndexHtml: () => [{ tag: 'script', children: withoutEval, injectTo: 'head-prepend' }],
};

const openApp = async ({ name, base }: (typeof apps)[number], server: Server): Promise<OpenApp> => {
  const folder = path.join(root, 'apps', name);
  const vite = await createServer({
    root: folder,
    configFile: path.join(folder, 'vite.config.ts'),
    configLoader: 'native',
    appType: 'custom',
    logLevel: 'warn',
    clearScreen: false,
    cacheDir: path.join(root, 'node_modules/.cache/balcao-dev', name),
    html: { cspNonce: nonceMark },
    plugins: [quietSchemas],
    server: {
      middlewareMode: true,
      hmr: { server },
      cors: false,
      // Not the whole checkout: keys and documents of the sandbox lie in data/.
      fs: { allow: ['apps', 'packages', 'node_modules'].map((one) => path.join(root, one)) },
    },
  });
  return { base, index: path.join(folder, 'index.html'), vite };
};

/** Whether a browser opens a page: addresses of screens name no file. */
const asksForPage = ({ headers, url = '/' }: IncomingMessage): boolean =>
  !!headers.accept?.includes('text/html') &&
  !/\.[a-z0-9]{1,8}$|\/[.@]/i.test(new URL(url, 'http://localhost').pathname);

const everyPage = safeHeaders();

const sendPage = async ({ vite, index }: OpenApp, url: string, response: ServerResponse): Promise<void> => {
  const nonce = randomBytes(16).toString('base64');
  const html = await vite.transformIndexHtml(url, await readFile(index, 'utf8'));
  const policy = everyPage['content-security-policy']?.replace(
    "script-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
  );
  response
    .writeHead(200, {
      ...everyPage,
      'content-security-policy': policy,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
    })
    .end(html.replaceAll(nonceMark, nonce));
};

/** Opens the three web apps behind the server, whose port their web sockets share. */
export const openWebApps = async (server: Server): Promise<WebApps> => {
  const open = await Promise.all(apps.map((app) => openApp(app, server)));
  return {
    answer: (request, response, otherwise) => {
      const url = request.url ?? '/';
      const app = open.find(({ base }) => `${url.split(/[?#]/)[0]}/`.startsWith(base));
      if (!app) return otherwise();
      if (!asksForPage(request)) return app.vite.middlewares(request, response, otherwise);
      sendPage(app, url, response).catch((error: Error) => {
        console.error(error);
        response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end(`${error.message}\n`);
      });
    },
    close: async () => void (await Promise.all(open.map(({ vite }) => vite.close()))),
  };
};
