import { listPictures } from '@balcao/contract/article-picture';
import {
  changeBroadcast,
  createBroadcast,
  getBroadcast,
  getBroadcastRoom,
  listBroadcasts,
  publishBroadcast,
  removeBroadcast,
} from '@balcao/contract/broadcast';
import { decideBroadcast, putBroadcastApproval } from '@balcao/contract/broadcast-approval';
import { getBroadcastCalendar } from '@balcao/contract/broadcast-calendar';
import { readLinkPage } from '@balcao/contract/broadcast-link-page';
import { getBroadcastReception } from '@balcao/contract/broadcast-reception';
import {
  editRecalledBroadcast,
  pauseBroadcast,
  recallBroadcast,
  resumeBroadcast,
  stopBroadcast,
  testBroadcast,
  unscheduleBroadcast,
} from '@balcao/contract/broadcast-sending';
import { changeChannel, closeChannel, getChannel, printChannel, reopenChannel } from '@balcao/contract/channel';
import { estimateAudience } from '@balcao/contract/channel-audience';
import { listFollowers } from '@balcao/contract/channel-follower';
import {
  createChannelInvitation,
  listChannelInvitations,
  revokeChannelInvitation,
} from '@balcao/contract/channel-invitation';
import {
  handOverChannel,
  listChannelManagers,
  putChannelManager,
  removeChannelManager,
} from '@balcao/contract/channel-right';
import { followChannel } from '@balcao/contract/follower';
import {
  createFollowerTag,
  listFollowerTags,
  removeFollowerTag,
  renameFollowerTag,
  tagFollowers,
} from '@balcao/contract/follower-tag';
import { createMedia, getMedia, putMediaPoster } from '@balcao/contract/media';
import { appealCase, listOwnCases } from '@balcao/contract/moderation-own';
import { sql } from 'drizzle-orm';
import { newId } from '../src/platform/ids.ts';
import { writeBroadcast } from './broadcasts.ts';
import { channelWords, invitationIn, linkOf, makeChannel } from './channels.ts';
import { customer } from './customers.ts';
import { makeTag } from './followers.ts';
import { channelLinkAsks, type HeldLinks, heldLinks } from './held-channel-links.ts';
import { heldServerWork } from './held-channel-server.ts';
import { conversationAsks, type HeldConversations, heldConversations } from './held-conversations.ts';
import { type HeldKnowledge, heldKnowledge, knowledgeAsks } from './held-knowledge.ts';
import { type HeldReplies, heldReplies, replyAsks } from './held-replies.ts';
import { type HeldRobots, heldRobots, robotAsks } from './held-robots.ts';
import { heldTemplate } from './held-templates.ts';
import { type HeldWorkflows, heldWorkflows, workflowAsks } from './held-workflows.ts';
import type { MerchantServer } from './merchants.ts';
import { takenDown } from './moderation.ts';
import { member, type Team } from './people.ts';
import type { TestApp } from './test-app.ts';

/** A picture of one pixel. */
const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** What is known of a film that the channel has taken, without the film. */
const heldMedia = async (
  { platform }: TestApp,
  { merchantId, accountId }: Team,
  channelId: string,
): Promise<string> => {
  const now = platform.clock.now();
  const id = newId(now);
  await platform.db.execute(sql`insert into media
    (merchant_id, id, channel_id, type, name, bytes, width, height, seconds, codec, scan, created_by, created_at)
    values (${merchantId}, ${id}, ${channelId}, 'mp4', 'filme.mp4', 1000, 640, 360, 4, 'avc1', 'unscanned', ${accountId}, ${now.toISOString()})`);
  return id;
};

const entry = { usesAtMost: 10, days: 7 };
/** A channel for invited people with a link, and a member who could manage it. */
export const heldChannels = async (testApp: TestApp, team: Team, server: MerchantServer) => {
  const phone = await customer(testApp, { boundTo: team.accountId });
  const channel = await makeChannel(team, { type: 'invited_only' });
  const { id: channelId } = channel;
  const link = await team.call(createChannelInvitation, { params: { id: channelId }, body: entry });
  const { id: channelLinkId } = link;
  await phone.call(followChannel, { params: { link: linkOf(channel) }, body: { invitation: invitationIn(link) } });
  const helper = await member(testApp, team, { permissions: [{ menuId: 'channels.index', permissionLevel: 'write' }] });
  const { id: broadcastId } = await writeBroadcast(team, { id: channelId });
  const { id: tagId } = await makeTag(team, { id: channelId }, 'vip');
  const workflows = await heldWorkflows(testApp, team, channelId);
  const mediaId = await heldMedia(testApp, team, channelId);
  const caseId = await takenDown(testApp, team, channel, phone);
  return {
    broadcastId,
    caseId,
    channelId,
    channelLinkId,
    channelHelperId: helper.accountId,
    tagId,
    mediaId,
    ...workflows,
    ...(await heldServerWork(testApp, team, server, channelId)),
    ...(await heldConversations(team, channel, phone)),
    ...(await heldReplies(team, channel, phone)),
    ...(await heldTemplate(team)),
    ...(await heldKnowledge(testApp, team, channel)),
    ...(await heldRobots(team, channel)),
    ...(await heldLinks(testApp, team, channelId)),
  };
};

