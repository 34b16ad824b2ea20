import type { OwnSupportRequest } from '@balcao/contract/own-support-request';
import type { Db } from '../../platform/db.ts';
import type { OwnFiles } from '../../platform/own-files.ts';
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
  const fromOf = ({ kind, authorId }: TicketMessageRow, accountId: string): Said['from'] => {
    if (kind === 'staff') return 'support';
    return authorId === accountId ? 'you' : 'colleague';
  };
  /** Files of the others are named only. */
  const filesOf = (sent: FilesByPosition, message: TicketMessageRow, isOwn: boolean, own: OwnFiles): Said['files'] => {
    const { merchantId, at, position } = message;
    const folder = `support ${at.toISOString().slice(0, 10)}`;
    return (sent.get(position) ?? []).flatMap(({ id, kept }) => {
      if (!kept) return [];
      return isOwn ? own.give({ ...kept, folder, read: () => uploads.read(merchantId, id) }) : { ...kept, path: null };
    });
  };
  const present = async (row: TicketRow, accountId: string, own: OwnFiles): Promise<AskedOfSupport> => {
    const { merchantId, id, area, subject, createdAt, view } = row;
    const sent = await files.of(db, row);
    const messages: Said[] = [];
    for (const message of await listMessages(db, row, ['member', 'staff'])) {
      const from = fromOf(message, accountId);
      const some = filesOf(sent, message, from === 'you', own);
      messages.push({ from, text: message.text, at: message.at.toISOString(), files: some });
    }
    return { merchantId, id, area, subject, createdAt: createdAt.toISOString(), view: view && { ...view }, messages };
  };

  return {
    /** The newest first. */
    listOf: async (accountId: string, own: OwnFiles): Promise<AskedOfSupport[]> => {
      const all: AskedOfSupport[] = [];
      for (const row of await listOfPerson(db, accountId)) all.push(await present(row, accountId, own));
      return all;
    },
  };
};
