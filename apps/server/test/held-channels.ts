import { listPictures } from '@balcao/contract/article-picture';
import {
  agreeToAssociation,
  declineAssociation,
  findAssociableApplets,
  getChannelAssociation,
  liftAppletAssociation,
  liftChannelAssociation,
  listAppletAssociations,
  requestAssociation,
  withdrawAssociation,
} from '@balcao/contract/association';
import {
  changeBroadcast,
  createBroadcast,
  getBroadcast,
  getBroadcastRoom,
  listBroadcasts,
  publishBroadcast,
  recallBroadcast,
  removeBroadcast,
  unscheduleBroadcast,
} from '@balcao/contract/broadcast';
import {
  editRecalledBroadcast,
  pauseBroadcast,
  resumeBroadcast,
  stopBroadcast,
  testBroadcast,
} from '@balcao/contract/broadcast-sending';
import { changeChannel, closeChannel, getChannel, printChannel, reopenChannel } from '@balcao/contract/channel';
import { estimateAudience } from '@balcao/contract/channel-audience';
import {
  cancelChannelCertification,
  getChannelCertificationDraft,
  listChannelCertifications,
  saveChannelCertificationDraft,
  submitChannelCertification,
} from '@balcao/contract/channel-certification';
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
import { appealCase, listOwnCases } from '@balcao/contract/moderation-own';
import { answerChannelReview } from '@balcao/contract/review';
import { listChannelUploads } from '@balcao/contract/upload';
import { writeBroadcast } from './broadcasts.ts';
import { channelWords, invitationIn, linkOf, makeChannel } from './channels.ts';
import { customer } from './customers.ts';
import { makeTag } from './followers.ts';
import { takenDown } from './moderation.ts';
import { member, type Team } from './people.ts';
import { publishedApplet } from './published-applets.ts';
import { readyUpload } from './submissions.ts';
import type { TestApp } from './test-app.ts';

const entry = { usesAtMost: 10, days: 7 };
const company = { kind: 'subject', type: 'enterprise', name: 'Padaria Ltda.', cnpj: '11.222.333/0001-81' } as const;
const draft = { values: {}, version: 0 };
/** A certification that waits, and a mini program that the channel asks for. */
const heldLinks = async (testApp: TestApp, team: Team, id: string) => {
  const paper = await readyUpload(testApp, team);
  const { submission } = await team.call(submitChannelCertification, {
    params: { id },
    body: { ...company, proof: [paper] },
  });
  const { appletId, appId } = await publishedApplet(testApp, team);
  const body = { appId, purpose: 'Pedir o pão do dia e pagar.' };
  const { id: associationId } = await team.call(requestAssociation, { params: { id }, body });
  const channelReviewId = submission?.reviewId ?? '';
  return { channelReviewId, channelPaperId: paper, associationId, associatedAppletId: appletId };
};
/** A channel for invited people with a link, and a member who could manage it. */
export const heldChannels = async (testApp: TestApp, team: Team) => {
  const phone = await customer(testApp, { boundTo: team.accountId });
  const channel = await makeChannel(team, { type: 'invited_only' });
  const { id: channelId } = channel;
  const link = await team.call(createChannelInvitation, { params: { id: channelId }, body: entry });
  const { id: channelLinkId } = link;
  await phone.call(followChannel, { params: { link: linkOf(channel) }, body: { invitation: invitationIn(link) } });
  const helper = await member(testApp, team, { permissions: [{ menuId: 'channels.index', permissionLevel: 'write' }] });
  const { id: broadcastId } = await writeBroadcast(team, { id: channelId });
  const { id: tagId } = await makeTag(team, { id: channelId }, 'vip');
  const caseId = await takenDown(testApp, team, channel, phone);
  return {
    broadcastId,
    caseId,
    channelId,
    channelLinkId,
    channelHelperId: helper.accountId,
    tagId,
    ...(await heldLinks(testApp, team, channelId)),
  };
};

