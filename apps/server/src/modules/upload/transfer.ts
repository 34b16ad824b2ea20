import type { FastifyInstance } from 'fastify';
import type { Admit } from '../../platform/implement.ts';
import { Refusal, refuse } from '../../platform/refusal.ts';
import { documentPath } from './document-link.ts';
import { type Tus, transferPath, tusVersion } from './tus.ts';
import type { UploadService } from './upload.service.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** Anyone who may open the team's documents may send them. */
const sending = {
  id: 'upload.send',
  method: 'POST',
  access: { menu: 'setting.merchant', level: 'write' },
  rate: 'write',
} as const;
/** Anyone who may answer for the team in a dispute may send evidence. */
const sendingEvidence = { ...sending, access: { menu: 'payment.refunds', level: 'write' } } as const;
const showing = { id: 'upload.show', method: 'GET', access: 'public', rate: 'read' } as const;

interface Needs {
  readonly admit: Admit;
  readonly tus: Tus;
  readonly uploads: Pick<UploadService, 'show'>;
}

/**
 * What no endpoint can be, because bytes travel: sending documents by tus, and looking at one through its link. What tus has no
 * use for here is not there: no GET of an upload, no method in a header.
 */
export const serveTransfers = async (app: FastifyInstance, { admit, tus, uploads }: Needs): Promise<void> => {
  await app.register(async (transfer) => {
    transfer.removeAllContentTypeParsers();
    transfer.addContentTypeParser('*', (_request, _payload, done) => done(null));
    transfer.addHook('onRequest', async (request, reply) => {
      reply.header('tus-resumable', tusVersion);
      if (request.headers['x-http-method-override'] !== undefined) refuse('request_malformed');
    });
    const schema = { hide: true };
    for (const [url, methods] of [
      [transferPath, ['POST']],
      [`${transferPath}/:id`, ['HEAD', 'PATCH', 'DELETE']],
    ] as const)
      transfer.route<{ Params: { id?: string } }>({
        method: [...methods],
        url,
        schema,
        config: { readsDocument: true },
        handler: async (request, reply) => {
          const { merchantId, accountId } = await admit(sending, request).catch((refusal: unknown) => {
            if (!(refusal instanceof Refusal) || refusal.refusal !== 'permission_missing') throw refusal;
            return admit(sendingEvidence, request).catch(() => Promise.reject(refusal));
          });
          if (request.params.id !== undefined && !uuid.test(request.params.id)) refuse('not_found');
          return tus.send(request, reply, { merchantId, accountId });
        },
      });
    for (const url of [transferPath, `${transferPath}/:id`])
      transfer.options(url, { schema }, async (request, reply) => {
        await admit(showing, request);
        return tus.describe(reply);
      });
  });

  app.get<{ Params: { token: string } }>(
    `${documentPath}/:token`,
    { schema: { hide: true }, exposeHeadRoute: false },
    async (request, reply) => {
      await admit(showing, request);
      const { token } = request.params;
      // A link opens as it was made: with something behind it, or written in another way, it is another link.
      if (request.originalUrl !== `${documentPath}/${token}`) refuse('not_found');
      const { type, bytes, id } = await uploads.show(token);
      const ending = type === 'application/pdf' ? 'pdf' : 'webp';
      return reply
        .headers({
          'content-disposition': `inline; filename="documento-${id.slice(-8)}.${ending}"`,
          'cache-control': 'private, no-store',
          'content-security-policy': "sandbox; default-src 'none'",
        })
        .type(type)
        .send(bytes);
    },
  );
};
