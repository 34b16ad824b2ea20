import { randomBytes, randomInt } from 'node:crypto';
import * as authorization from '@balcao/contract/authorization';
import { askBindCode, askLoginCode } from '@balcao/contract/authorization';
import { revokeCertificate } from '@balcao/contract/certificate';
import { latestCertification } from '@balcao/contract/certification';
import type { Endpoint } from '@balcao/contract/endpoint';
import { downloadExport } from '@balcao/contract/export';
import { getInstalments } from '@balcao/contract/instalment';
import { inviteMember, resendInvitation, revokeInvitation } from '@balcao/contract/invitation';
import { exportLog, listLog } from '@balcao/contract/log';
import { getMember, listMembers, removeMember, updateMember } from '@balcao/contract/member';
import { latestMerchantForm, merchantFormDetail } from '@balcao/contract/merchant';
import { closeOrder, endOrder, getOrder, queryOrder } from '@balcao/contract/order';
import { removePasskey, renamePasskey } from '@balcao/contract/passkey';
import {
  captureHold,
  capturePreauth,
  getPreauth,
  queryPreauth,
  quoteCapture,
  releaseHold,
  voidPreauth,
} from '@balcao/contract/preauth';
import { getRefund, listOrderRefunds } from '@balcao/contract/refund';
import { queryOrderRefunds, queryRefund } from '@balcao/contract/refund-open';
import { approveRefund, getRefundable, rejectRefund, requestRefund } from '@balcao/contract/refund-request';
import { answerReview } from '@balcao/contract/review';
import { changeRoleStatus, deleteRole, getRole, previewRole, updateRole } from '@balcao/contract/role';
import { changeTeam, endSession, listSessions } from '@balcao/contract/session';
import { getSettlement, listSettlementItems } from '@balcao/contract/settlement';
import { createShopCode, printShopCode, removeShopCode, updateShopCode } from '@balcao/contract/shop-code';
import { listUploads, openDocument } from '@balcao/contract/upload';
import { addWebhook, removeWebhook, testWebhook } from '@balcao/contract/webhook';
import { resendDelivery } from '@balcao/contract/webhook-delivery';
import { addDocument, addPasskey, openOrder, openPreauth, openRefund, takeOrders } from './belongings.ts';
import { connectionAsks, failedRequest } from './connections.ts';
import { deviceAsks, heldDevices } from './held-devices.ts';
import { disputeAsks, openDispute } from './held-disputes.ts';
import type { House } from './house.ts';
import { type MerchantServer, merchantServer, type Receiver } from './merchants.ts';
import { payInParts } from './paid-in-parts.ts';
import { payOutOnce, withdrawalAsks } from './payouts.ts';
import { logIn, member, openTeam, register, type Team } from './people.ts';
import { prove } from './sessions.ts';
import { certifyForPayments } from './submissions.ts';

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
  'bindCode',
  'loginCode',
  'uploadId',
  'submissionId',
  'codeId',
  'deviceSerial',
  'saleNumber',
  'tapId',
  'withdrawalNumber',
  'disputeNumber',
  'destinationId',
  'destinationIdSpare',
] as const;
export type Ids = Readonly<Record<(typeof kinds)[number], string>>;

/** Somebody with all of it, and who calls for them. */
export interface Holder {
  readonly ids: Ids;
  readonly team: Team;
  readonly server: MerchantServer;
  /** The secret of the browser that asked for the login codes. */
  readonly secret: string;
  /** The tokens of a terminal, and of a phone that is tapped. */
  readonly terminal: string;
  readonly phone: string;
}

