import type { Implement } from '../../platform/implement.ts';
import type { Module } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import { createPort } from '../../platform/port.ts';
import type { AccountNames } from '../account/account-names.service.ts';
import type { BroadcastFeed } from '../broadcast/broadcast-feed.service.ts';
import type { ChannelAccess } from '../channel/channel-access.service.ts';
import type { ChannelServers } from '../channel/channel-server.service.ts';
import type { FoundChannels } from '../channel/found-channels.service.ts';
import type { CustomerService } from '../customer/customer.service.ts';
import type { FollowerService } from '../follower/follower.service.ts';
import type { FollowerAudiences } from '../follower/follower-audience.service.ts';
import type { FollowerIds } from '../follower/follower-id.service.ts';
import type { FollowerProfiles } from '../follower/follower-profile.service.ts';
import type { OpenFollowers } from '../follower/open-follower.service.ts';
import type { LogService } from '../log/log.service.ts';
import type { MemberService } from '../member/member.service.ts';
import type { OrderService } from '../order/order.service.ts';
import type { TemplateComplaints } from '../template/template-quality.service.ts';
import type { TemplateSending } from '../template/template-sending.service.ts';
import type { UploadMessages } from '../upload/upload-message.service.ts';
import type { WebhookService } from '../webhook/webhook.service.ts';
import { createCannedAnswers } from './canned-answer.service.ts';
import { wakeConversations } from './conversation.jobs.ts';
import { conversationRoutes } from './conversation.routes.ts';
import { createConversationAnswers } from './conversation-answer.service.ts';
import { createAnswerers } from './conversation-answerers.ts';
import { createAnswering } from './conversation-answering.ts';
import { createConversationAttachments } from './conversation-attachment.service.ts';
import { createConversationComplaints } from './conversation-complaint.service.ts';
import { createConversationHistory } from './conversation-history.service.ts';
import { createConversationInbox } from './conversation-inbox.service.ts';
import { createConversationData } from './conversation-personal.ts';
import { createPhoneConversations } from './conversation-phone.service.ts';
import { createPhoneAccess } from './conversation-phone-access.ts';
import { createPhoneWriting } from './conversation-phone-writing.ts';
import { createConversationPresence } from './conversation-presence.service.ts';
import { createPresence } from './conversation-presence.ts';
import { createConversationTelling } from './conversation-telling.ts';
import { createConversationTemplates } from './conversation-template.service.ts';
import { createConversationView } from './conversation-view.ts';
import { waitingConversations } from './conversation-waiting.service.ts';
import { createMachineAnswers, type Responder } from './machine-answer.service.ts';
import { createMachineAsking } from './machine-asking.ts';
import type { RobotAvatarsOf } from './machine-avatar.ts';
import { createOwnConversations } from './own-conversation.service.ts';
import { createSentFiles } from './sent-file.ts';
import { createServerMessages } from './server-message.service.ts';
import { createServerMarks } from './server-message-marks.ts';
import { countSentSince } from './template-figure.repository.ts';
import { figuresOfTemplates } from './template-figure.service.ts';

interface Needs {
  readonly platform: Pick<Platform, 'db' | 'events' | 'clock' | 'jobs' | 'limits'>;
  readonly names: AccountNames;
  readonly logs: LogService;
  readonly members: MemberService;
  readonly access: ChannelAccess;
  readonly foundChannels: FoundChannels;
  readonly followers: FollowerService;
  readonly profiles: FollowerProfiles;
  readonly audiences: FollowerAudiences;
  readonly customers: CustomerService;
  readonly orders: OrderService;
  readonly templates: TemplateSending;
  readonly templateComplaints: TemplateComplaints;
  readonly uploads: UploadMessages;
  readonly servers: ChannelServers;
  readonly posts: BroadcastFeed;
  readonly openFollowers: OpenFollowers;
  readonly followerId: FollowerIds;
  readonly webhooks: Pick<WebhookService, 'announce'>;
}

/** Conversations of followers with the teams of channels. */
export const conversationModule = (needs: Needs) => {
  const { platform, names, logs, members, access, foundChannels: found, followers, customers, orders } = needs;
  const { db, events, clock, jobs, limits } = platform;
  const presence = createPresence({ events, clock });
  const tell = createConversationTelling({ events, logs });
  const avatars = createPort<RobotAvatarsOf>('pictures of robots');
  const view = createConversationView({ names, profiles: needs.profiles, avatars: avatars.get });
  const answerers = createAnswerers({ access, members, names });
  wakeConversations({ db, clock, jobs, tell });
  const reach = createPhoneAccess({ found, followers });
  const machineAnswers = createMachineAnswers({ found, followers, customers, presence, tell });
  const responders = createPort<readonly Responder[]>('responders of conversations');
  const answering = createAnswering({ access, followers });
  const files = createSentFiles({ limits, uploads: needs.uploads });
  const marks = createServerMarks({ followerId: needs.followerId, webhooks: needs.webhooks });
  const writing = createPhoneWriting({
    ...{ db, limits, reach, found, followers, customers, tell, files, posts: needs.posts, marks },
    ask: createMachineAsking({ machines: machineAnswers, responders: responders.get }),
  });
  const services = {
    inbox: createConversationInbox({ db, access, answerers, view, customers, orders, audiences: needs.audiences }),
    answers: createConversationAnswers({ db, access, answerers, answering, names, view, tell }),
    presence: createConversationPresence({ db, access, names, presence }),
    canned: createCannedAnswers({ db, access, events, tell }),
    templates: createConversationTemplates({ db, access, answering, templates: needs.templates, view, tell }),
    serverMessages: createServerMessages({
      ...{ db, access, tell, servers: needs.servers, followers: needs.openFollowers },
      ...{ templates: needs.templates, machines: machineAnswers },
    }),
    own: createOwnConversations({ db, reach, found, presence, tell, marks, avatars: avatars.get }),
    complaints: createConversationComplaints({ db, reach, complaints: needs.templateComplaints, tell }),
    phone: createPhoneConversations({ db, reach, writing, presence, tell, marks, machines: machineAnswers }),
    attachments: createConversationAttachments({ db, access, answering, reach, writing, files, view, tell }),
  };
  return {
    services: {
      conversationHistory: createConversationHistory(),
      machineAnswers,
      conversationData: [createConversationData({ found, tell, files })],
      waitingConversations,
      templateFigures: figuresOfTemplates({ clock }),
      templateSentSince: countSentSince,
      serverMessages: services.serverMessages,
      ownConversations: services.own,
      messageReports: services.complaints,
      phoneConversations: services.phone,
    },
    ports: { responders, avatars },
    routes: (implement: Implement) => conversationRoutes(implement, services),
  } satisfies Module;
};
