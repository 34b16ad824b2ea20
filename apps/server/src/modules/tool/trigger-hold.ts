import { PaymentMethod } from '@balcao/contract/order';
import { capturePreauth, createPreauth, queryPreauth, voidPreauth } from '@balcao/contract/preauth';
import type { Db } from '../../platform/db.ts';
import { newEndToEndId } from '../../platform/ids.ts';
import type { OrderHolds } from '../order/order-hold.service.ts';
import type { PreauthService } from '../preauth/preauth.service.ts';
import { asServer, type TriggerCall, triggerNumber, triggerWords, untilSo } from './trigger-call.ts';
import {
  triggerAmount as amount,
  type Manner,
  triggerPayer as payerName,
  type TriggerOrders,
} from './trigger-order.ts';

export interface HoldTriggerNeeds {
  readonly db: Db;
  readonly holds: Pick<OrderHolds, 'byMerchantNumber'>;
  readonly preauths: Pick<PreauthService, 'create' | 'query' | 'capture' | 'void'>;
}
const card = { brand: 'Mastercard', last4: '4444' };

/** What happens with amounts that cards hold; each answers with the merchant's number of its order. */
export const createHoldTriggers = (
  { db, holds, preauths }: HoldTriggerNeeds,
  { accept }: Pick<TriggerOrders, 'accept'>,
) => {
  /** An amount that a card holds. */
  const held = async (call: TriggerCall, manner: Manner = {}): Promise<string> => {
    const merchantOrderNumber = triggerNumber();
    const body = createPreauth.body.parse({ merchantOrderNumber, amount, goodsName: triggerWords });
    await preauths.create({ ...asServer(createPreauth, call), body });
    const order = await holds.byMerchantNumber(db, call.actor.merchantId, merchantOrderNumber);
    if (!order) throw new Error(`no order ${merchantOrderNumber}`);
    const of = { txid: order.txid, amount, payerName, card, instalments: 1, endToEndId: newEndToEndId(call.now) };
    await accept({ ...of, ...manner, method: PaymentMethod.enum.credit, kind: 'authorisation' });
    const params = { merchantOrderNumber };
    await untilSo(async () => {
      const { status } = await preauths.query({ ...asServer(queryPreauth, call), params });
      return status === 'authorised';
    });
    return merchantOrderNumber;
  };
  const capture = async (call: TriggerCall, manner?: Manner): Promise<string> => {
    const merchantOrderNumber = await held(call, manner);
    await preauths.capture({ ...asServer(capturePreauth, call), params: { merchantOrderNumber }, body: { amount } });
    return merchantOrderNumber;
  };
  const letGo = async (call: TriggerCall, manner?: Manner): Promise<string> => {
    const merchantOrderNumber = await held(call, manner);
    await preauths.void({ ...asServer(voidPreauth, call), params: { merchantOrderNumber } });
    return merchantOrderNumber;
  };

  return {
    'preauth.authorised': (call: TriggerCall) => held(call),
    'preauth.captured': (call: TriggerCall) => capture(call),
    'preauth.capture_failed': (call: TriggerCall) => capture(call, { refusesAsks: true }),
    'preauth.released': (call: TriggerCall) => letGo(call),
    'preauth.void_failed': (call: TriggerCall) => letGo(call, { refusesAsks: true }),
  };
};
