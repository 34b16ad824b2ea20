import type { WalletCard } from '@balcao/contract/card';
import type { Means, PaymentRequest } from '@balcao/contract/customer';
import { instalmentsOf } from '@balcao/contract/customer';
import { PaymentMethod } from '@balcao/contract/order';

const { wallet, pix, debit, credit } = PaymentMethod.enum;

/** One way to pay that can be chosen: the wallet, Pix out of it, or one of the cards. */
export type Way =
  | { readonly key: string; readonly method: '01' | '02'; readonly card: undefined }
  | { readonly key: string; readonly method: '0301' | '0302'; readonly card: WalletCard };

const kinds = { [debit]: 'debit', [credit]: 'credit' } as const;

/** The ways that a request takes, with the cards that one has; a card method without a card offers none. */
export const waysOf = (methods: readonly PaymentMethod[], cards: readonly WalletCard[]): Way[] =>
  methods.flatMap((method): Way[] => {
    if (method === wallet || method === pix) return [{ key: method, method, card: undefined }];
    return cards.filter(({ kind }) => kind === kinds[method]).map((card) => ({ key: card.id, method, card }));
  });

/** Whether a card is asked for that one may not have. */
export const takesCards = (methods: readonly PaymentMethod[]): boolean =>
  methods.some((method) => method === debit || method === credit);

/** The parts that can be chosen for this way and amount: only a credit card is paid in parts. */
export const partsFor = (
  way: Way | undefined,
  amount: number,
  { instalmentsAtMost }: Pick<PaymentRequest, 'instalmentsAtMost'>,
) => (way?.method === credit && amount > 0 ? instalmentsOf(amount, instalmentsAtMost) : []);

export const meansOf = (way: Way, count: number): Means => {
  if (way.card === undefined) return { method: way.method };
  return { method: way.method, cardId: way.card.id, ...(count > 1 ? { instalments: count } : {}) };
};

/** The default means of payment: the wallet if it holds enough, else the first card; undefined where neither works. */
export const readyMeans = (
  ways: readonly Way[],
  amount: number,
  wallet: { readonly walletActivated: boolean; readonly balance: number },
): Means | undefined => {
  const holdsEnough = wallet.walletActivated && wallet.balance >= amount;
  const way = ways.find(({ card }) => card !== undefined || holdsEnough);
  return way && meansOf(way, 1);
};

/** Parts in words: all alike, or the first ones larger by a centavo. */
export const partsInWords = (parts: readonly number[]) => {
  const [first = 0] = parts;
  const last = parts.at(-1) ?? 0;
  const larger = parts.filter((part) => part === first).length;
  return { count: parts.length, first, last, larger, smaller: parts.length - larger, even: first === last };
};
