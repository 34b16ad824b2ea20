import { reaches } from '@balcao/contract/menus';
import { type StaffRole, staffMay } from '@balcao/contract/staff';
import type { FastifyInstance } from 'fastify';
import type { Queries } from '../../platform/db.ts';
import type { Admit, Implement } from '../../platform/implement.ts';
import type { Module } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import { createPort } from '../../platform/port.ts';
import type { SessionService } from '../session/session.service.ts';
import type { StaffService } from '../staff/staff.service.ts';
import type { StaffNames } from '../staff/staff-names.service.ts';
import type { TeamService } from '../team/team.service.ts';
import { createInfectedEmail } from './infected-email.ts';
import { serveTransfers } from './transfer.ts';
import { createTus } from './tus.ts';
import { uploadRoutes } from './upload.routes.ts';
import { type ChannelPapers, createUploadService, type Mentions } from './upload.service.ts';
import { createUploadFiles } from './upload-files.ts';
import { createUploadIntake } from './upload-intake.service.ts';
import { createUploadMedia } from './upload-media.service.ts';
import { createUploadPictures } from './upload-picture.service.ts';

interface DocumentKey {
  readonly merchantId: string;
  readonly id: string;
}
/** Whether a document is evidence in a dispute: told by the module of disputes, which is made later. */
type IsEvidence = (queries: Queries, document: DocumentKey) => Promise<boolean>;

interface Needs {
  readonly platform: Pick<
    Platform,
    'config' | 'db' | 'clock' | 'jobs' | 'locks' | 'mailer' | 'secrets' | 'files' | 'fileInspector'
  >;
  readonly sessions: Pick<SessionService, 'rightsIn'>;
  readonly staff: Pick<StaffService, 'roleOf'>;
  readonly staffNames: Pick<StaffNames, 'recipientsOf'>;
  readonly teams: Pick<TeamService, 'payees'>;
}

/** The documents that teams send: how they come in, where they lie, and who looks at them. */
export const uploadModule = ({ platform, sessions, staff, staffNames, teams }: Needs) => {
  const { config, db, clock, jobs, locks, mailer, secrets, fileInspector } = platform;
  // Told by the modules of reviews, of channels and of broadcasts, which are made later.
  const drafted = createPort<Mentions>('the documents that drafts mention');
  const pictured = createPort<Mentions>('the pictures that broadcasts mention');
  const channelPapers = createPort<ChannelPapers>('the documents of channels');
  const evidence = createPort<IsEvidence>('which documents are evidence');
  const files = createUploadFiles(platform.files);
  const tellInfected = createInfectedEmail({ mailer, teams, staffNames });
  const intake = createUploadIntake({ db, clock, secrets, files, fileInspector, tellInfected });
  /**
   * Evidence of a dispute is for members who see the team's refunds, and for staff who look after money; what proves something of a channel
   * is for those who manage that channel.
   */
  const memberMaySee = async (accountId: string, document: DocumentKey): Promise<boolean> => {
    const { merchantId } = document;
    const member = await sessions.rightsIn(db, accountId, merchantId);
    if (!member) return false;
    if (reaches(member, 'setting.merchant', 'write')) return true;
    if (reaches(member, 'payment.refunds', 'read') && (await evidence.get()(db, document))) return true;
    const worker = { merchantId, accountId, isAdmin: member.isAdmin };
    return reaches(member, 'channels.index', 'write') && uploads.isOfChannels(db, worker, document.id);
  };
  const staffMaySee = async (staffId: string, document: DocumentKey): Promise<boolean> => {
    const role: StaffRole | undefined = await staff.roleOf(db, staffId);
    if (role === undefined || staffMay(role, 'document.see')) return role !== undefined;
    return staffMay(role, 'finance.see') && evidence.get()(db, document);
  };
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
    channelPapers: {
      named: (...ask) => channelPapers.get().named(...ask),
      mayOpen: (...ask) => channelPapers.get().mayOpen(...ask),
    },
  });
  const tus = createTus({ intake, locks, progressMs: config.callerWaits.progressMs });
  return {
    services: {
      uploads,
      uploadPictures: createUploadPictures({ db, files, intake }),
      uploadMedia: createUploadMedia({ db, files, intake }),
    },
    ports: { drafted, pictured, channelPapers, evidence },
    routes: (implement: Implement) => uploadRoutes(implement, uploads),
    serve: (app: FastifyInstance, admit: Admit) => serveTransfers(app, { admit, tus, uploads }),
  } satisfies Module;
};
