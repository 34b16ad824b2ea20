import { type MenuId, reaches } from '@balcao/contract/menus';
import { deskTransferPath } from '@balcao/contract/ticket-file';
import type { UploadUse } from '@balcao/contract/upload';
import type { FastifyRequest } from 'fastify';
import { type MemberActor, uploadKeyOf } from '../../platform/actor.ts';
import type { Queries } from '../../platform/db.ts';
import type { Admit } from '../../platform/implement.ts';
import { Refusal, refuse, refuseRight } from '../../platform/refusal.ts';
import { announcedUse, type FileSender, type TransferRequest, transferPath } from './tus.ts';
import { isId } from './upload-id.ts';

/**
 * By what one may send each: anyone who may open the team's documents may send them, and anyone who may answer for the team in a dispute
 * may send evidence; so do those who look after channels, for their certifications. Packages come from those who make mini programs,
 * pictures and media from those who write for channels. What comes with a message to support is sent by any member.
 */
const menusOf = {
  document: ['setting.merchant', 'payment.refunds', 'channels.index'],
  package: ['applets.index'],
  picture: ['channels.index'],
  media: ['channels.index'],
} as const satisfies Record<Exclude<UploadUse, 'ticket'>, readonly MenuId[]>;
const sending = { id: 'upload.send', method: 'POST', rate: 'write' } as const;
const sendingBy = (menu: MenuId) => ({ ...sending, access: { menu, level: 'write' } }) as const;
const sendingByKey = { ...sending, id: 'upload.sendByKey', access: 'uploadKey' } as const;
const sendingToSupport = { ...sending, access: 'session' } as const;
const sendingToTeam = { ...sending, id: 'upload.sendByDesk', access: { staff: 'merchant.assist' } } as const;

/** Lets someone in who has one of these menus. @throws Refusal what the first of them says. */
const admitBy = async (admit: Admit, request: FastifyRequest, menus: readonly MenuId[]): Promise<MemberActor> => {
  let first: unknown;
  for (const menu of menus)
    try {
      return await admit(sendingBy(menu), request);
    } catch (refusal) {
      first ??= refusal;
      if (!isRightMissing(refusal)) break;
    }
  throw first;
};
const isRightMissing = (error: unknown): boolean => error instanceof Refusal && error.refusal === 'permission_missing';

/** What comes with a message to support is its sender's alone until it is sent: a colleague may not go on with it. */
const checkOwn = (createdBy: string, senderId: string): void => {
  if (createdBy !== senderId) refuse('not_found');
};

type Place = Pick<FileSender, 'merchantId' | 'senderId'>;
interface Needs {
  /** Whether it comes with a message to or from support, and this sender sent it. */
  readonly isTicketFileOf: (sender: Place, id: string) => Promise<boolean>;
  /** The team of a support request; undefined where it does not exist. */
  readonly merchantOfTicket: (ticketId: string) => Promise<string | undefined>;
}
/** Set by the module of support requests, which is created later: looks up the team of a request. */
export type MerchantOfTicket = (queries: Queries, ticketId: string) => Promise<string | undefined>;

/** Who sends files, and what each of them may. */
export const createFileSenders = ({ isTicketFileOf, merchantOfTicket }: Needs) => {
  const toSupport = async (admit: Admit, request: FastifyRequest): Promise<FileSender> => {
    const { accountId: senderId, merchantId } = await admit(sendingToSupport, request);
    const check: FileSender['check'] = ({ use, createdBy }) => {
      if (use !== 'ticket') refuseRight({ menu: menusOf[use][0], level: 'write' });
      checkOwn(createdBy, senderId);
    };
    return { merchantId: merchantId ?? refuse('team_missing'), senderId, path: transferPath, check };
  };

  const ofMenus = async (admit: Admit, request: FastifyRequest, menus: readonly MenuId[]): Promise<FileSender> => {
    const actor = await admitBy(admit, request, menus);
    const { merchantId, accountId: senderId } = actor;
    const check: FileSender['check'] = ({ use, createdBy }) => {
      if (use === 'ticket') return checkOwn(createdBy, senderId);
      if (!menusOf[use].some((menu) => reaches(actor, menu, 'write')))
        refuseRight({ menu: menusOf[use][0], level: 'write' });
    };
    return { merchantId, senderId, path: transferPath, check };
  };

  /** One without any of the rights reaches what they send to support, and nothing else. */
  const ofMember = async (admit: Admit, request: FastifyRequest, id: string | undefined): Promise<FileSender> => {
    if (id === undefined) {
      const use = announcedUse(request);
      return use === 'ticket' ? toSupport(admit, request) : ofMenus(admit, request, menusOf[use]);
    }
    try {
      return await ofMenus(admit, request, Object.values(menusOf).flat());
    } catch (refusal) {
      if (!isRightMissing(refusal)) throw refusal;
      const sender = await toSupport(admit, request);
      if (!(await isTicketFileOf(sender, id))) throw refusal;
      return sender;
    }
  };

  /** A tool sends packages only, and reaches no upload but its own. */
  const ofTool = async (admit: Admit, request: FastifyRequest): Promise<FileSender> => {
    const { merchantId, ownerId: senderId } = await admit(sendingByKey, request);
    const check: FileSender['check'] = ({ use, createdBy }) => {
      checkOwn(createdBy, senderId);
      if (use === 'package') return;
      refuseRight({ menu: use === 'ticket' ? null : menusOf[use][0], level: 'write' });
    };
    return { merchantId, senderId, path: transferPath, check };
  };

  return {
    /** Someone of a team, or a tool of theirs. */
    ofTeam: (admit: Admit, request: TransferRequest): Promise<FileSender> =>
      uploadKeyOf(request) === undefined ? ofMember(admit, request, request.params.id) : ofTool(admit, request),

    /** Staff, for their answers to a request. @throws Refusal `not_found` where there is no such request. */
    ofDesk: async (
      admit: Admit,
      request: FastifyRequest<{ Params: { ticketId: string; id?: string } }>,
    ): Promise<FileSender> => {
      const { staffId: senderId } = await admit(sendingToTeam, request);
      const { ticketId, id } = request.params;
      const merchantId = (isId(ticketId) && (await merchantOfTicket(ticketId))) || refuse('not_found');
      if (id === undefined && announcedUse(request) !== 'ticket') refuse('permission_missing');
      const check: FileSender['check'] = ({ createdBy }) => checkOwn(createdBy, senderId);
      return { merchantId, senderId, path: deskTransferPath(ticketId), check };
    },
  };
};
export type FileSenders = ReturnType<typeof createFileSenders>;
