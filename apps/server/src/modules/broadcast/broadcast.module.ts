import type { Implement } from '../../platform/implement.ts';
import type { Module } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import { createPort } from '../../platform/port.ts';
import type { AccountNames } from '../account/account-names.service.ts';
import type { ChatBindings } from '../account/chat-binding.service.ts';
import type { ChannelAccess } from '../channel/channel-access.service.ts';
import type { ChannelServers } from '../channel/channel-server.service.ts';
import type { FoundChannels } from '../channel/found-channels.service.ts';
import type { CustomerService } from '../customer/customer.service.ts';
import type { ExportService } from '../export/export.service.ts';
import type { FollowerService } from '../follower/follower.service.ts';
import type { FollowerAudiences } from '../follower/follower-audience.service.ts';
import type { LogService } from '../log/log.service.ts';
import type { MediaService } from '../media/media.service.ts';
import type { MemberService } from '../member/member.service.ts';
import type { Notices } from '../notification/notices.service.ts';
import type { TemplateSending } from '../template/template-sending.service.ts';
import type { UploadPictures } from '../upload/upload-picture.service.ts';
import type { WebhookService } from '../webhook/webhook.service.ts';
import { type ArticlePictures, createArticlePictures } from './article-picture.service.ts';
import { createPictureLinks } from './article-picture-link.ts';
import { broadcastRoutes } from './broadcast.routes.ts';
import { createBroadcastService } from './broadcast.service.ts';
import { createBroadcastApproval } from './broadcast-approval.service.ts';
import { createBroadcastAudiences } from './broadcast-audience.service.ts';
import { createBroadcastCalendar } from './broadcast-calendar.service.ts';
import { deliverBroadcasts } from './broadcast-delivery.jobs.ts';
import { createBroadcastDelivery } from './broadcast-delivery.service.ts';
import { createBroadcastExport } from './broadcast-export.service.ts';
import { createBroadcastFeed } from './broadcast-feed.service.ts';
import { createBroadcastHistory } from './broadcast-history.service.ts';
import { createBroadcastLinks } from './broadcast-link.service.ts';
import { createMediaHolders } from './broadcast-media-holders.ts';
import { createBroadcastModeration } from './broadcast-moderation.service.ts';
import { createOpenBroadcasts } from './broadcast-open.service.ts';
import { createBroadcastPublishing } from './broadcast-publishing.ts';
import type { ShownReactions } from './broadcast-reactions.ts';
import { createRecalledBroadcasts } from './broadcast-recalled.service.ts';
import { createBroadcastReceptions } from './broadcast-reception.service.ts';
import { createBroadcastReturned } from './broadcast-returned.service.ts';
import { createBroadcastSending } from './broadcast-sending.service.ts';
import { type BroadcastTelling, createBroadcastTelling, type PostChanged } from './broadcast-telling.ts';
import { type BroadcastTemplates, createBroadcastTemplates } from './broadcast-template.ts';
import { createBroadcastTemplateList } from './broadcast-template-list.service.ts';
import { createBroadcastTemplateUses } from './broadcast-template-use.service.ts';
import { createBroadcastTexts } from './broadcast-text.service.ts';
import { createBroadcastTrial } from './broadcast-trial.service.ts';
import { type BroadcastView, createBroadcastView } from './broadcast-view.ts';
import { waitingBroadcasts } from './broadcast-waiting.service.ts';
import { createPostViews } from './post-view.ts';

interface Needs {
  readonly platform: Pick<Platform, 'db' | 'events' | 'clock' | 'jobs' | 'secrets' | 'outbound' | 'fileInspector'>;
  readonly names: AccountNames;
  readonly logs: LogService;
  readonly exports: ExportService;
  readonly access: ChannelAccess;
  readonly servers: ChannelServers;
  readonly foundChannels: FoundChannels;
  readonly followers: FollowerService;
  readonly media: MediaService;
  readonly uploadPictures: UploadPictures;
  readonly audiences: FollowerAudiences;
  readonly bindings: ChatBindings;
  readonly members: MemberService;
  readonly notices: Notices;
  readonly webhooks: WebhookService;
  readonly templates: TemplateSending;
  readonly customers: Pick<CustomerService, 'nameOf'>;
}

