import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { AppletDomains } from '@balcao/contract/applet-domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../../platform/db.ts';
import type { OtherHosts } from '../../platform/other-hosts.ts';
import type { AppletAddresses } from './applet-address.ts';
import { appletHeaders } from './applet-headers.ts';
import { codingFor, createCodedContents } from './coded-content.ts';
import type { Drafts } from './drafts.ts';
import { earlyFrame, earlyFramePath } from './early-frame.ts';
import type { ServedOpenings } from './served-opening.ts';

const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  ico: 'image/x-icon',
  woff: 'font/woff',
  woff2: 'font/woff2',
  ttf: 'font/ttf',
  otf: 'font/otf',
  mp3: 'audio/mpeg',
};
const typeOf = (file: string): string =>
  types[/\.([a-z0-9]+)$/i.exec(file)?.[1]?.toLowerCase() ?? ''] ?? 'application/octet-stream';

/** The script that gives a page the `balcao` API. Its address carries the version of the API, so it never changes its meaning. */
const api = readFileSync(path.join(import.meta.dirname, '../../../../../packages/applet/src/balcao.js'));
const apiSha256 = createHash('sha256').update(api).digest('hex');
const apiPath = '/balcao/1.js';

/** Pages are strangers to their own files: a browser asks first where a request of theirs carries a header of its own. */
const readable = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-max-age': '600',
};

interface Needs {
  readonly db: Db;
  readonly otherHosts: OtherHosts;
  readonly publicBaseUrl: string;
  readonly addresses: AppletAddresses;
  readonly drafts: Pick<Drafts, 'contentsOf'>;
  readonly servedOpenings: ServedOpenings;
}

const none: AppletDomains = { request: [], socket: [], upload: [], download: [], page: [] };

/** `/<secret of the opening>/<path of the file>`. */
const partsOf = (address: string): { token: string; file: string } | undefined => {
  const [, token = '', file = ''] = /^\/([A-Za-z0-9_-]{43})\/(.+)$/.exec(address) ?? [];
  try {
    return token === '' ? undefined : { token, file: decodeURIComponent(file).normalize('NFC') };
  } catch {
    return undefined;
  }
};

/** Serves the files of a version to people who have it open, on the host of the mini program. */
export const serveApplets = (needs: Needs): void => {
  const { db, otherHosts, publicBaseUrl, addresses, drafts, servedOpenings } = needs;
  const productOrigin = new URL(publicBaseUrl).origin;
  const contents = createCodedContents();

  const sendApi = async (request: FastifyRequest, reply: FastifyReply) => {
    const coding = codingFor(typeOf(apiPath), api.length, request.headers['accept-encoding']);
    const sent = await contents.get({ sha256: apiSha256, coding, read: async () => api });
    if (sent?.coding) reply.header('content-encoding', sent.coding);
    reply.headers({ 'cache-control': 'public, max-age=3600', vary: 'accept-encoding' }).type(typeOf(apiPath));
    return reply.send(sent?.bytes);
  };

  otherHosts.add({
    isFor: (hostname) => addresses.hostOf(hostname) !== undefined,
    answer: async (request, reply, hostname) => {
      const { appId, origin } = addresses.hostOf(hostname) ?? { appId: '', origin: addresses.origin('') };
      const address = request.originalUrl.split('?', 1)[0] ?? '';
      const bare = { origin, productOrigin };
      const notFound = () =>
        reply
          .code(404)
          .headers(appletHeaders({ ...bare, domains: none }))
          .type('text/plain; charset=utf-8')
          .send('Not found\n');
      if (request.method === 'OPTIONS') return reply.code(204).headers(readable).send();
      if (request.method !== 'GET' && request.method !== 'HEAD') return notFound();
      if (address === apiPath) return sendApi(request, reply.headers(appletHeaders({ ...bare, domains: none })));
      if (address === earlyFramePath)
        return reply
          .headers(appletHeaders({ ...bare, domains: none }))
          .type(typeOf(address))
          .send(earlyFrame);
      const parts = partsOf(address);
      const served = parts && (await servedOpenings.find(appId, parts.token));
      const known = served && (await servedOpenings.factsOf(served, parts.file));
      if (!known) return notFound();
      const { opening, domains } = served;
      const { merchantId, versionId } = opening;
      const { sha256 } = known;
      const type = typeOf(parts.file);
      reply
        .headers(appletHeaders({ ...bare, domains }))
        .headers({ 'cache-control': 'private, max-age=0, must-revalidate', vary: 'accept-encoding' })
        .type(type);
      const asked = request.headers['if-none-match'];
      if (asked?.includes(`"${sha256}`)) return reply.header('etag', asked).code(304).send();
      const content = await contents.get({
        sha256,
        coding: codingFor(type, known.bytes, request.headers['accept-encoding']),
        read: async () => (await drafts.contentsOf(opening).content(db, { merchantId, versionId }, parts.file))?.bytes,
      });
      if (!content) return notFound();
      const { bytes, coding } = content;
      if (coding) reply.header('content-encoding', coding);
      return reply.header('etag', `"${sha256}${coding ? `-${coding}` : ''}"`).send(bytes);
    },
  });
};
