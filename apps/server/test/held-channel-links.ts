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
  cancelChannelCertification,
  getChannelCertificationDraft,
  listChannelCertifications,
  saveChannelCertificationDraft,
  submitChannelCertification,
} from '@balcao/contract/channel-certification';
import { answerChannelReview } from '@balcao/contract/review';
import { listChannelUploads, openChannelDocument } from '@balcao/contract/upload';
import type { Team } from './people.ts';
import { publishedApplet } from './published-applets.ts';
import { readyUpload } from './submissions.ts';
import type { TestApp } from './test-app.ts';

const company = { kind: 'subject', type: 'enterprise', name: 'Padaria Ltda.', cnpj: '11.222.333/0001-81' } as const;
const draft = { values: {}, version: 0 };
/** A certification that waits, and a mini program that the channel asks for. */
export const heldLinks = async (testApp: TestApp, team: Team, id: string) => {
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

export interface HeldLinks {
  readonly channelId: string;
  readonly channelReviewId: string;
  readonly channelPaperId: string;
  readonly associationId: string;
  readonly associatedAppletId: string;
}
/** Every call that names a certification of a channel, or the mini program that it leads to. */
export const channelLinkAsks = (held: HeldLinks) => {
  const { channelId: id, channelReviewId, channelPaperId, associationId, associatedAppletId } = held;
  const params = { id };
  const ofKind = { id, kind: 'official' } as const;
  const ofAssociation = { id, associationId };
  const ofApplet = { id: associatedAppletId, associationId };
  return [
    { target: listChannelCertifications, by: 'member', params },
    { target: getChannelCertificationDraft, by: 'member', params: ofKind },
    { target: saveChannelCertificationDraft, by: 'member', params: ofKind, body: draft },
    { target: submitChannelCertification, by: 'member', params, body: { ...company, proof: [channelPaperId] } },
    { target: cancelChannelCertification, by: 'member', params: { id, kind: 'subject' } },
    { target: answerChannelReview, by: 'member', params: { id: channelReviewId }, body: { text: 'Sim.' } },
    { target: listChannelUploads, by: 'member', query: { id: channelPaperId }, narrows: true },
    { target: openChannelDocument, by: 'member', params: { id: channelPaperId } },
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
  ] as const;
};
