import { deskTransferPath } from '@balcao/contract/ticket-file';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Admit } from '../../platform/implement.ts';
import { refuse } from '../../platform/refusal.ts';
import { documentPath } from './document-link.ts';
import type { FileSenders } from './file-senders.ts';
import { type FileSender, type TransferRequest, type Tus, transferPath, tusVersion } from './tus.ts';
import type { UploadService } from './upload.service.ts';
import { isId } from './upload-id.ts';

const showing = { id: 'upload.show', method: 'GET', access: 'public', rate: 'read' } as const;

interface Needs {
  readonly admit: Admit;
  readonly tus: Tus;
  readonly uploads: Pick<UploadService, 'show'>;
  readonly senders: FileSenders;
}

const placesOf = (path: string) =>
  [
    [path, ['POST']],
    [`${path}/:id`, ['HEAD', 'PATCH', 'DELETE']],
  ] as const;

/** Shows a document through its link. */
const serveDocuments = (app: FastifyInstance, admit: Admit, uploads: Needs['uploads']): void => {
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

/**
 * What no endpoint can be, because bytes travel: sending files by tus, and looking at one through its link. What tus has no
 * use for here is not there: no GET of an upload, no method in a header.
 */
export const serveTransfers = async (app: FastifyInstance, { admit, tus, uploads, senders }: Needs): Promise<void> => {
  await app.register(async (transfer) => {
    transfer.removeAllContentTypeParsers();
    transfer.addContentTypeParser('*', (_request, _payload, done) => done(null));
    transfer.addHook('onRequest', async (request, reply) => {
      reply.header('tus-resumable', tusVersion);
      if (request.headers['x-http-method-override'] !== undefined) refuse('request_malformed');
    });
    const schema = { hide: true };
    const answer = (request: TransferRequest, reply: FastifyReply, sender: FileSender) => {
      const { id } = request.params;
      if (id !== undefined && !isId(id)) refuse('not_found');
      return tus.send(request, reply, sender);
    };
    for (const [url, methods] of placesOf(transferPath))
      transfer.route<{ Params: { id?: string } }>({
        method: [...methods],
        url,
        schema,
        config: { readsDocument: true },
        handler: async (request, reply) => {
          const sender = await senders.ofTeam(admit, request);
          return answer(request, reply, sender);
        },
      });
    for (const [url, methods] of placesOf(deskTransferPath(':ticketId')))
      transfer.route<{ Params: { ticketId: string; id?: string } }>({
        method: [...methods],
        url,
        schema,
        config: { readsDocument: true },
        handler: async (request, reply) => {
          const sender = await senders.ofDesk(admit, request);
          return answer(request, reply, sender);
        },
      });
    for (const url of [transferPath, `${transferPath}/:id`])
      transfer.options(url, { schema }, async (request, reply) => {
        await admit(showing, request);
        return tus.describe(reply);
      });
  });

  serveDocuments(app, admit, uploads);
};
