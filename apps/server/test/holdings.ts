import { randomBytes, randomInt } from 'node:crypto';
import { askBindCode, askLoginCode } from '@balcao/contract/authorization';
import { inviteMember } from '@balcao/contract/invitation';
import { latestMerchantForm } from '@balcao/contract/merchant';
import { listSessions } from '@balcao/contract/session';
import { createShopCode } from '@balcao/contract/shop-code';
import { addWebhook, testWebhook } from '@balcao/contract/webhook';
import { accessTokenOf } from './applet-servers.ts';
import { addDocument, addOwnDevices, openOrder, openPreauth, openRefund, takeOrders } from './belongings.ts';
import { failedRequest } from './connections.ts';
import { heldApplets } from './held-applets.ts';
import { heldChannels } from './held-channels.ts';
import { heldDevices } from './held-devices.ts';
import { openDispute } from './held-disputes.ts';
import { openMessageBatch } from './held-messages.ts';
import { openShownTicket } from './held-tickets.ts';
import { type MerchantServer, merchantServer, type Receiver } from './merchants.ts';
import { payInParts } from './paid-in-parts.ts';
import { payOutOnce } from './payouts.ts';
import { logIn, member, openTeam, register, type Team } from './people.ts';
import { prove } from './sessions.ts';
import { certifyForPayments } from './submissions.ts';
import type { TestApp } from './test-app.ts';
import { toolKey } from './tool-keys.ts';

/** Ids of what a team and its people have, one of every kind; `spare` is there to be taken away. */
const kinds = [
  'merchantId',
  'serial',
  'deliveryId',
  'endpointId',
  'requestId',
  'orderNumber',
  'planNumber',
  'exportId',
  'merchantOrderNumber',
  'preauthNumber',
  'merchantPreauthNumber',
  'paidOrderNumber',
  'refundNumber',
  'merchantRefundNumber',
  'settlementNumber',
  'roleId',
  'roleIdSpare',
  'memberId',
  'memberIdSpare',
  'invitationId',
  'invitationIdSpare',
  'sessionId',
  'passkeyId',
  'pushDeviceId',
  'bindCode',
  'loginCode',
  'uploadId',
  'submissionId',
  'codeId',
  'appletId',
  'versionId',
  'packageId',
  'testerId',
  'keyId',
  'releaseId',
  'versionReviewId',
  'toolKeyId',
  'templateId',
  'ownTemplateId',
  'batchId',
  'channelId',
  'channelLinkId',
  'channelHelperId',
  'broadcastId',
  'caseId',
  'merchantBroadcastNumber',
  'merchantMessageNumber',
  'messageTemplate',
  'openFollowerId',
  'tagId',
  'channelReviewId',
  'channelPaperId',
  'associationId',
  'associatedAppletId',
  'mediaId',
  'conversationId',
  'cannedId',
  'messageTemplateId',
  'ticketId',
  'ticketFileId',
  'messageReviewId',
  'robotId',
  'replyId',
  'sourceId',
  'pieceId',
  'unansweredId',
  'waitingUploadId',
  'workflowId',
  'workflowRunId',
  'deviceSerial',
  'saleNumber',
  'tapId',
  'withdrawalNumber',
  'disputeNumber',
  'destinationId',
  'destinationIdSpare',
] as const;
export type Ids = Readonly<Record<(typeof kinds)[number], string>>;

/** Someone with all of it, and who calls for them. */
export interface Holder {
  readonly ids: Ids;
  readonly team: Team;
  readonly server: MerchantServer;
  /** The secret of the browser that asked for the login codes. */
  readonly secret: string;
  /** The tokens of a terminal, and of a phone that is tapped. */
  readonly terminal: string;
  readonly phone: string;
  /** The access token of the server of the mini program. */
  readonly appletServer: string;
}

