import { Readable } from 'node:stream';
import { type MediaType, mediaTypes } from '@balcao/contract/media';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db.ts';
import { withEnding } from '../../platform/files/name-ending.ts';
import type { Admit } from '../../platform/implement.ts';
import { refuse } from '../../platform/refusal.ts';
import type { UploadMedia } from '../upload/upload-media.service.ts';
import { stretchIn } from './byte-range.ts';
import { findMedia, findPoster } from './media.repository.ts';
import { type LinkedMedia, type MediaLinks, mediaPath } from './media-link.ts';

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly links: MediaLinks;
  readonly uploads: Pick<UploadMedia, 'stream'>;
  /** Whether the reader may see the file at this moment. */
  readonly maySee: (file: LinkedMedia) => Promise<boolean>;
}
const showing = { id: 'media.show', method: 'GET', access: 'public', rate: 'read' } as const;
/** The name to save it under: with the ending of what it is, so that no program takes it for something else. */
const savedAs = (name: string, type: MediaType): string => {
  const whole = withEnding(name, type);
  const plain = whole.replaceAll(/[^\w .()-]/g, '_');
  return `filename="${plain}"; filename*=UTF-8''${encodeURIComponent(whole).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}`;
};
/** A document could bring a page of its own: it is saved, or read as bytes by the viewer. */
const dispositionOf = (name: string, type: MediaType): string =>
  `${mediaTypes[type].kind === 'video' ? 'inline' : 'attachment'}; ${savedAs(name, type)}`;
const headers = {
  'accept-ranges': 'bytes',
  'cache-control': 'private, no-store',
  'content-security-policy': "sandbox; default-src 'none'",
  'x-content-type-options': 'nosniff',
};

type Asked = FastifyRequest<{ Params: { token: string } }>;

/** What no endpoint can be: files of channels in stretches, as players ask for them, by links that are for one reader. */
export const serveMedia = (app: FastifyInstance, admit: Admit, needs: Needs): void => {
  const { db, clock, links, uploads, maySee } = needs;
  const linkedIn = async (request: Asked): Promise<LinkedMedia> => {
    await admit(showing, request);
    const linked = links.read(request.params.token, clock.now()) ?? refuse('not_found');
    return (await maySee(linked)) ? linked : refuse('not_found');
  };
  const send = async (request: Asked, reply: FastifyReply) => {
    const linked = await linkedIn(request);
    const { name, type, bytes, scan } = (await findMedia(db, linked)) ?? refuse('not_found');
    if (scan === 'infected') refuse('not_found');
    const stretch = stretchIn(request.headers.range, bytes);
    reply.headers({ ...headers, 'content-disposition': dispositionOf(name, type) }).type(mediaTypes[type].mime);
    if (!stretch) return reply.code(416).header('content-range', `bytes */${bytes}`).send();
    const { first, last } = stretch === 'whole' ? { first: 0, last: bytes - 1 } : stretch;
    if (stretch !== 'whole') reply.code(206).header('content-range', `bytes ${first}-${last}/${bytes}`);
    reply.header('content-length', last - first + 1);
    if (request.method === 'HEAD') return reply.send();
    const chunks = (await uploads.stream(linked, { first, last })) ?? refuse('not_found');
    return reply.send(Readable.from(chunks, { objectMode: false }));
  };
  app.route<{ Params: { token: string } }>({
    method: ['GET', 'HEAD'],
    url: `${mediaPath}/:token`,
    schema: { hide: true },
    exposeHeadRoute: false,
    handler: send,
  });
  app.get<{ Params: { token: string; mark: string } }>(
    `${mediaPath}/:token/poster/:mark`,
    { schema: { hide: true }, exposeHeadRoute: false },
    async (request, reply) => {
      const linked = await linkedIn(request);
      const picture = (await findPoster(db, linked, request.params.mark)) ?? refuse('not_found');
      return reply
        .headers({ ...headers, 'cache-control': 'private, max-age=3600' })
        .type('image/webp')
        .send(picture);
    },
  );
};
