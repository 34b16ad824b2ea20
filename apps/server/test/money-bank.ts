import { actAsBank, type BankAct } from '@balcao/contract/dispute-desk';
import fc from 'fast-check';
import { attempt, type KnownOrder, type World } from './money-world.ts';

/** What the payer's bank does by itself with a Pix; `share` is so many hundredths of what was paid, sometimes more than there is. */
export interface BankAction {
  readonly do: 'bank';
  readonly at: number;
  readonly share: number;
  readonly act: BankAct['act'];
  readonly nature: BankAct['nature'];
}
export const bankActions: fc.Arbitrary<BankAction> = fc.record({
  do: fc.constant('bank' as const),
  at: fc.nat({ max: 20 }),
  share: fc.integer({ min: 1, max: 110 }),
  act: fc.constantFrom<BankAct['act']>('take', 'take', 'block', 'block', 'release'),
  nature: fc.constantFrom<BankAct['nature']>('MED_FRAUDE', 'MED_OPERACIONAL'),
});

/** The bank blocks money of a Pix, takes it or lets it go, also after a refund, a settlement or a withdrawal of it. */
export const actOfBank = async (
  world: World,
  order: KnownOrder | undefined,
  { share, act, nature }: BankAction,
): Promise<void> => {
  if (!order) return;
  const amount = Math.max(1, Math.floor((order.amount * share) / 100));
  const body = { orderNumber: order.number, act, amount, nature };
  await attempt(actAsBank, () => world.testApp.caller()(actAsBank, { body }));
};