/** A team with one of everything; its super admin has just proven that it is them. */
export const holder = async (testApp: TestApp, hook: Receiver): Promise<Holder> => {
  const founder = await register(testApp);
  const team = await openTeam(testApp, founder);
  await certifyForPayments(testApp, team);
  await takeOrders(testApp, team.merchantId);
  await prove(testApp, team.token);
  const { merchantId, call } = team;
  const server = await merchantServer(testApp, team);
  const { endpoint } = await call(addWebhook, { body: { url: hook.url } });
  const endpointId = endpoint.id;
  const { id: deliveryId } = await call(testWebhook, { params: { id: endpointId } });
  const [reader, other] = [
    await member(testApp, team, { permissions: [] }),
    await member(testApp, team, { permissions: [] }),
  ];
  const roleId = reader.roleId ?? '';
  const invite = async () => (await call(inviteMember, { body: { email: null, roleId, locale: 'pt-BR' } })).id;
  const [invitationId, invitationIdSpare] = [await invite(), await invite()];
  await logIn(testApp, founder);
  const { list } = await call(listSessions, {});
  const { code: bindCode } = await call(askBindCode, {});
  const browser = testApp.caller();
  const { code: loginCode, secret } = await browser(askLoginCode, {});
  const { submission } = await call(latestMerchantForm, {});
  const held = await heldDevices(testApp, team);
  const applet = await heldApplets(testApp, team);
  const appletServer = await accessTokenOf(testApp, team, applet.appletId);
  const ids = {
    ...held.ids,
    ...applet,
    batchId: await openMessageBatch(testApp.caller(appletServer), applet.templateId),
    ...(await heldChannels(testApp, team, server)),
    toolKeyId: (await toolKey(team)).toolKey.id,
    submissionId: submission?.reviewId ?? '',
    ...(await payInParts(testApp, team, server)),
    merchantId,
    serial: server.certificate.serial,
    deliveryId,
    endpointId,
    ...(await openOrder(server)),
    requestId: await failedRequest(testApp, team, server),
    ...(await openPreauth(server)),
    roleId,
    roleIdSpare: other.roleId ?? '',
    memberId: reader.accountId,
    memberIdSpare: other.accountId,
    invitationId,
    invitationIdSpare,
    sessionId: list.find(({ isThis }) => !isThis)?.id ?? '',
    ...(await addOwnDevices(testApp, team)),
    bindCode,
    loginCode,
    ...(await openRefund(testApp, team, server)),
    ...(await payOutOnce(testApp, team)),
    ...{ ...(await openDispute(testApp, merchantId)), ...(await openShownTicket(testApp, team)) },
    uploadId: await addDocument(testApp, merchantId, team.accountId),
    codeId: (await call(createShopCode, { body: { name: 'Balcão', goodsName: 'Café', amount: null } })).id,
  };
  return { ids, team, server, secret, ...held.tokens, appletServer };
};

/** Unused ids of the same forms. */
export const nobodys = (): Ids => {
  const code = () => randomBytes(16).toString('base64url');
  const digits = String(randomInt(10 ** 10, 10 ** 11 - 1)).padStart(20, '9');
  const uuids = Object.fromEntries(kinds.map((kind) => [kind, crypto.randomUUID()])) as Record<keyof Ids, string>;
  return {
    ...uuids,
    serial: randomBytes(16).toString('hex').toUpperCase(),
    planNumber: digits,
    settlementNumber: digits,
    withdrawalNumber: digits,
    disputeNumber: digits,
    orderNumber: digits,
    paidOrderNumber: digits,
    refundNumber: digits,
    messageTemplate: `nenhum_${randomBytes(6).toString('hex')}`,
    merchantRefundNumber: `D-${randomBytes(6).toString('hex')}`,
    merchantOrderNumber: `M-${randomBytes(6).toString('hex')}`,
    preauthNumber: digits,
    merchantPreauthNumber: `P-${randomBytes(6).toString('hex')}`,
    bindCode: code(),
    loginCode: code(),
    deviceSerial: 'BT-99-2222-2222',
    saleNumber: digits,
  };
};
