import { closeTicket, createTicket, getTicket, readTicket, writeTicket } from '@balcao/contract/ticket';
import { eraseTicketFile, listTicketUploads, openTicketFile, readTicketPicture } from '@balcao/contract/ticket-file';
import { transaction } from '../src/platform/db.ts';
import { onePicture } from './documents.ts';
import type { Team } from './people.ts';
import type { TestApp } from './test-app.ts';

const asked = { area: 'money', subject: 'Saque parado', text: 'Não chegou.', view: null } as const;

/** A request of a team to support. */
export const openTicket = async ({ call }: Pick<Team, 'call'>): Promise<{ ticketId: string }> => ({
  ticketId: (await call(createTicket, { body: asked })).id,
});

/** The same with a picture. */
export const openShownTicket = async (testApp: TestApp, { call, merchantId, accountId }: Team) => {
  const { db, clock } = testApp.platform;
  const bytes = await onePicture(40).jpeg().toBuffer();
  const file = { merchantId, createdBy: accountId, name: 'tela.jpg', use: 'ticket', bytes, now: clock.now() } as const;
  const ticketFileId = await transaction(db, (tx) => testApp.services.uploads.add(tx, file));
  const { id: ticketId } = await call(createTicket, { body: { ...asked, files: [ticketFileId] } });
  return { ticketId, ticketFileId };
};

interface Held {
  readonly ticketId: string;
  readonly ticketFileId: string;
}
/** Every call that names one, or its file. */
export const ticketAsks = ({ ticketId: id, ticketFileId: file }: Held) =>
  [
    { target: getTicket, by: 'member', params: { id } },
    { target: readTicket, by: 'member', params: { id }, body: { position: 1 } },
    { target: writeTicket, by: 'member', params: { id }, body: { text: 'Ainda não.' } },
    { target: closeTicket, by: 'member', params: { id } },
    { target: listTicketUploads, by: 'member', query: { id: file }, narrows: true },
    { target: openTicketFile, by: 'member', params: { file } },
    { target: readTicketPicture, by: 'member', params: { file } },
    { target: eraseTicketFile, by: 'member', params: { file } },
  ] as const;
