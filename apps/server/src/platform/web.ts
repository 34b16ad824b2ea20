import fs from 'node:fs';
import path from 'node:path';
import { isPageAddress } from '@balcao/contract/page-address';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pathAsked } from './address.ts';
import { sendRefusal } from './http-errors.ts';
import { Refusal } from './refusal.ts';
import { headersOfPages, policyOfPart } from './safe-headers.ts';
import { preloadOf, type WebApp } from './web-preloads.ts';

/** Base paths of the other web apps; the back office is at the root. */
const faces = ['/console/', '/phone/'];
const year = 'public, max-age=31536000, immutable';

/** Of a part of a page is said what holds for it: a page has a dozen of them, and a kilobyte of headers each would be a twelfth of a second on a slow line. */
const sayLess = (reply: FastifyReply): void => {
  for (const name of headersOfPages) reply.removeHeader(name);
  reply.header('content-security-policy', policyOfPart);
};

/** The names of the files that a browser may ask for, as addresses below the app. */
const filesOf = ({ folder }: WebApp): ReadonlySet<string> =>
  new Set(
    fs
      .readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
      .filter((name) => !/(^|\/)\./.test(name) && !/\.(br|gz)$/.test(name)),
  );

/**
 * Serves the built web apps; an address within an app that is no file is the app's own, and gets its page. A file has no route of its
 * own: hundreds of them would be a tenth of the start.
 */
export const serveWebApps = async (app: FastifyInstance, webApps: readonly WebApp[]): Promise<void> => {
  const built = webApps
    .filter(({ folder }) => fs.existsSync(path.join(folder, 'index.html')))
    .map((one) => ({ ...one, preload: preloadOf(one), files: filesOf(one) }));
  if (built[0])
    await app.register(fastifyStatic, {
      root: built[0].folder,
      serve: false,
      preCompressed: true,
      index: false,
      setHeaders: (response, file) =>
        void response.header('cache-control', file.includes(`${path.sep}assets${path.sep}`) ? year : 'no-cache'),
    });
  /** The file of an app that an address names. */
  const fileOf = (pathname: string): { name: string; folder: string } | undefined => {
    for (const { base, folder, files } of built) {
      const name = pathname.startsWith(base) ? pathname.slice(base.length) : '';
      if (files.has(name)) return { name, folder };
    }
    return undefined;
  };

  const pageOf = (pathname: string) => {
    if (!isPageAddress(pathname)) return undefined;
    // A face that is not served is absent: its address does not become the back office's.
    const face = faces.find((base) => `${pathname}/`.startsWith(base)) ?? '/';
    return built.find(({ base }) => base === face);
  };
  app.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) => {
    const pathname = pathAsked(request);
    const reads = request.method === 'GET' || request.method === 'HEAD';
    const file = reads ? fileOf(pathname) : undefined;
    if (file) {
      if (file.name.startsWith('assets/')) sayLess(reply);
      return reply.sendFile(file.name, file.folder);
    }
    const page = reads ? pageOf(pathname) : undefined;
    if (!page) return sendRefusal(request, reply, new Refusal('path_unknown'));
    if (page.preload) reply.header('link', page.preload);
    return reply.header('cache-control', 'no-cache').type('text/html').sendFile('index.html', page.folder);
  });
};
