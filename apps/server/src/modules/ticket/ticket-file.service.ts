import { Readable } from 'node:stream';
import type { ReplyOf } from '@balcao/contract/endpoint';
import { LogEvent } from '@balcao/contract/log';
import type {
  eraseTicketFile,
  listDeskUploads,
  listTicketUploads,
  openDeskFile,
  openTicketFile,
  readDeskPicture,
  readTicketPicture,
} from '@balcao/contract/ticket-file';
import type { DocumentLink } from '@balcao/contract/upload';
import type { Db, Queries } from '../../platform/db.ts';
import type { Events } from '../../platform/events.ts';
import { idempotently } from '../../platform/idempotency.ts';
import type { Call } from '../../platform/implement.ts';
import { refuse } from '../../platform/refusal.ts';
import type { LogService } from '../log/log.service.ts';
import type { UploadTickets } from '../upload/upload-ticket.service.ts';
import { findAnywhere } from './ticket-desk.repository.ts';
import { type FoundFile, findFile } from './ticket-file.repository.ts';
import type { TicketFiles } from './ticket-files.ts';
import { inTeam, maySee, subjectOf } from './ticket-member.ts';

interface Needs {
  readonly db: Db;
  readonly events: Pick<Events, 'publish'>;
  readonly logs: Pick<LogService, 'record'>;
  readonly uploads: Pick<UploadTickets, 'listOf' | 'isOf' | 'link' | 'read'>;
  readonly files: Pick<TicketFiles, 'erase'>;
}

/** A member of the team, with what of it they reach. */
type Reader = Parameters<typeof maySee>[0];
/** Whether a member may look at a file: notes of staff, and what came with them, are nothing of the team's. */
const isFor = (reader: Reader, { ticket, message }: FoundFile): boolean =>
  message.kind !== 'note' && maySee(reader, ticket);

/** Files of requests: who looks at them, and who erases them (docs/decisions/104). */
export const createTicketFileReading = ({ db, events, logs, uploads, files }: Needs) => {
  /** @throws Refusal `not_found` for what is neither their own nor of a message that they may read. */
  const mustSee = async (queries: Queries, reader: Reader & { readonly merchantId: string }, file: string) => {
    const { merchantId, accountId: senderId } = reader;
    const found = await findFile(queries, { merchantId, uploadId: file });
    const isSeen = found ? isFor(reader, found) : await uploads.isOf(queries, { merchantId, senderId }, file);
    if (!isSeen) refuse('not_found');
  };
  /** The team of the request. @throws Refusal `not_found` for a file that is neither of the request nor their own. */
  const mustBeOf = async (
    queries: Queries,
    { actor, params }: Pick<Call<typeof openDeskFile>, 'actor' | 'params'>,
  ): Promise<string> => {
    const { merchantId, id } = (await findAnywhere(queries, params.id)) ?? refuse('not_found');
    const found = await findFile(queries, { merchantId, uploadId: params.file });
    const isSeen = found
      ? found.ticket.id === id
      : await uploads.isOf(queries, { merchantId, senderId: actor.staffId }, params.file);
    return isSeen ? merchantId : refuse('not_found');
  };
  const pictureOf = async (merchantId: string, file: string): Promise<Readable> =>
    Readable.from([(await uploads.read(merchantId, file, 'image/webp')) ?? refuse('not_found')]);

  return {
    list: async ({ actor, query }: Call<typeof listTicketUploads>): Promise<ReplyOf<typeof listTicketUploads>> => {
      const { merchantId, accountId: senderId } = inTeam(actor);
      return { list: await uploads.listOf({ merchantId, senderId }, query.id) };
    },

    open: (call: Call<typeof openTicketFile>): Promise<DocumentLink> =>
      idempotently(db, call, async (tx) => {
        const actor = inTeam(call.actor);
        const { params, ip, now } = call;
        await mustSee(tx, actor, params.file);
        const { merchantId, accountId } = actor;
        return uploads.link(tx, { merchantId, id: params.file, viewer: { accountId }, ip, now });
      }),

    read: async (call: Call<typeof readTicketPicture>): Promise<Readable> => {
      const actor = inTeam(call.actor);
      await mustSee(db, actor, call.params.file);
      return pictureOf(actor.merchantId, call.params.file);
    },

    /** @throws Refusal `not_found` for one that another person sent. */
    erase: (call: Call<typeof eraseTicketFile>): Promise<null> => {
      const actor = inTeam(call.actor);
      return idempotently(db, call, async (tx) => {
        const { merchantId, accountId } = actor;
        const key = { merchantId, uploadId: call.params.file };
        const { ticket, message } = (await findFile(tx, key)) ?? refuse('not_found');
        if (message.kind !== 'member' || message.authorId !== accountId) refuse('not_found');
        const subject = subjectOf(ticket);
        await logs.record(tx, { ...call, actor }, { event: LogEvent.enum.ticketFileErased, subject });
        events.publish(tx, merchantId, { topic: 'ticket', key: ticket.id });
        if (!(await files.erase(tx, key, call.now))) refuse('not_found');
        return null;
      });
    },

    listOfDesk: async ({
      actor,
      params,
      query,
    }: Call<typeof listDeskUploads>): Promise<ReplyOf<typeof listDeskUploads>> => {
      const { merchantId } = (await findAnywhere(db, params.id)) ?? refuse('not_found');
      return { list: await uploads.listOf({ merchantId, senderId: actor.staffId }, query.id) };
    },

    openOfDesk: (call: Call<typeof openDeskFile>): Promise<DocumentLink> =>
      idempotently(db, call, async (tx) => {
        const { actor, params, ip, now } = call;
        const merchantId = await mustBeOf(tx, call);
        return uploads.link(tx, { merchantId, id: params.file, viewer: { staffId: actor.staffId }, ip, now });
      }),

    readOfDesk: async (call: Call<typeof readDeskPicture>): Promise<Readable> =>
      pictureOf(await mustBeOf(db, call), call.params.file),

    /** For the upload module: the team of a request, and who may open a file through its link. */
    papers: {
      merchantOf: async (queries: Queries, ticketId: string): Promise<string | undefined> =>
        (await findAnywhere(queries, ticketId))?.merchantId,
      mayOpen: async (
        queries: Queries,
        { merchantId, id }: { readonly merchantId: string; readonly id: string },
        member: Reader,
      ): Promise<boolean> => {
        const found = await findFile(queries, { merchantId, uploadId: id });
        return found !== undefined && isFor(member, found);
      },
    },
  };
};
export type TicketFileReading = ReturnType<typeof createTicketFileReading>;
