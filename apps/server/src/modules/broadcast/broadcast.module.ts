import type { Implement } from '../../platform/implement.ts';
import type { Module } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import type { AccountNames } from '../account/account-names.service.ts';
import type { ChannelAccess } from '../channel/channel-access.service.ts';
import type { FoundChannels } from '../channel/found-channels.service.ts';
import type { ExportService } from '../export/export.service.ts';
import type { FollowerService } from '../follower/follower.service.ts';
import type { LogService } from '../log/log.service.ts';
import type { MediaService } from '../media/media.service.ts';
import { broadcastRoutes } from './broadcast.routes.ts';
import { createBroadcastService } from './broadcast.service.ts';
import { createBroadcastExport } from './broadcast-export.service.ts';
import { createBroadcastFeed } from './broadcast-feed.service.ts';
import { createBroadcastHistory } from './broadcast-history.service.ts';
import { createMediaHolders } from './broadcast-media-holders.ts';
import { createBroadcastSending } from './broadcast-sending.service.ts';
import { createBroadcastTelling } from './broadcast-telling.ts';
import { createBroadcastView } from './broadcast-view.ts';

interface Needs {
  readonly platform: Pick<Platform, 'db' | 'events' | 'clock' | 'jobs'>;
  readonly names: AccountNames;
  readonly logs: LogService;
  readonly exports: ExportService;
  readonly access: ChannelAccess;
  readonly foundChannels: FoundChannels;
  readonly followers: FollowerService;
  readonly media: MediaService;
}

/** What channels publish, and what becomes of it. */
export const broadcastModule = ({ platform, names, logs, exports, access, foundChannels, followers, media }: Needs) => {
  const { db, events, clock, jobs } = platform;
  const view = createBroadcastView({ names, media });
  const tell = createBroadcastTelling({ events, logs });
  const broadcasts = createBroadcastService({ db, access, view, tell, media });
  const sending = createBroadcastSending({ db, clock, jobs, access, view, tell, media });
  const feed = createBroadcastFeed({ db, found: foundChannels, followers, tell, media });
  const mediaHolders = createMediaHolders({ found: foundChannels, followers });
  exports.register('broadcast', createBroadcastExport({ db, view }));
  return {
    services: { broadcastHistory: createBroadcastHistory(), countLeft: feed.countLeft, mediaHolders },
    routes: (implement: Implement) => broadcastRoutes(implement, { broadcasts, sending, feed }),
  } satisfies Module;
};
