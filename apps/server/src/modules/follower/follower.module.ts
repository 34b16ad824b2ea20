import type { Implement } from '../../platform/implement.ts';
import type { Module } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import { createPort } from '../../platform/port.ts';
import type { ChannelAccess } from '../channel/channel-access.service.ts';
import type { ChannelServers } from '../channel/channel-server.service.ts';
import type { FoundChannels } from '../channel/found-channels.service.ts';
import type { CustomerService } from '../customer/customer.service.ts';
import type { ExportService } from '../export/export.service.ts';
import type { LogService } from '../log/log.service.ts';
import type { WebhookService } from '../webhook/webhook.service.ts';
import { followerRoutes } from './follower.routes.ts';
import { type AssociatedApplets, createFollowerService, type WhenJoined, type WhenLeft } from './follower.service.ts';
import { createFollowerAudiences } from './follower-audience.service.ts';
import { createFollowerExport } from './follower-export.service.ts';
import { createFollowerFigures } from './follower-figures.service.ts';
import { growthOf } from './follower-growth.service.ts';
import { createFollowerIds } from './follower-id.service.ts';
import { createFollowerList } from './follower-list.service.ts';
import { createFollowerNews } from './follower-news.ts';
import { createFollowedData } from './follower-personal.ts';
import { createFollowerProfiles } from './follower-profile.service.ts';
import { createRecommendedChannels } from './follower-recommended.service.ts';
import { createFollowerTags } from './follower-tag.service.ts';
import { createOpenFollowers } from './open-follower.service.ts';

interface Needs {
  readonly platform: Pick<Platform, 'db' | 'events' | 'jobs' | 'secrets'>;
  readonly access: ChannelAccess;
  readonly servers: ChannelServers;
  readonly foundChannels: FoundChannels;
  readonly associatedApplets: AssociatedApplets;
  readonly customers: CustomerService;
  readonly logs: LogService;
  readonly exports: ExportService;
  readonly webhooks: WebhookService;
}

/** Who follows channels. */
export const followerModule = (needs: Needs) => {
  const { platform, access, servers, foundChannels, associatedApplets, customers, logs, exports, webhooks } = needs;
  const { db, events, jobs, secrets } = platform;
  const leavingPort = createPort<WhenLeft>('what is counted of people who unfollow');
  const joiningPort = createPort<WhenJoined>('what begins when a person follows');
  const whenLeft: WhenLeft = (...gone) => leavingPort.get()(...gone);
  const followerId = createFollowerIds({ secrets });
  const followers = createFollowerService({
    db,
    customers,
    found: foundChannels,
    appletOf: associatedApplets,
    whenLeft,
    whenJoined: (...come) => joiningPort.get()(...come),
    tell: createFollowerNews({ followerId, webhooks }),
    followerId,
  });
  const list = createFollowerList({ db, access });
  const tags = createFollowerTags({ db, access, events, logs });
  const figures = createFollowerFigures({ db, servers });
  const recommended = createRecommendedChannels({ db, found: foundChannels });
  exports.register('follower', createFollowerExport({ db }));
  return {
    services: {
      followers,
      followedData: [createFollowedData({ found: foundChannels, leave: followers.leave })],
      followerId,
      openFollowers: createOpenFollowers({ db, jobs, followerId }),
      growthOf,
      audiences: createFollowerAudiences(),
      profiles: createFollowerProfiles(),
    },
    ports: { leaving: leavingPort, joining: joiningPort },
    routes: (implement: Implement) => followerRoutes(implement, { followers, list, tags, figures, recommended }),
  } satisfies Module;
};
