import type { Implement } from '../../platform/implement.ts';
import type { Module } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import type { BroadcastFeed } from '../broadcast/broadcast-feed.service.ts';
import type { BroadcastModeration } from '../broadcast/broadcast-moderation.service.ts';
import type { ChannelAccess } from '../channel/channel-access.service.ts';
import type { CustomerService } from '../customer/customer.service.ts';
import type { ExportService } from '../export/export.service.ts';
import type { FollowerIds } from '../follower/follower-id.service.ts';
import type { LogService } from '../log/log.service.ts';
import type { WebhookService } from '../webhook/webhook.service.ts';
import { createLikes } from './like.service.ts';
import { createLikeHistory } from './like-history.service.ts';
import { reactionRoutes } from './reaction.routes.ts';
import { likesOfPerson, repliesOfPerson, replyLikesOfPerson } from './reaction-personal.repository.ts';
import { likesOf, reactionsOf } from './reaction-view.ts';
import { createReplyExport } from './reply-export.service.ts';
import { createReplyLikes } from './reply-like.service.ts';
import { createReplyList } from './reply-list.service.ts';
import { createReplyModeration } from './reply-moderation.service.ts';
import { createPhoneReplies } from './reply-phone.service.ts';
import { createTeamReplies } from './reply-team.service.ts';
import { createReplyView } from './reply-view.ts';

interface Needs {
  readonly platform: Pick<Platform, 'db' | 'events' | 'limits'>;
  readonly access: ChannelAccess;
  readonly feed: BroadcastFeed;
  readonly broadcasts: BroadcastModeration;
  readonly customers: CustomerService;
  readonly logs: LogService;
  readonly exports: ExportService;
  readonly followerId: FollowerIds;
  readonly webhooks: WebhookService;
}

/** What followers do with broadcasts: they like them, and reply where the channel lets them. */
export const reactionModule = (needs: Needs) => {
  const { platform, access, feed, broadcasts, customers, logs, exports, followerId, webhooks } = needs;
  const { db, events, limits } = platform;
  const view = createReplyView({ broadcasts });
  const list = createReplyList({ db, access, broadcasts, view });
  exports.register('reply', createReplyExport({ db, list, view }));
  const services = {
    list,
    likes: createLikes({ db, feed, events }),
    replyLikes: createReplyLikes({ db, feed, events }),
    phone: createPhoneReplies({ db, limits, feed, customers, events, followerId, webhooks }),
    team: createTeamReplies({ db, access, events, logs, view }),
  };
  return {
    services: {
      shownReactions: { likesOf, reactionsOf },
      phoneReplies: services.phone,
      replyModeration: createReplyModeration({ events }),
      likeHistory: createLikeHistory(),
      reactionData: [likesOfPerson, replyLikesOfPerson, repliesOfPerson],
    },
    routes: (implement: Implement) => reactionRoutes(implement, services),
  } satisfies Module;
};
