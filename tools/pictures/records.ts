import { listApplets } from '@balcao/contract/applet';
import { listBroadcasts } from '@balcao/contract/broadcast';
import { listChannels } from '@balcao/contract/channel';
import { listInstalments } from '@balcao/contract/instalment';
import { listOrders } from '@balcao/contract/order';
import { listPreauths } from '@balcao/contract/preauth';
import { listRefunds } from '@balcao/contract/refund';
import { listRequests } from '@balcao/contract/request';
import { listSettlements } from '@balcao/contract/settlement';
import { listDeliveries } from '@balcao/contract/webhook-delivery';
import { listWithdrawals } from '@balcao/contract/withdrawal';
import type { createBearerCaller } from '@balcao/sdk/member';
import type { Onlooker } from './onlooker.ts';

type Call = ReturnType<typeof createBearerCaller>;

const transaction = '/payment/transaction';
const financial = '/payment/financial';

/** One of everything that a team's money leaves behind, at its address: every state of it where the states look different. */
export const recordsOf = async (call: Call): Promise<Pick<Onlooker, 'params' | 'more' | 'opens'>> => {
  const [orders, refunds, plans, holds, withdrawals, settlements, deliveries, requests, applets, channels] =
    await Promise.all([
      call(listOrders, { query: { pageSize: 100 } }),
      call(listRefunds, {}),
      call(listInstalments, {}),
      call(listPreauths, {}),
      call(listWithdrawals, {}),
      call(listSettlements, {}),
      call(listDeliveries, {}),
      call(listRequests, {}),
      call(listApplets, {}),
      call(listChannels, {}),
    ]);
  const applet = applets.list.find(({ onlineNumber }) => onlineNumber !== null);
  const unpublished = applets.list.find(({ onlineNumber }) => onlineNumber === null);
  /** The first of each status. */
  const ofEach = <Row extends { status: string | null; number: string }>(rows: readonly Row[]): string[] =>
    [...Map.groupBy(rows, ({ status }) => status).values()].flatMap(([first]) => first?.number ?? []);
  const shown = (base: string, numbers: readonly (string | undefined)[]): string[] =>
    numbers.flatMap((number) => (number ? [`${base}/${number}`] : []));
  const beside = (address: string, id: string | undefined): string[] => (id ? [`${address}${id}`] : []);
  const versions = (id: string | undefined): string[] =>
    id
      ? [
          `/applet/${id}/version?view=releases`,
          `/applet/${id}/version?trial=true`,
          `/applet/${id}/usage?span=days7&view=table`,
        ]
      : [];
  const products = ['02', '03', '04', '11', '53', '54', '99'].map((product) => `/payment/products/${product}`);
  const channelId = channels.list[0]?.id ?? '';
  const { list: published } = await call(listBroadcasts, { params: { id: channelId }, query: { pageSize: 1 } });
  const broadcasts = beside(`/channel/${channelId}/broadcast/edit?id=`, published[0]?.id);
  return {
    params: {
      number: orders.list.find(({ status }) => status === '02')?.number ?? '',
      appletId: applet?.id ?? '',
      channelId,
    },
    more: [
      ...shown(`${transaction}/orders`, [...ofEach(orders.list), plans.list[0]?.orderNumber]),
      ...shown(`${transaction}/refunds`, ofEach(refunds.list)),
      ...shown(`${transaction}/instalments`, [plans.list[0]?.orderNumber]),
      ...shown(`${transaction}/preauths`, ofEach(holds.list)),
      ...shown('/payment/withdrawal', ofEach(withdrawals.list)),
      ...beside(`${financial}/settlements?open=`, settlements.list[0]?.number),
      `${financial}?withdraw=true`,
      `${financial}/statement?account=pending`,
      `${transaction}/orders?number=9999`,
      `${transaction}/dashboard?period=days30`,
      '/setting/payment?tab=notifications',
      ...beside('/setting/payment?tab=notifications&delivery=', deliveries.list[0]?.id),
      '/setting/payment?tab=requests',
      '/setting/payment?tab=tool',
      '/tool/login',
      ...beside('/setting/payment?tab=requests&request=', requests.list.find(({ refusal }) => refusal)?.id),
      ...products,
      ...versions(applet?.id),
      '/channels/index?scope=managed',
      '/channels/index?scope=all',
      ...beside('/channel/', channelId && `${channelId}/setting/official-certification?edit=true`),
      ...broadcasts,
      `/channel/${channelId}/broadcast/index?view=calendar`,
      ...beside('/applet/', unpublished && `${unpublished.id}/version`),
      '/payment/products/99?edit=true',
    ],
    opens: [{ route: '/home', name: 'bell', button: /^(Novidades|News)/ }],
  };
};
