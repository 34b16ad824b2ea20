import type { Endpoint } from '@balcao/contract/endpoint';
import { authorizationOf } from '@balcao/contract/open-signature';
import { diagnoseRequest, getRequest, listRequests } from '@balcao/contract/request';
import { resumeWebhook, rotateWebhookSecret, testWebhook, updateWebhook } from '@balcao/contract/webhook';
import { getDelivery, listDeliveries } from '@balcao/contract/webhook-delivery';
import type { MerchantServer } from './merchants.ts';
import type { Team } from './people.ts';
import type { TestApp } from './test-app.ts';

/** A call whose signature was wrong, so that everything about it has been kept. */
export const failedRequest = async (testApp: TestApp, { call }: Team, { options }: MerchantServer): Promise<string> => {
  const { merchantNumber, serial } = options;
  const timestamp = String(Math.floor(testApp.platform.clock.now().getTime() / 1000));
  const fields = { merchant: merchantNumber, serial, timestamp, nonce: '0'.repeat(16), signature: 'AAAA' };
  const url = '/open/v3.0/order/A-1';
  await testApp.app.inject({ url, headers: { authorization: authorizationOf(fields) } });
  return (await call(listRequests, {})).list.find(({ target }) => target === url)?.id ?? '';
};

interface ConnectionIds {
  readonly deliveryId: string;
  readonly endpointId: string;
  readonly requestId: string;
}

/** Every call that names an address for notifications, a notification or a call of the open API; none takes it away. */
export const connectionAsks = ({ deliveryId, endpointId, requestId }: ConnectionIds) => {
  const member = (target: Endpoint, id: string) => ({ target, by: 'member', params: { id } }) as const;
  const body = { name: 'Outro nome', url: 'http://127.0.0.1:9/hook', types: null, enabled: true, version: 1 };
  return [
    member(getDelivery, deliveryId),
    { target: listDeliveries, by: 'member', query: { endpointId }, narrows: true } as const,
    member(getRequest, requestId),
    member(diagnoseRequest, requestId),
    member(testWebhook, endpointId),
    member(rotateWebhookSecret, endpointId),
    member(resumeWebhook, endpointId),
    { ...member(updateWebhook, endpointId), body },
  ];
};