/** A team with one of everything; its super admin has just proven that it is them. */
export const holder = async (house: House, hook: Receiver): Promise<Holder> => {
  const founder = await register(house);
  const team = await openTeam(house, founder);
  await certifyForPayments(house, team);
  await takeOrders(house, team.merchantId);
  await prove(house, team.token);
  const { merchantId, call } = team;
  const server = await merchantServer(house, team);
  const { endpoint } = await call(addWebhook, { body: { url: hook.url } });
  const endpointId = endpoint.id;
  const { id: deliveryId } = await call(testWebhook, { params: { id: endpointId } });
  const [reader, other] = [
    await member(house, team, { permissions: [] }),
    await member(house, team, { permissions: [] }),
  ];
  const roleId = reader.roleId ?? '';
  const invite = async () => (await call(inviteMember, { body: { email: null, roleId, locale: 'pt-BR' } })).id;
  const [invitationId, invitationIdSpare] = [await invite(), await invite()];
  await logIn(house, founder);
  const { list } = await call(listSessions, {});
  const { code: bindCode } = await call(askBindCode, {});
  const browser = house.caller();
  const { code: loginCode, secret } = await browser(askLoginCode, {});
  const { submission } = await call(latestMerchantForm, {});
  const held = await heldDevices(house, team);
  const ids = {
    ...held.ids,
    submissionId: submission?.reviewId ?? '',
    ...(await payInParts(house, team, server)),
    ...{ merchantId, serial: server.certificate.serial, deliveryId, endpointId, ...(await openOrder(server)) },
    ...{ requestId: await failedRequest(house, team, server), ...(await openPreauth(server)) },
    ...{ roleId, roleIdSpare: other.roleId ?? '', memberId: reader.accountId, memberIdSpare: other.accountId },
    ...{ invitationId, invitationIdSpare, sessionId: list.find(({ isThis }) => !isThis)?.id ?? '' },
    ...{ passkeyId: await addPasskey(house, team.accountId), bindCode, loginCode },
    ...(await openRefund(house, team, server)),
    ...{ ...(await payOutOnce(house, team)), ...(await openDispute(house, merchantId)) },
    uploadId: await addDocument(house, merchantId, team.accountId),
    codeId: (await call(createShopCode, { body: { name: 'Balcão', goodsName: 'Café', amount: null } })).id,
  };
  return { ids, team, server, secret, ...held.tokens };
};

