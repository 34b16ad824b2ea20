import type { Merchants } from './merchant-modules.ts';
import { channelModule } from './modules/channel/channel.module.ts';
import { followerModule } from './modules/follower/follower.module.ts';
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
  return { channel, follower };
};
export type Channels = ReturnType<typeof openChannels>;
