import type { NoticeData, NoticeKind, Told } from './notification-notice.ts';
import type { ChannelKind } from './review.ts';

const reviewPages = {
  certification: '/certify',
  merchant: '/setting/merchant/payment',
  product: '/payment/products',
} as const;
/** Below the pages of a channel. */
const channelPages = {
  channelOfficial: 'setting/official-certification',
  channelPersonal: 'setting/personal-certification',
  channelSubject: 'setting/subject-information',
  association: 'services/associate',
} as const satisfies Record<ChannelKind, string>;
/** The page of what was submitted about a channel. */
export const channelPageOf = (channelId: string, kind: ChannelKind): string =>
  `/channel/${channelId}/${channelPages[kind]}`;
const paths: { readonly [K in NoticeKind]: (data: NoticeData[K]) => string } = {
  withdrawalPaid: ({ number }) => `/payment/withdrawal/${number}`,
  withdrawalFailed: ({ number }) => `/payment/withdrawal/${number}`,
  destinationAdded: () => '/payment/financial/destinations',
  broadcastReturned: ({ channelId, broadcastId }) => `/channel/${channelId}/broadcast/edit?id=${broadcastId}`,
  broadcastApproval: ({ channelId, broadcastId }) => `/channel/${channelId}/broadcast/edit?id=${broadcastId}`,
  certificateEnding: () => '/setting/payment?tab=certificates',
  reviewDecided: ({ of, product }) => (product ? `${reviewPages[of]}/${product}` : reviewPages[of]),
  versionDecided: ({ appletId }) => `/applet/${appletId}/version`,
  releaseDue: ({ appletId }) => `/applet/${appletId}/version`,
  versionTakenDown: ({ appletId }) => `/applet/${appletId}/version`,
  removalDecided: ({ appletId }) => `/applet/${appletId}/setting`,
  messagePaused: ({ appletId }) => `/applet/${appletId}/message`,
  templateDecided: ({ appletId }) => `/applet/${appletId}/message`,
  channelDecided: ({ channelId, of }) => channelPageOf(channelId, of),
  channelModerated: ({ channelId, broadcastId }) =>
    broadcastId ? `/channel/${channelId}/broadcast/edit?id=${broadcastId}` : `/channel/${channelId}/setting/index`,
  robotHeld: ({ channelId }) => `/channel/${channelId}/services/robots`,
  workflowHeld: ({ channelId, workflowId }) => `/channel/${channelId}/services/workflow/${workflowId}`,
  associationRequested: ({ appletId }) => `/applet/${appletId}/setting`,
  associationAnswered: ({ channelId }) => channelPageOf(channelId, 'association'),
  messageTemplateDecided: ({ templateId }) => `/messages/${templateId}`,
  messageTemplateSwitched: ({ templateId }) => `/messages/${templateId}`,
  messageTemplateComplained: ({ templateId }) => `/messages/${templateId}`,
  ticketAnswered: ({ ticketId }) => `/help/requests/${ticketId}`,
  largeRefund: ({ number }) => `/payment/transaction/refunds/${number}`,
  wrongAmount: ({ orderNumber }) => `/payment/transaction/orders/${orderNumber}`,
  refundWaiting: ({ number }) => `/payment/transaction/refunds/${number}`,
  bankReturn: ({ orderNumber }) => `/payment/transaction/orders/${orderNumber}`,
  disputeOpened: ({ number }) => `/payment/transaction/disputes/${number}`,
  disputeEnded: ({ number }) => `/payment/transaction/disputes/${number}`,
  moneyCredited: () => '/payment/financial/statement',
  moneyFrozen: () => '/payment/financial',
  moneyUnfrozen: () => '/payment/financial',
  settlementArrived: () => '/payment/financial/settlements',
  paymentReceived: ({ orderNumber }) =>
    orderNumber ? `/payment/transaction/orders/${orderNumber}` : '/payment/transaction/orders',
  webhookPaused: ({ endpointId }) => `/setting/payment?tab=notifications&endpointId=${endpointId}`,
  webhookGivenUp: ({ endpointId }) => `/setting/payment?tab=notifications&endpointId=${endpointId}&state=failed`,
  automaticSkipped: () => '/payment/financial/automatic',
};
/** Where in the back office one sees more of it: for its e-mail and for the bell. */
export const noticePath = ({ kind, data }: Told): string => (paths[kind] as (data: Told['data']) => string)(data);
