import type { DashboardFigures } from '@balcao/contract/dashboard';
import { FilteredMethod } from '@balcao/contract/order';

/** What was paid by a method, or by cards of both kinds together, under which each kind stands as a part. */
interface MethodShare {
  readonly method: FilteredMethod;
  readonly amount: number;
  readonly count: number;
  readonly amountBefore: number;
  readonly isPart: boolean;
}

const { card, debit, credit } = FilteredMethod.enum;
const isCard = (method: FilteredMethod): boolean => method === debit || method === credit;

/** The largest first, each kind of card under both together. */
export const methodShares = ({ methods, cards }: Pick<DashboardFigures, 'methods' | 'cards'>): MethodShare[] => {
  const kinds = methods.filter(({ method }) => isCard(method)).map((one) => ({ ...one, isPart: true }));
  const others = methods.filter(({ method }) => !isCard(method)).map((one) => ({ ...one, isPart: false }));
  if (kinds.length === 0) return others;
  const together: MethodShare = { ...cards, method: card, isPart: false };
  return [...others, together]
    .sort((one, two) => two.amount - one.amount || two.amountBefore - one.amountBefore)
    .flatMap((share): MethodShare[] => (share === together ? [share, ...kinds] : [share]));
};
