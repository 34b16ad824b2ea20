import type { Merchants } from './merchant-modules.ts';
import { broadcastModule } from './modules/broadcast/broadcast.module.ts';
import { channelModule } from './modules/channel/channel.module.ts';
import { followerModule } from './modules/follower/follower.module.ts';
import { mediaModule } from './modules/media/media.module.ts';
import type { People } from './people-modules.ts';
import type { Platform } from './platform/platform.ts';

/** What teams tell people in the chat app, and who follows it. */
export const openChannels = (platform: Platform, people: People, merchants: Merchants) => {
  const { names, bindings } = people.account.services;
  const channel = channelModule({
    platform,
    names,
    bindings,
    teams: people.team.services.teams,
    members: people.member.services.members,
    logs: people.log.services.logs,
    exports: merchants.exporting.services.exports,
  });
  const follower = followerModule({ platform, foundChannels: channel.services.foundChannels });
  channel.ports.growth.give(follower.services.growthOf);
  const { channelAccess, foundChannels } = channel.services;
  const media = mediaModule({
    platform,
    sessions: people.session.services.sessions,
    access: channelAccess,
    uploads: merchants.upload.services.uploadMedia,
  });
  const broadcast = broadcastModule({
    platform,
    names,
    logs: people.log.services.logs,
    exports: merchants.exporting.services.exports,
    access: channelAccess,
    foundChannels,
    followers: follower.services.followers,
    media: media.services.media,
  });
  media.ports.holders.give(broadcast.services.mediaHolders);
  follower.ports.leaving.give(broadcast.services.countLeft);
  return { channel, follower, media, broadcast };
};
export type Channels = ReturnType<typeof openChannels>;