interface Held extends HeldLinks, HeldConversations, HeldReplies, HeldKnowledge, HeldWorkflows, HeldRobots {
  readonly broadcastId: string;
  readonly mediaId: string;
  readonly caseId: string;
  readonly channelLinkId: string;
  readonly channelHelperId: string;
  readonly tagId: string;
}
const broadcastReads = ({ channelId: id, broadcastId }: Held) => {
  const params = { id };
  const ofBroadcast = { id, broadcastId };
  return [
    { target: listBroadcasts, by: 'member', params, query: {} },
    { target: getBroadcastRoom, by: 'member', params, query: {} },
    { target: getBroadcastCalendar, by: 'member', params, query: {} },
    { target: getBroadcast, by: 'member', params: ofBroadcast },
    { target: getBroadcastReception, by: 'member', params: ofBroadcast, query: {} },
  ] as const;
};

/** Every call that names a channel: reads first, then changes. */
export const channelAsks = (held: Held) => {
  const { broadcastId, mediaId, channelId: id, channelLinkId: invitationId, channelHelperId: memberId, tagId } = held;
  const { caseId } = held;
  const params = { id };
  const ofBroadcast = { id, broadcastId };
  const ofTag = { id, tagId };
  const tagging = { followerIds: [memberId], put: [tagId], take: [] };
  const text = { type: 'message', title: '', text: 'Chegou o pão.', url: '' } as const;
  const words = { ...channelWords(), type: 'invited_only' } as const;
  return [
    { target: getChannel, by: 'member', params },
    { target: listChannelInvitations, by: 'member', params },
    { target: listChannelManagers, by: 'member', params },
    { target: printChannel, by: 'member', params, query: { invitationId } },
    ...broadcastReads(held),
    { target: listPictures, by: 'member', params, query: { id: '019a0000-0000-7000-8000-000000000001' } },
    { target: getMedia, by: 'member', params: { id, mediaId } },
    { target: createMedia, by: 'member', params, body: { uploadId: mediaId, kind: 'video', sha256: '0'.repeat(64) } },
    { target: putMediaPoster, by: 'member', params: { id, mediaId }, body: { picture: pixel } },
    { target: listFollowers, by: 'member', params, query: {} },
    { target: listOwnCases, by: 'member', params },
    { target: appealCase, by: 'member', params: { id, caseId }, body: { text: 'Olhem de novo, por favor.' } },
    { target: listFollowerTags, by: 'member', params },
    { target: estimateAudience, by: 'member', params, query: { tags: tagId } },
    { target: createFollowerTag, by: 'member', params, body: { name: 'norte' } },
    { target: renameFollowerTag, by: 'member', params: ofTag, body: { name: 'sul' } },
    { target: tagFollowers, by: 'member', params, body: tagging },
    { target: removeFollowerTag, by: 'member', params: ofTag },
    { target: readLinkPage, by: 'member', params, body: { url: 'http://127.0.0.1:1/' } },
    { target: createBroadcast, by: 'member', params, body: text },
    { target: changeBroadcast, by: 'member', params: ofBroadcast, body: { ...text, version: 1 } },
    { target: testBroadcast, by: 'member', params: ofBroadcast },
    { target: publishBroadcast, by: 'member', params: ofBroadcast, body: { version: 2, at: null } },
    { target: pauseBroadcast, by: 'member', params: ofBroadcast },
    { target: resumeBroadcast, by: 'member', params: ofBroadcast },
    { target: stopBroadcast, by: 'member', params: ofBroadcast },
    { target: recallBroadcast, by: 'member', params: ofBroadcast },
    { target: editRecalledBroadcast, by: 'member', params: ofBroadcast },
    { target: decideBroadcast, by: 'member', params: ofBroadcast, body: { version: 2, isApproved: true } },
    { target: unscheduleBroadcast, by: 'member', params: ofBroadcast },
    { target: putBroadcastApproval, by: 'member', params, body: { isOn: true } },
    { target: removeBroadcast, by: 'member', params: ofBroadcast },
    ...conversationAsks(held),
    ...robotAsks(held),
    ...replyAsks(held),
    ...knowledgeAsks(held),
    ...workflowAsks(held),
    ...channelLinkAsks(held),
    { target: changeChannel, by: 'member', params, body: { ...words, version: 1 } },
    { target: createChannelInvitation, by: 'member', params, body: entry },
    { target: revokeChannelInvitation, by: 'member', params: { id, invitationId } },
    { target: putChannelManager, by: 'member', params: { id, memberId }, body: { rights: ['write'] } },
    { target: removeChannelManager, by: 'member', params: { id, memberId } },
    { target: closeChannel, by: 'member', params },
    { target: reopenChannel, by: 'member', params },
    { target: handOverChannel, by: 'member', params, body: { memberId } },
  ] as const;
};
