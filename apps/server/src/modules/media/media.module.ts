import { reaches } from '@balcao/contract/menus';
import type { FastifyInstance } from 'fastify';
import type { Queries } from '../../platform/db.ts';
import type { Admit, Implement } from '../../platform/implement.ts';
import type { Module } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import { createPort } from '../../platform/port.ts';
import type { ChannelAccess } from '../channel/channel-access.service.ts';
import type { SessionService } from '../session/session.service.ts';
import type { StaffRights } from '../staff/staff-right.service.ts';
import type { UploadMedia } from '../upload/upload-media.service.ts';
import type { MediaKey } from './media.repository.ts';
import { mediaRoutes } from './media.routes.ts';
import { createMediaService } from './media.service.ts';
import { createMediaLinks, type LinkedMedia } from './media-link.ts';
import { startMediaRounds } from './media-rounds.ts';
import { serveMedia } from './media-showing.ts';

/** Set by the broadcast module, which is created later. */
interface Holders {
  readonly isPointedTo: (queries: Queries, file: MediaKey) => Promise<boolean>;
  /** Whether a person may read the broadcast, and it holds this file. */
  readonly mayRead: (
    queries: Queries,
    file: MediaKey,
    by: { readonly broadcastId: string; readonly customerId: string },
  ) => Promise<boolean>;
}
interface Needs {
  readonly platform: Pick<Platform, 'config' | 'db' | 'clock' | 'jobs' | 'secrets' | 'fileInspector' | 'mediaReader'>;
  readonly sessions: Pick<SessionService, 'rightsIn'>;
  readonly staffRights: StaffRights;
  readonly access: ChannelAccess;
  readonly uploads: UploadMedia;
}

/** The files that channels publish: what they are, who may see them, and when they are forgotten. */
export const mediaModule = ({ platform, sessions, staffRights, access, uploads }: Needs) => {
  const { config, db, clock, jobs, secrets, fileInspector, mediaReader: reader } = platform;
  const holders = createPort<Holders>('the broadcasts that hold files');
  const links = createMediaLinks(secrets);
  const hasScanner = config.scanUrl !== undefined;
  const media = createMediaService({ db, jobs, access, uploads, reader, links, hasScanner });
  const isPointedTo: Holders['isPointedTo'] = (...ask) => holders.get().isPointedTo(...ask);
  startMediaRounds({ db, clock, jobs, uploads, fileInspector, isPointedTo });
  const memberMaySee = async (accountId: string, merchantId: string): Promise<boolean> => {
    const member = await sessions.rightsIn(db, accountId, merchantId);
    return member !== undefined && reaches(member, 'channels.index', 'read');
  };
  const maySee = ({ merchantId, id, reader: by }: LinkedMedia): Promise<boolean> => {
    if (by.staffId !== undefined) return staffRights.may(db, by.staffId, 'channel.see');
    if (by.accountId !== undefined) return memberMaySee(by.accountId, merchantId);
    return holders.get().mayRead(db, { merchantId, id }, by);
  };
  return {
    services: { media },
    ports: { holders },
    routes: (implement: Implement) => mediaRoutes(implement, media),
    serve: (app: FastifyInstance, admit: Admit) => serveMedia(app, admit, { db, clock, links, uploads, maySee }),
  } satisfies Module;
};