interface Written {
  readonly view: BroadcastView;
  readonly tell: BroadcastTelling;
  readonly pictures: ArticlePictures;
  readonly templates: BroadcastTemplates;
}
/** How what is written goes out: by members, by a second person, by servers, at its time, and in slices. */
const openOutgoing = (needs: Needs, { view, tell, pictures, templates }: Written) => {
  const { platform, access, servers, members, notices, media, bindings, followers } = needs;
  const { db, clock, jobs } = platform;
  const audiences = createBroadcastAudiences({ followers: needs.audiences });
  const returned = createBroadcastReturned({
    access,
    servers,
    members,
    followers: needs.audiences,
    notices,
    templates,
  });
  const publishing = createBroadcastPublishing({ jobs, access, audiences, tell, pictures, media, templates });
  const sending = createBroadcastSending({ db, clock, jobs, access, publishing, returned, view, tell, pictures });
  const approval = createBroadcastApproval({ db, access, publishing, view, tell, pictures });
  const open = createOpenBroadcasts({ db, access, servers, publishing });
  const delivery = createBroadcastDelivery({ db, jobs, access, view, tell, templates });
  const trial = createBroadcastTrial({ db, clock, jobs, access, bindings, followers, templates });
  deliverBroadcasts({ db, clock, jobs, tell, templates, returned });
  return { sending, approval, open, delivery, trial };
};

/** The module of broadcasts: what channels publish. */
export const broadcastModule = (needs: Needs) => {
  const { platform, names, logs, exports, access, foundChannels, followers, uploadPictures, media } = needs;
  const { db, events, clock, secrets } = platform;
  const links = createPictureLinks({ secrets, clock });
  const pictures = createArticlePictures({ db, access, found: foundChannels, uploadPictures, links });
  const reactionPort = createPort<ShownReactions>('what followers do with broadcasts');
  const reactionsOf: ShownReactions['reactionsOf'] = (...asked) => reactionPort.get().reactionsOf(...asked);
  const likesOf: ShownReactions['likesOf'] = (...asked) => reactionPort.get().likesOf(...asked);
  const view = createBroadcastView({ names, links, media, likesOf });
  const postPort = createPort<PostChanged>('what robots know of posts');
  const postChanged: PostChanged = (...told) => postPort.get()(...told);
  const { notices, webhooks } = needs;
  const tell = createBroadcastTelling({ events, logs, webhooks, notices, postChanged });
  const recalled = createRecalledBroadcasts({ db, access, view, tell, pictures, media });
  const templates = createBroadcastTemplates(needs);
  const broadcasts = createBroadcastService({ db, access, view, tell, recalled, media, templates });
  const outgoing = openOutgoing(needs, { view, tell, pictures, templates });
  const feed = createBroadcastFeed({
    db,
    found: foundChannels,
    followers,
    tell,
    posts: createPostViews({ links, media, reactionsOf, customers: needs.customers }),
  });
  exports.register('broadcast', createBroadcastExport({ db, view }));
  return {
    services: {
      broadcastHistory: createBroadcastHistory(),
      broadcastFeed: feed,
      openBroadcasts: outgoing.open,
      broadcastModeration: createBroadcastModeration({ links, pictures, media, tell }),
      broadcastTexts: createBroadcastTexts(),
      waitingBroadcasts,
      templateBroadcasts: createBroadcastTemplateUses({ clock, found: foundChannels }),
      countLeft: feed.countLeft,
      pictured: pictures.mentioned,
      mediaHolders: createMediaHolders({ found: foundChannels, followers }),
    },
    ports: { reactions: reactionPort, postChanged: postPort },
    routes: (implement: Implement) =>
      broadcastRoutes(implement, {
        broadcasts,
        ...outgoing,
        calendar: createBroadcastCalendar({ db, access }),
        receptions: createBroadcastReceptions({ db, access }),
        feed,
        recalled,
        pictures,
        links: createBroadcastLinks({ ...platform, access }),
        templateList: createBroadcastTemplateList({ db, access, templates: needs.templates }),
      }),
  } satisfies Module;
};
