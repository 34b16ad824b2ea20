import * as authorization from '@balcao/contract/authorization';
import { revokeCertificate } from '@balcao/contract/certificate';
import { latestCertification } from '@balcao/contract/certification';
import type { Endpoint } from '@balcao/contract/endpoint';
import { downloadExport } from '@balcao/contract/export';
import { getInstalments } from '@balcao/contract/instalment';
import { inviteMember, resendInvitation, revokeInvitation } from '@balcao/contract/invitation';
import { exportLog, listLog } from '@balcao/contract/log';
import { getMember, listMembers, removeMember, updateMember } from '@balcao/contract/member';
import { merchantFormDetail } from '@balcao/contract/merchant';
import { endPushDevice } from '@balcao/contract/notification-push';
import { closeOrder, getOrder } from '@balcao/contract/order';
import { endOrder } from '@balcao/contract/order-end';
import { queryOrder } from '@balcao/contract/order-open';
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
import { changeTeam, endSession } from '@balcao/contract/session';
import { getSettlement, listSettlementItems } from '@balcao/contract/settlement';
import { printShopCode, removeShopCode, updateShopCode } from '@balcao/contract/shop-code';
import { revokeToolKey } from '@balcao/contract/tool-key';
import { listUploads, openDocument } from '@balcao/contract/upload';
import { removeWebhook } from '@balcao/contract/webhook';
import { resendDelivery } from '@balcao/contract/webhook-delivery';
import { connectionAsks } from './connections.ts';
import { appletAsks } from './held-applets.ts';
import { channelServerAsks } from './held-channel-server.ts';
import { channelAsks } from './held-channels.ts';
import { deviceAsks } from './held-devices.ts';
import { disputeAsks } from './held-disputes.ts';
import { templateAsks } from './held-templates.ts';
import { ticketAsks } from './held-tickets.ts';
import type { Ids } from './holdings.ts';
import { withdrawalAsks } from './payouts.ts';

/** A call that names something by its id. */
export interface Ask {
  readonly target: Endpoint;
  readonly by: 'member' | 'server' | 'requester' | 'terminal' | 'phone' | 'appletServer';
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

const shopCodeAsks = ({ codeId: id }: Ids): Ask[] => [
  { target: printShopCode, by: 'member', params: { id } },
  {
    target: updateShopCode,
    by: 'member',
    params: { id },
    body: { name, goodsName: name, amount: 100, enabled: true, version: 1 },
  },
  { target: removeShopCode, by: 'member', params: { id } },
];

/** Every call that names something by an id: reads first, then changes, then what takes away. `mine` belongs to the caller. */
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
    { target: authorization.loginCodeStatus, by: 'requester', query: { code: ids.loginCode } },
    { target: authorization.loginByCode, by: 'requester', body: { code: ids.loginCode } },
    { target: queryOrder, by: 'server', params: { merchantOrderNumber: ids.merchantOrderNumber } },
    { target: closeOrder, by: 'server', params: { merchantOrderNumber: ids.merchantOrderNumber } },
    ...shopCodeAsks(ids),
    ...[...preauthAsks(ids), ...disputeAsks(ids), ...ticketAsks(ids), ...channelServerAsks(ids)],
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
    member(endPushDevice, params(ids.pushDeviceId)),
    member(removeMember, params(ids.memberIdSpare)),
    member(deleteRole, params(ids.roleIdSpare)),
    member(removeWebhook, params(ids.endpointId)),
    member(revokeCertificate, { params: { serial: ids.serial } }),
    member(endSession, params(ids.sessionId)),
    ...appletAsks(ids),
    ...channelAsks(ids),
    ...templateAsks(ids),
    { target: revokeToolKey, by: 'member', params: { id: ids.toolKeyId } },
    ...deviceAsks(ids),
    ...withdrawalAsks(ids),
  ];
};
