import { reaches } from '@balcao/contract/menus';
import { type StaffRole, staffMay } from '@balcao/contract/staff';
import type { FastifyInstance } from 'fastify';
import type { Queries } from '../../platform/db.ts';
import type { Admit, Implement } from '../../platform/implement.ts';
import type { Module } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import { createPort, type Port } from '../../platform/port.ts';
import type { SessionService } from '../session/session.service.ts';
import type { StaffService } from '../staff/staff.service.ts';
import type { StaffNames } from '../staff/staff-names.service.ts';
import type { TeamService } from '../team/team.service.ts';
import { createFileSenders, type MerchantOfTicket } from './file-senders.ts';
import { createInfectedEmail } from './infected-email.ts';
import { serveTransfers } from './transfer.ts';
import { createTus } from './tus.ts';
import { uploadRoutes } from './upload.routes.ts';
import { type ChannelPapers, createUploadService, type Mentions, type ShownKey } from './upload.service.ts';
import { createUploadFiles } from './upload-files.ts';
import { createUploadIntake, type Sender } from './upload-intake.service.ts';
import { createUploadMedia } from './upload-media.service.ts';
import { createUploadMessages } from './upload-message.service.ts';
import { createUploadPictures } from './upload-picture.service.ts';
import { createUploadTickets } from './upload-ticket.service.ts';

type DocumentKey = Pick<ShownKey, 'merchantId' | 'id'>;
/** Whether a document is evidence in a dispute: set by the dispute module, which is created later. */
type IsEvidence = (queries: Queries, document: DocumentKey) => Promise<boolean>;

/** What the module of requests to support, which is made later, tells of their files. */
export interface TicketPapers {
  readonly merchantOf: MerchantOfTicket;
  /** Whether a member of the team may look at a file: it comes with a message that they may read. */
  readonly mayOpen: (
    queries: Queries,
    document: DocumentKey,
    member: Parameters<typeof reaches>[0] & { readonly accountId: string },
  ) => Promise<boolean>;
}

interface Needs {
  readonly platform: Pick<
    Platform,
    | 'config'
    | 'db'
    | 'clock'
    | 'jobs'
    | 'locks'
    | 'mailer'
    | 'secrets'
    | 'files'
    | 'fileInspector'
    | 'mediaReader'
    | 'voiceReader'
  >;
  readonly sessions: Pick<SessionService, 'rightsIn'>;
  readonly staff: Pick<StaffService, 'roleOf'>;
  readonly staffNames: Pick<StaffNames, 'recipientsOf'>;
  readonly teams: Pick<TeamService, 'payees'>;
}

/** As if they were there: they are asked for when a call comes. */
const papersOf = (port: Pick<Port<ChannelPapers>, 'get'>): ChannelPapers => ({
  named: (...ask) => port.get().named(...ask),
  mayOpen: (...ask) => port.get().mayOpen(...ask),
});

const mayStaffSee = async (
  role: StaffRole | undefined,
  { use }: ShownKey,
  isEvidence: () => Promise<boolean>,
): Promise<boolean> => {
  if (role === undefined) return false;
  if (use === 'ticket') return staffMay(role, 'merchant.assist');
  return staffMay(role, 'document.see') || (staffMay(role, 'finance.see') && isEvidence());
};

/** The documents that teams send: how they come in, where they lie, and who looks at them. */
export const uploadModule = ({ platform, sessions, staff, staffNames, teams }: Needs) => {
  const { config, db, clock, jobs, locks, mailer, secrets, fileInspector } = platform;
  // Set by the modules of reviews, channels and broadcasts, which are created later.
  const drafted = createPort<Mentions>('the documents that drafts mention');
  const pictured = createPort<Mentions>('the pictures that broadcasts mention');
  const channelPapers = createPort<ChannelPapers>('the documents of channels');
  const evidence = createPort<IsEvidence>('which documents are evidence');
  const ticketPapers = createPort<TicketPapers>('the files of requests to support');
  const files = createUploadFiles(platform.files);
  const tellInfected = createInfectedEmail({ mailer, teams, staffNames });
  const intake = createUploadIntake({ db, clock, secrets, files, fileInspector, tellInfected });
  /**
   * Files of requests to support are for those who read the request. Evidence of a dispute is for members who see the team's refunds, and
   * for staff who look after money; what proves something of a channel is for those who manage that channel.
   */
  const memberMaySee = async (accountId: string, document: ShownKey): Promise<boolean> => {
    const { merchantId, use, createdBy } = document;
    const member = await sessions.rightsIn(db, accountId, merchantId);
    if (!member) return false;
    if (use === 'ticket')
      return createdBy === accountId || ticketPapers.get().mayOpen(db, document, { ...member, accountId });
    if (reaches(member, 'setting.merchant', 'write')) return true;
    if (reaches(member, 'payment.refunds', 'read') && (await evidence.get()(db, document))) return true;
    const worker = { merchantId, accountId, isAdmin: member.isAdmin };
    return reaches(member, 'channels.index', 'write') && uploads.isOfChannels(db, worker, document.id);
  };
  const staffMaySee = async (staffId: string, document: ShownKey): Promise<boolean> =>
    mayStaffSee(await staff.roleOf(db, staffId), document, () => evidence.get()(db, document));
  const uploads = createUploadService({
    db,
    clock,
    jobs,
    secrets,
    files,
    intake,
    maySee: ({ accountId, staffId }, document) =>
      accountId === undefined ? staffMaySee(staffId, document) : memberMaySee(accountId, document),
    drafted: (...ask) => drafted.get()(...ask),
    pictured: (...ask) => pictured.get()(...ask),
    channelPapers: papersOf(channelPapers),
  });
  const tus = createTus({ intake, locks, progressMs: config.callerWaits.progressMs });
  const uploadTickets = createUploadTickets({ db, files, intake, uploads });
  const isTicketFileOf = (sender: Sender, id: string) => uploadTickets.isOf(db, sender, id);
  const merchantOfTicket = (ticketId: string) => ticketPapers.get().merchantOf(db, ticketId);
  const senders = createFileSenders({ isTicketFileOf, merchantOfTicket });
  return {
    services: {
      uploads,
      uploadTickets,
      uploadPictures: createUploadPictures({ db, files, intake }),
      uploadMedia: createUploadMedia({ db, files, intake }),
      uploadMessages: createUploadMessages({ ...platform, files, intake }),
    },
    ports: { drafted, pictured, channelPapers, evidence, ticketPapers },
    routes: (implement: Implement) => uploadRoutes(implement, uploads),
    serve: (app: FastifyInstance, admit: Admit) => serveTransfers(app, { admit, tus, uploads, senders }),
  } satisfies Module;
};
