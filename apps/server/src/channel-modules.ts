import type { Applets } from './applet-modules.ts';
import type { Merchants } from './merchant-modules.ts';
import { associationModule } from './modules/association/association.module.ts';
import { broadcastModule } from './modules/broadcast/broadcast.module.ts';
import { channelModule } from './modules/channel/channel.module.ts';
import { followerModule } from './modules/follower/follower.module.ts';
import { mediaModule } from './modules/media/media.module.ts';
import { moderationModule } from './modules/moderation/moderation.module.ts';
import { reactionModule } from './modules/reaction/reaction.module.ts';
import { templateModule } from './modules/template/template.module.ts';
import type { Payments } from './payment-modules.ts';
import type { People } from './people-modules.ts';
import type { Platform } from './platform/platform.ts';

/** Channels, who follows them, and the mini programs that they lead to. */
const openFollowed = (platform: Platform, people: People, merchants: Merchants, paid: Payments, made: Applets) => {
  const { reviews, reviewSubjects, drafts, reviewPapers } = merchants.review.services;
  const { names, bindings } = people.account.services;
  const channel = channelModule({
    platform,
    names,
    bindings,
    teams: people.team.services.teams,
    members: people.member.services.members,
    logs: people.log.services.logs,
    exports: merchants.exporting.services.exports,
    reviews,
    reviewSubjects,
    drafts,
    reviewPapers,
    uploads: merchants.upload.services.uploads,
    certifications: merchants.certification.services.certifications,
    chatIdentities: paid.customer.services.realNames,
    invited: people.invitation.services.channelInvited,
  });
  const { channelAccess, channelServers, foundChannels } = channel.services;
  const association = associationModule({
    platform,
    teams: people.team.services.teams,
    logs: people.log.services.logs,
    notices: people.notification.services.notices,
    reviews,
    reviewSubjects,
    applets: merchants.applet.services.applets,
    foundApplets: merchants.applet.services.foundApplets,
    standings: made.version.services.standings,
    access: channelAccess,
    foundChannels,
  });
  const { associatedApplets } = association.services;
  const follower = followerModule({
    platform,
    access: channelAccess,
    servers: channelServers,
    foundChannels,
    associatedApplets,
    customers: paid.customer.services.customers,
    logs: people.log.services.logs,
    exports: merchants.exporting.services.exports,
    webhooks: merchants.webhook.services.webhooks,
  });
  people.invitation.ports.managers.give(channel.services.invitedManagers);
  channel.ports.growth.give(follower.services.growthOf);
  return { channel, association, follower };
};

/** What staff decide about channels and posts that were reported. */
const openModeration = (
  platform: Platform,
  people: People,
  { channel }: ReturnType<typeof openFollowed>,
  { broadcastFeed, broadcastModeration }: ReturnType<typeof broadcastModule>['services'],
  { replyModeration }: ReturnType<typeof reactionModule>['services'],
) =>
  moderationModule({
    platform,
    logs: people.log.services.logs,
    notices: people.notification.services.notices,
    teams: people.team.services.teams,
    ...people.staff.services,
    access: channel.services.channelAccess,
    channelDesk: channel.services.channelDesk,
    freezing: channel.services.channelFreezing,
    feed: broadcastFeed,
    broadcasts: broadcastModeration,
    replies: replyModeration,
  });

/** What followers do with broadcasts. */
const openReactions = (
  platform: Platform,
  people: People,
  { webhook, exporting }: Merchants,
  paid: Payments,
  { channel, follower }: ReturnType<typeof openFollowed>,
  broadcast: ReturnType<typeof broadcastModule>,
) => {
  const reaction = reactionModule({
    platform,
    access: channel.services.channelAccess,
    followerId: follower.services.followerId,
    webhooks: webhook.services.webhooks,
    feed: broadcast.services.broadcastFeed,
    broadcasts: broadcast.services.broadcastModeration,
    customers: paid.customer.services.customers,
    logs: people.log.services.logs,
    exports: exporting.services.exports,
  });
  broadcast.ports.reactions.give(reaction.services.shownReactions);
  return reaction;
};

/** What teams send in conversations again and again, once staff have reviewed it. */
const openTemplates = (platform: Platform, people: People, merchants: Merchants) => {
  const { reviews, reviewSubjects } = merchants.review.services;
  return templateModule({
    platform,
    logs: people.log.services.logs,
    notices: people.notification.services.notices,
    teams: people.team.services.teams,
    reviews,
    reviewSubjects,
    auditEvents: people.staff.services.auditEvents,
  });
};

/** What teams tell people in the chat app, and who follows it. */
export const openChannels = (
  platform: Platform,
  people: People,
  merchants: Merchants,
  paid: Payments,
  made: Applets,
) => {
  const { names, bindings } = people.account.services;
  const followed = openFollowed(platform, people, merchants, paid, made);
  const { follower } = followed;
  const { channelAccess, channelServers, foundChannels } = followed.channel.services;
  const media = mediaModule({
    platform,
    sessions: people.session.services.sessions,
    staffRights: people.staff.services.staffRights,
    access: channelAccess,
    uploads: merchants.upload.services.uploadMedia,
  });
  const template = openTemplates(platform, people, merchants);
  const broadcast = broadcastModule({
    platform,
    names,
    logs: people.log.services.logs,
    exports: merchants.exporting.services.exports,
    access: channelAccess,
    servers: channelServers,
    foundChannels,
    followers: follower.services.followers,
    uploadPictures: merchants.upload.services.uploadPictures,
    media: media.services.media,
    audiences: follower.services.audiences,
    bindings,
    members: people.member.services.members,
    notices: people.notification.services.notices,
    webhooks: merchants.webhook.services.webhooks,
    templates: template.services.templateSending,
    customers: paid.customer.services.customers,
  });
  const reaction = openReactions(platform, people, merchants, paid, followed, broadcast);
  merchants.upload.ports.channelPapers.give(followed.channel.services.channelPapers);
  merchants.upload.ports.pictured.give(broadcast.services.pictured);
  media.ports.holders.give(broadcast.services.mediaHolders);
  follower.ports.leaving.give(broadcast.services.countLeft);
  const moderation = openModeration(platform, people, followed, broadcast.services, reaction.services);
  return { ...followed, media, broadcast, moderation, reaction, template };
};
export type Channels = ReturnType<typeof openChannels>;
