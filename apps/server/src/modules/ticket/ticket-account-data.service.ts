import { dataFilesBytesAtMost, type OwnSupportRequest } from '@balcao/contract/own-support-request';
import type { Db } from '../../platform/db.ts';
import type { UploadTickets } from '../upload/upload-ticket.service.ts';
import { listMessages } from './ticket.repository.ts';
import type { TicketMessageRow, TicketRow } from './ticket.tables.ts';
import { listOfPerson } from './ticket-account-data.repository.ts';
import type { FilesByPosition, TicketFiles } from './ticket-files.ts';

interface Needs {
  readonly db: Db;
  readonly uploads: Pick<UploadTickets, 'read'>;
  readonly files: Pick<TicketFiles, 'of'>;
}
type Said = OwnSupportRequest['messages'][number];
/** A request without the name of its team, which the caller knows. */
export type AskedOfSupport = Omit<OwnSupportRequest, 'team'> & { readonly merchantId: string };

/** What a person asked support, in every team, also in those that they left (rule: own-data). */
export const createTicketAccountData = ({ db, uploads, files }: Needs) => {
  /** Reads what the person sent, as long as there is room for it. */
  const createContents = () => {
    let room = dataFilesBytesAtMost;
    return async (merchantId: string, id: string, bytes: number): Promise<string | null> => {
      if (bytes > room) return null;
      room -= bytes;
      return (await uploads.read(merchantId, id))?.toString('base64') ?? null;
    };
  };
  type Contents = ReturnType<typeof createContents>;

  const fromOf = ({ kind, authorId }: TicketMessageRow, accountId: string): Said['from'] => {
    if (kind === 'staff') return 'support';
    return authorId === accountId ? 'you' : 'colleague';
  };
  const filesOf = async (sent: FilesByPosition, message: TicketMessageRow, isOwn: boolean, contents: Contents) => {
    const some: Said['files'] = [];
    for (const { id, kept } of sent.get(message.position) ?? [])
      if (kept) some.push({ ...kept, content: isOwn ? await contents(message.merchantId, id, kept.bytes) : null });
    return some;
  };
  const present = async (row: TicketRow, accountId: string, contents: Contents): Promise<AskedOfSupport> => {
    const { merchantId, id, area, subject, createdAt, view } = row;
    const sent = await files.of(db, row);
    const messages: Said[] = [];
    for (const message of await listMessages(db, row, ['member', 'staff'])) {
      const from = fromOf(message, accountId);
      const own = await filesOf(sent, message, from === 'you', contents);
      messages.push({ from, text: message.text, at: message.at.toISOString(), files: own });
    }
    return { merchantId, id, area, subject, createdAt: createdAt.toISOString(), view: view && { ...view }, messages };
  };

  return {
    /** The newest first. */
    listOf: async (accountId: string): Promise<AskedOfSupport[]> => {
      const contents = createContents();
      const all: AskedOfSupport[] = [];
      for (const row of await listOfPerson(db, accountId)) all.push(await present(row, accountId, contents));
      return all;
    },
  };
};
