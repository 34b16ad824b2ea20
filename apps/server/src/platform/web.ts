import fs from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pathAsked } from './address.ts';
import { sendRefusal } from './http-errors.ts';
import { Refusal } from './refusal.ts';
import { preloadsOf, type WebApp } from './web-preloads.ts';

/** Addresses of their own beside the back office at the root. */
const faces = ['/console/', '/phone/'];
/** Addresses of screens name no file and nothing hidden: `/.env`, `/.git/HEAD`, `/wp-login.php`. */
const isFileName = (pathname: string): boolean => /\/\./.test(pathname) || /\.[a-z0-9]{1,8}$/i.test(pathname);
const year = 'public, max-age=31536000, immutable';

/** Serves the built web apps; an address within an app that is no file is the app's own, and gets its page. */
export const serveWebApps = async (app: FastifyInstance, webApps: readonly WebApp[]): Promise<void> => {
  const built = webApps
    .filter(({ folder }) => fs.existsSync(path.join(folder, 'index.html')))
    .map((one) => ({ ...one, preloads: preloadsOf(one) }));
  for (const [index, { base, folder }] of built.entries())
    await app.register(fastifyStatic, {
      root: folder,
      prefix: base,
      wildcard: false,
      preCompressed: true,
      index: false,
      decorateReply: index === 0,
      globIgnore: ['**/.vite/**', '**/.stamp'],
      setHeaders: (response, file) =>
        void response.header('cache-control', file.includes(`${path.sep}assets${path.sep}`) ? year : 'no-cache'),
    });

  const pageOf = (pathname: string) => {
    if (isFileName(pathname)) return undefined;
    if (
      /^\/(admin|open|app\/v1|console\/v1|sandbox|upload|docs)(\/|$)/i.test(pathname) ||
      pathname.includes('/assets/')
    )
      return undefined;
    // A face that is not served is absent: its address does not become the back office's.
    const face = faces.find((base) => `${pathname}/`.startsWith(base)) ?? '/';
    return built.find(({ base }) => base === face);
  };
  app.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) => {
    const pathname = pathAsked(request);
    const page = request.method === 'GET' || request.method === 'HEAD' ? pageOf(pathname) : undefined;
    if (!page) return sendRefusal(request, reply, new Refusal('path_unknown'));
    const [, search = ''] = request.url.split('?', 2);
    const links = page.preloads(pathname, search);
    if (links) reply.header('link', links);
    return reply.header('cache-control', 'no-cache').type('text/html').sendFile('index.html', page.folder);
  });
};
