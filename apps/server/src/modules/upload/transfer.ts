import { type MenuId, reaches } from '@balcao/contract/menus';
import type { UploadUse } from '@balcao/contract/upload';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type MemberActor, uploadKeyOf } from '../../platform/actor.ts';
import type { Admit } from '../../platform/implement.ts';
import { Refusal, refuse, refuseRight } from '../../platform/refusal.ts';
import { documentPath } from './document-link.ts';
import { announcedUse, type FileSender, type Tus, transferPath, tusVersion } from './tus.ts';
import type { UploadService } from './upload.service.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/**
 * By what one may send each: anyone who may open the team's documents may send them, and anyone who may answer for the team in a dispute
 * may send evidence; so do those who look after channels, for their certifications. Packages come from those who make mini programs,
 * pictures and media from those who write for channels.
 */
const menusOf = {
  document: ['setting.merchant', 'payment.refunds', 'channels.index'],
  package: ['applets.index'],
  picture: ['channels.index'],
  media: ['channels.index'],
} as const satisfies Record<UploadUse, readonly MenuId[]>;
const sendingBy = (menu: MenuId) =>
  ({ id: 'upload.send', method: 'POST', access: { menu, level: 'write' }, rate: 'write' }) as const;

/** Lets somebody in who has one of these menus. @throws Refusal what the first of them says. */
const admitBy = async (admit: Admit, request: FastifyRequest, menus: readonly MenuId[]): Promise<MemberActor> => {
  let first: unknown;
  for (const menu of menus)
    try {
      return await admit(sendingBy(menu), request);
    } catch (refusal) {
      first ??= refusal;
      if (!(refusal instanceof Refusal) || refusal.refusal !== 'permission_missing') break;
    }
  throw first;
};
const sendingByKey = { id: 'upload.sendByKey', method: 'POST', access: 'uploadKey', rate: 'write' } as const;
const showing = { id: 'upload.show', method: 'GET', access: 'public', rate: 'read' } as const;

const memberSender = async (admit: Admit, request: FastifyRequest, id: string | undefined): Promise<FileSender> => {
  const menus = id === undefined ? menusOf[announcedUse(request)] : Object.values(menusOf).flat();
  const actor = await admitBy(admit, request, menus);
  const check: FileSender['check'] = ({ use }) => {
    const mayUse = menusOf[use].some((menu) => reaches(actor, menu, 'write'));
    if (!mayUse) refuseRight({ menu: menusOf[use][0], level: 'write' });
  };
  return { merchantId: actor.merchantId, senderId: actor.accountId, check };
};

/** A tool sends packages only, and reaches no upload but its own. */
const toolSender = async (admit: Admit, request: FastifyRequest): Promise<FileSender> => {
  const { merchantId, ownerId: senderId } = await admit(sendingByKey, request);
  const check: FileSender['check'] = ({ use, createdBy }) => {
    if (createdBy !== senderId) refuse('not_found');
    if (use !== 'package') refuseRight({ menu: menusOf[use][0], level: 'write' });
  };
  return { merchantId, senderId, check };
};

interface Needs {
  readonly admit: Admit;
  readonly tus: Tus;
  readonly uploads: Pick<UploadService, 'show'>;
}

/**
 * What no endpoint can be, because bytes travel: sending files by tus, and looking at one through its link. What tus has no
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
          const { id } = request.params;
          const isByKey = uploadKeyOf(request) !== undefined;
          const sender = isByKey ? await toolSender(admit, request) : await memberSender(admit, request, id);
          if (id !== undefined && !uuid.test(id)) refuse('not_found');
          return tus.send(request, reply, sender);
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