/** Ids of the same forms that belong to nobody. */
export const nobodys = (): Ids => {
  const code = () => randomBytes(16).toString('base64url');
  const digits = String(randomInt(10 ** 10, 10 ** 11 - 1)).padStart(20, '9');
  const uuids = Object.fromEntries(kinds.map((kind) => [kind, crypto.randomUUID()])) as Record<keyof Ids, string>;
  return {
    ...uuids,
    serial: randomBytes(16).toString('hex').toUpperCase(),
    ...{ planNumber: digits, settlementNumber: digits, withdrawalNumber: digits, disputeNumber: digits },
    ...{ orderNumber: digits, paidOrderNumber: digits, refundNumber: digits },
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

/** A call that names something by its id. */
export interface Ask {
  readonly target: Endpoint;
  readonly by: 'member' | 'server' | 'asker' | 'terminal' | 'phone';
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Only the very session that asked for it is told. */
  readonly sameSession?: true;
  /** It narrows a list: what is not there leaves it empty. */
  readonly narrows?: true;
}

const name = 'Outro nome';
const roleBody = { name: 'Outra1', menuPermissions: [], version: 1 };

const preauthAsks = ({ preauthNumber: number, merchantPreauthNumber: merchantOrderNumber }: Ids): Ask[] => [
  { target: getPreauth, by: 'member', params: { number } },
  { target: quoteCapture, by: 'member', params: { number }, query: { amount: '1' } },
  { target: captureHold, by: 'member', params: { number }, body: { amount: 1 } },
  { target: releaseHold, by: 'member', params: { number } },
  { target: queryPreauth, by: 'server', params: { merchantOrderNumber } },
  { target: capturePreauth, by: 'server', params: { merchantOrderNumber }, body: { amount: 1 } },
  { target: voidPreauth, by: 'server', params: { merchantOrderNumber } },
];

/** Every call that names something by an id: reads first, then changes, then what takes away. `mine` is of whoever calls. */
export const asksFor = (ids: Ids, mine: Ids): Ask[] => {
  const member = (target: Endpoint, ask: Omit<Ask, 'target' | 'by'>): Ask => ({ target, by: 'member', ...ask });
  const params = (id: string) => ({ params: { id } });
  return [
    member(getOrder, { params: { number: ids.orderNumber } }),
    member(getInstalments, { params: { orderNumber: ids.planNumber } }),
    member(downloadExport, params(ids.exportId)),
    ...[getSettlement, listSettlementItems].map((one) => member(one, { params: { number: ids.settlementNumber } })),
    member(getRefund, { params: { number: ids.refundNumber } }),
    member(listOrderRefunds, { params: { number: ids.paidOrderNumber } }),
    member(getRefundable, { params: { number: ids.paidOrderNumber } }),
    { target: queryRefund, by: 'server', params: { merchantRefundNumber: ids.merchantRefundNumber } },
    { target: queryOrderRefunds, by: 'server', params: { merchantOrderNumber: ids.merchantOrderNumber } },
    member(getRole, params(ids.roleId)),
    member(getMember, params(ids.memberId)),
    member(latestCertification, { query: { merchantId: ids.merchantId } }),
    member(merchantFormDetail, params(ids.submissionId)),
    member(listMembers, { query: { roleId: ids.roleId }, narrows: true }),
    member(listUploads, { query: { id: ids.uploadId }, narrows: true }),
    member(openDocument, params(ids.uploadId)),
    ...[listLog, exportLog].map((one) => member(one, { query: { actorId: ids.memberId }, narrows: true })),
    member(authorization.bindCodeStatus, { query: { code: ids.bindCode }, sameSession: true }),
    { target: authorization.loginCodeStatus, by: 'asker', query: { code: ids.loginCode } },
    { target: authorization.loginByCode, by: 'asker', body: { code: ids.loginCode } },
    { target: queryOrder, by: 'server', params: { merchantOrderNumber: ids.merchantOrderNumber } },
    { target: closeOrder, by: 'server', params: { merchantOrderNumber: ids.merchantOrderNumber } },
    member(printShopCode, params(ids.codeId)),
    member(updateShopCode, {
      ...params(ids.codeId),
      body: { name, goodsName: name, amount: 100, enabled: true, version: 1 },
    }),
    member(removeShopCode, params(ids.codeId)),
    ...[...preauthAsks(ids), ...disputeAsks(ids)],
    member(endOrder, { params: { number: ids.orderNumber } }),
    member(requestRefund, { body: { orderNumber: ids.paidOrderNumber, amount: 1, reason: name } }),
    member(approveRefund, { params: { number: ids.refundNumber }, body: { version: 1 } }),
    member(rejectRefund, { params: { number: ids.refundNumber }, body: { reason: name } }),
    member(answerReview, { ...params(ids.submissionId), body: { text: name } }),
    member(resendDelivery, params(ids.deliveryId)),
    ...connectionAsks(ids),
    member(inviteMember, { body: { email: null, roleId: ids.roleId, locale: 'pt-BR' } }),
    member(resendInvitation, params(ids.invitationId)),
    member(updateMember, { ...params(ids.memberId), body: { isAdmin: true, roleId: null, version: 1 } }),
    member(updateMember, { ...params(mine.memberIdSpare), body: { isAdmin: false, roleId: ids.roleId, version: 1 } }),
    member(renamePasskey, { ...params(ids.passkeyId), body: { name } }),
    member(updateRole, { ...params(ids.roleIdSpare), body: roleBody }),
    member(previewRole, params(ids.roleIdSpare)),
    member(changeTeam, { body: { merchantId: ids.merchantId } }),
    member(changeRoleStatus, { body: { id: ids.roleIdSpare, status: '1' } }),
    member(revokeInvitation, params(ids.invitationIdSpare)),
    member(removePasskey, params(ids.passkeyId)),
    member(removeMember, params(ids.memberIdSpare)),
    member(deleteRole, params(ids.roleIdSpare)),
    member(removeWebhook, params(ids.endpointId)),
    member(revokeCertificate, { params: { serial: ids.serial } }),
    member(endSession, params(ids.sessionId)),
    ...deviceAsks(ids),
    ...withdrawalAsks(ids),
  ];
};
