import { putBroadcastApproval } from '@balcao/contract/broadcast-approval';
import {
  changeChannel,
  checkChannelName,
  closeChannel,
  createChannel,
  getChannel,
  listChannels,
  printChannel,
  readChannelAvatar,
  reopenChannel,
} from '@balcao/contract/channel';
import {
  cancelChannelCertification,
  getChannelCertificationDraft,
  listChannelCertifications,
  saveChannelCertificationDraft,
  submitChannelCertification,
} from '@balcao/contract/channel-certification';
import {
  createChannelInvitation,
  listChannelInvitations,
  revokeChannelInvitation,
} from '@balcao/contract/channel-invitation';
import { getChannelServer, giveChannelServer, takeChannelServer } from '@balcao/contract/channel-open';
import {
  handOverChannel,
  listChannelManagers,
  putChannelManager,
  removeChannelManager,
} from '@balcao/contract/channel-right';
import type { Implement } from '../../platform/implement.ts';
import type { ChannelService } from './channel.service.ts';
import type { ChannelApproval } from './channel-approval.service.ts';
import type { ChannelAvatars } from './channel-avatar.service.ts';
import type { ChannelCertifications } from './channel-certification.service.ts';
import type { ChannelClosing } from './channel-closing.service.ts';
import type { ChannelInvitations } from './channel-invitation.service.ts';
import type { ChannelPosters } from './channel-poster.service.ts';
import type { ChannelManagers } from './channel-right.service.ts';
import type { ChannelServers } from './channel-server.service.ts';

interface Services {
  readonly channels: ChannelService;
  readonly avatars: ChannelAvatars;
  readonly approval: ChannelApproval;
  readonly closing: ChannelClosing;
  readonly posters: ChannelPosters;
  readonly invitations: ChannelInvitations;
  readonly managers: ChannelManagers;
  readonly certifications: ChannelCertifications;
  readonly servers: ChannelServers;
}

export const channelRoutes = (implement: Implement, services: Services): void => {
  const { channels, avatars, approval, closing, posters, invitations, managers, certifications, servers } = services;
  implement(listChannels, channels.list);
  implement(checkChannelName, channels.checkName);
  implement(readChannelAvatar, avatars.read);
  implement(getChannel, channels.get);
  implement(createChannel, channels.create);
  implement(changeChannel, channels.change);
  implement(closeChannel, closing.close);
  implement(reopenChannel, closing.reopen);
  implement(putBroadcastApproval, approval.put);
  implement(printChannel, posters.print);
  implement(listChannelInvitations, invitations.list);
  implement(createChannelInvitation, invitations.create);
  implement(revokeChannelInvitation, invitations.revoke);
  implement(listChannelManagers, managers.list);
  implement(putChannelManager, managers.put);
  implement(removeChannelManager, managers.remove);
  implement(handOverChannel, managers.handOver);
  implement(getChannelServer, servers.get);
  implement(giveChannelServer, servers.give, servers.facts);
  implement(takeChannelServer, servers.take);
  implement(listChannelCertifications, certifications.list);
  implement(submitChannelCertification, certifications.submit);
  implement(cancelChannelCertification, certifications.cancel);
  implement(getChannelCertificationDraft, certifications.draft);
  implement(saveChannelCertificationDraft, certifications.saveDraft);
};
