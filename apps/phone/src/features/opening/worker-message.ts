import type { BridgeMessage, PageNews } from './bridge-message.ts';
import type { CallErrorCode } from './call-error.ts';

/** Why a page was ended: it did not answer any more, or it sent more than the phone can take. */
export type EndedBecause = 'stuck' | 'flood';

/** A call of a page, by the number of the page: what the one before asked is not answered to the next. */
export type PageCall = Extract<BridgeMessage, { kind: 'call' | 'wrong' }> & { readonly page: number };

export type FromWorker =
  | PageCall
  | PageNews
  | { readonly kind: 'alive' }
  | { readonly kind: 'ended'; readonly because: EndedBecause };

export interface PageAnswer {
  readonly page: number;
  readonly answer:
    | { readonly id: number; readonly value: unknown }
    | { readonly id: number; readonly error: { readonly code: CallErrorCode; readonly message: string } };
}
/** An answer; null when the page is gone; what comes with a port is the port of the next page. */
export type ToWorker = PageAnswer | null;