interface Held {
  readonly broadcastId: string;
  readonly caseId: string;
  readonly channelId: string;
  readonly channelLinkId: string;
  readonly channelHelperId: string;
  readonly tagId: string;
  readonly channelReviewId: string;
  readonly channelPaperId: string;
  readonly associationId: string;
  readonly associatedAppletId: string;
}
/** Every call that names a channel: reads first, then changes. */
export const channelAsks = ({
  broadcastId,
  caseId,
  channelId: id,
  channelLinkId: invitationId,
  channelHelperId: memberId,
  tagId,
  channelReviewId,
  channelPaperId,
  associationId,
  associatedAppletId,
}: Held) => {
  const params = { id };
  const ofBroadcast = { id, broadcastId };
  const ofTag = { id, tagId };
  const tagging = { followerIds: [memberId], put: [tagId], take: [] };
  const text = { type: 'message', title: '', text: 'Chegou o pão.', url: '' } as const;
  const ofKind = { id, kind: 'official' } as const;
  const ofAssociation = { id, associationId };
  const ofApplet = { id: associatedAppletId, associationId };
  const words = { ...channelWords(), type: 'invited_only' } as const;
  return [
    { target: getChannel, by: 'member', params },
    { target: listChannelInvitations, by: 'member', params },
    { target: listChannelManagers, by: 'member', params },
    { target: printChannel, by: 'member', params, query: { invitationId } },
    { target: listBroadcasts, by: 'member', params, query: {} },
    { target: getBroadcastRoom, by: 'member', params, query: {} },
    { target: listPictures, by: 'member', params, query: { id: '019a0000-0000-7000-8000-000000000001' } },
    { target: getBroadcast, by: 'member', params: ofBroadcast },
    { target: listFollowers, by: 'member', params, query: {} },
    { target: listOwnCases, by: 'member', params },
    { target: appealCase, by: 'member', params: { id, caseId }, body: { text: 'Olhem de novo, por favor.' } },
    { target: listFollowerTags, by: 'member', params },
    { target: estimateAudience, by: 'member', params, query: { tags: tagId } },
    { target: createFollowerTag, by: 'member', params, body: { name: 'norte' } },
    { target: renameFollowerTag, by: 'member', params: ofTag, body: { name: 'sul' } },
    { target: tagFollowers, by: 'member', params, body: tagging },
    { target: removeFollowerTag, by: 'member', params: ofTag },
    { target: createBroadcast, by: 'member', params, body: text },
    { target: changeBroadcast, by: 'member', params: ofBroadcast, body: { ...text, version: 1 } },
    { target: testBroadcast, by: 'member', params: ofBroadcast },
    { target: publishBroadcast, by: 'member', params: ofBroadcast, body: { version: 2, at: null } },
    { target: pauseBroadcast, by: 'member', params: ofBroadcast },
    { target: resumeBroadcast, by: 'member', params: ofBroadcast },
    { target: stopBroadcast, by: 'member', params: ofBroadcast },
    { target: recallBroadcast, by: 'member', params: ofBroadcast },
    { target: editRecalledBroadcast, by: 'member', params: ofBroadcast },
    { target: unscheduleBroadcast, by: 'member', params: ofBroadcast },
    { target: removeBroadcast, by: 'member', params: ofBroadcast },
    { target: listChannelCertifications, by: 'member', params },
    { target: getChannelCertificationDraft, by: 'member', params: ofKind },
    { target: saveChannelCertificationDraft, by: 'member', params: ofKind, body: draft },
    { target: submitChannelCertification, by: 'member', params, body: { ...company, proof: [channelPaperId] } },
    { target: cancelChannelCertification, by: 'member', params: { id, kind: 'subject' } },
    { target: answerChannelReview, by: 'member', params: { id: channelReviewId }, body: { text: 'Sim.' } },
    { target: listChannelUploads, by: 'member', query: { id: channelPaperId }, narrows: true },
    { target: getChannelAssociation, by: 'member', params },
    { target: findAssociableApplets, by: 'member', params, query: {} },
    { target: listAppletAssociations, by: 'member', params: { id: associatedAppletId } },
    {
      target: requestAssociation,
      by: 'member',
      params,
      body: { appId: 'bl0000000000000000', purpose: 'Pedir o pão do dia.' },
    },
    { target: agreeToAssociation, by: 'member', params: ofApplet },
    { target: declineAssociation, by: 'member', params: ofApplet, body: { reason: 'Não agora.' } },
    { target: liftAppletAssociation, by: 'member', params: ofApplet },
    { target: liftChannelAssociation, by: 'member', params: ofAssociation },
    { target: withdrawAssociation, by: 'member', params: ofAssociation },
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
