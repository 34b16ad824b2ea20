import { RefusedError } from '@balcao/sdk/client';
import type { MerchantClient } from '@balcao/sdk/merchant';
import type { AppletCaller } from './applet-caller.ts';
import type { Records } from './records.ts';

/** An order, as this server remembers it; how it stands the platform knows. */
export interface ShopOrder {
  readonly openId: string;
  readonly merchantOrderNumber: string;
  /** Set once its customer was told that it is ready, or has no message to get. */
  readonly isTold?: true;
}
type Order = Awaited<ReturnType<MerchantClient['queryOrder']>>;

/** A coffee takes so long after it was paid. */
const preparingMs = 60_000;

export const isReady = ({ status, refundedAmount, completedAt }: Order, now: Date): boolean =>
  status === '02' &&
  refundedAmount === 0 &&
  completedAt !== null &&
  Date.parse(completedAt) + preparingMs <= now.getTime();

/** Short enough to be called out at the counter. */
export const pickupCodeOf = (merchantOrderNumber: string): string => merchantOrderNumber.slice(-4).toUpperCase();

interface Needs {
  readonly merchant: Pick<MerchantClient, 'queryOrder'>;
  readonly applet: Pick<AppletCaller, 'sendMessage'>;
  readonly records: Records<ShopOrder>;
  /** The message of the page *Message* that is sent; without one people are told nothing. */
  readonly readyTemplate?: string | undefined;
  readonly now: () => Date;
}
const place = 'Balcão do Café do Mercado';
/** Refusals after which another try would end the same. */
const neverComes: ReadonlySet<string> = new Set(['consent_missing', 'person_unknown', 'template_paused', 'not_found']);
/** What will never be ready. */
const isOver = ({ status, refundedAmount }: Order): boolean =>
  status === '03' || status === '04' || (status === '02' && refundedAmount > 0);

/** Tells people that their orders are ready. */
export const createReadyTeller = ({ merchant, applet, records, readyTemplate, now }: Needs) => {
  const tell = async (order: ShopOrder): Promise<void> => {
    const { openId, merchantOrderNumber } = order;
    const known = await merchant.queryOrder(merchantOrderNumber);
    if (!isOver(known) && !isReady(known, now())) return;
    const pickupCode = pickupCodeOf(merchantOrderNumber);
    const values = { orderNumber: merchantOrderNumber.slice(-8).toUpperCase(), pickupCode, place };
    if (isReady(known, now()) && readyTemplate)
      await applet
        .sendMessage({ templateId: readyTemplate, openId, values, page: 'orders.html' }, merchantOrderNumber)
        .catch((error: unknown) => {
          // A person who did not allow it sees it among their orders.
          if (!(error instanceof RefusedError && neverComes.has(error.name))) throw error;
        });
    await records.add({ ...order, isTold: true });
  };
  /** Looks at every order that is not told of yet; to be called every few seconds. */
  return async (): Promise<void> => {
    const all = await records.all();
    const told = new Set(all.filter(({ isTold }) => isTold).map(({ merchantOrderNumber }) => merchantOrderNumber));
    for (const order of all.filter(({ merchantOrderNumber }) => !told.has(merchantOrderNumber))) await tell(order);
  };
};
