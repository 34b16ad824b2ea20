import type { Applets } from './applet-modules.ts';
import type { Channels } from './channel-modules.ts';
import type { Merchants } from './merchant-modules.ts';
import { conversationModule } from './modules/conversation/conversation.module.ts';
import { knowledgeModule } from './modules/knowledge/knowledge.module.ts';
import { robotModule } from './modules/robot/robot.module.ts';
import { workflowModule } from './modules/workflow/workflow.module.ts';
import type { Payments, Returns } from './payment-modules.ts';
import type { People } from './people-modules.ts';
import type { Platform } from './platform/platform.ts';

/** What the robots of channels know. */
const openKnowledge = (platform: Platform, people: People, merchants: Merchants, { channel, broadcast }: Channels) => {
  const knowledge = knowledgeModule({
    platform,
    logs: people.log.services.logs,
    access: channel.services.channelAccess,
    uploads: merchants.upload.services.uploadMedia,
    posts: broadcast.services.broadcastTexts,
  });
  broadcast.ports.postChanged.give(knowledge.services.postChanged);
  return knowledge;
};

/** Conversations of followers with teams. */
const openTalk = (
  platform: Platform,
  people: People,
  merchants: Merchants,
  paid: Payments,
  { channel, follower, template, broadcast }: Channels,
) =>
  conversationModule({
    platform,
    names: people.account.services.names,
    logs: people.log.services.logs,
    members: people.member.services.members,
    access: channel.services.channelAccess,
    foundChannels: channel.services.foundChannels,
    followers: follower.services.followers,
    profiles: follower.services.profiles,
    audiences: follower.services.audiences,
    customers: paid.customer.services.customers,
    orders: paid.order.services.orders,
    templates: template.services.templateSending,
    templateComplaints: template.services.templateComplaints,
    uploads: merchants.upload.services.uploadMessages,
    servers: channel.services.channelServers,
    posts: broadcast.services.broadcastFeed,
    openFollowers: follower.services.openFollowers,
    followerId: follower.services.followerId,
    webhooks: merchants.webhook.services.webhooks,
  });

/** The figures of templates, over conversations, broadcasts and messages of mini programs. */
const tellOfTemplates = (
  { template, broadcast }: Channels,
  { message }: Applets,
  { services }: ReturnType<typeof openTalk>,
): void => {
  const { sourceUses } = message.services;
  const figures = [services.templateFigures, broadcast.services.templateBroadcasts.figures, sourceUses.figures];
  template.ports.figures.give(figures);
  message.ports.sending.give(template.services.templateSending);
  template.ports.sentSince.give(services.templateSentSince);
};

/** Where templates are used. */
const tellOfUses = (
  { template, broadcast }: Channels,
  { message }: Applets,
  workflows: ReturnType<typeof workflowModule>['services']['templateUses'],
): void => {
  const { templateBroadcasts: broadcasts } = broadcast.services;
  template.ports.uses.give({ workflows, broadcasts, messages: message.services.sourceUses });
};

/** What decisions of staff about robots and workflows need. */
const deskOf = (people: People) => ({
  notices: people.notification.services.notices,
  teams: people.team.services.teams,
  auditEvents: people.staff.services.auditEvents,
});

/** Followers and teams in conversation, and the robots and workflows that answer in the place of people. */
export const openConversations = (
  platform: Platform,
  people: People,
  merchants: Merchants,
  { paid, returns }: { readonly paid: Payments; readonly returns: Returns },
  { channels, applets }: { readonly channels: Channels; readonly applets: Applets },
) => {
  const { channel, follower } = channels;
  const { channelAccess: access, foundChannels } = channel.services;
  const { logs } = people.log.services;
  const { customers } = paid.customer.services;
  const conversation = openTalk(platform, people, merchants, paid, channels);
  const { machineAnswers } = conversation.services;
  tellOfTemplates(channels, applets, conversation);
  const knowledge = openKnowledge(platform, people, merchants, channels);
  const { knowledgeSearch, unanswered } = knowledge.services;
  const robot = robotModule({
    platform,
    logs,
    access,
    foundChannels,
    followers: follower.services.followers,
    customers,
    orders: paid.order.services.orders,
    ...deskOf(people),
    conversations: machineAnswers,
    knowledge: {
      search: knowledgeSearch.search,
      isConfident: ([best]) => best !== undefined && knowledgeSearch.isConfident(best),
      ...{ recordUnanswered: unanswered.record, forgetUnanswered: unanswered.forget },
    },
  });
  const { robotResponder, robotEmbeddings, robotAvatars, robotDesk } = robot.services;
  conversation.ports.avatars.give(robotAvatars);
  if (robotEmbeddings) knowledge.ports.embeddings.give(robotEmbeddings);
  const workflow = workflowModule({
    platform,
    names: people.account.services.names,
    logs,
    access,
    machineAnswers,
    customers,
    followers: follower.services.followers,
    orders: paid.order.services.orders,
    templates: channels.template.services.templateSending,
    robots: robotResponder,
    ...deskOf(people),
  });
  const { workflowResponder, workflowOccasions, templateUses, workflowDesk } = workflow.services;
  channels.moderation.ports.messages.give(conversation.services.messageReports);
  channels.moderation.ports.automations.give({ robot: robotDesk, workflow: workflowDesk });
  tellOfUses(channels, applets, templateUses);
  // A workflow says what is to happen; robots answer what no workflow takes (docs/decisions/086).
  conversation.ports.responders.give([workflowResponder, robotResponder]);
  follower.ports.joining.give(workflowResponder.joined);
  paid.order.ports.paid.give(async (...ask) => {
    await workflowOccasions.paid(...ask);
    await people.notification.services.paymentNotices.paid(...ask);
  });
  returns.refund.ports.done.give(workflowOccasions.refunded);
  return { conversation, knowledge, robot, workflow };
};
export type Conversations = ReturnType<typeof openConversations>;
