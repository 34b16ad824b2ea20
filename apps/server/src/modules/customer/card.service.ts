import {
  type addCard,
  cardsAtMost,
  type listCards,
  type removeCard,
  type TestCard,
  testCards,
  type WalletCard,
} from '@balcao/contract/card';
import type { Db, Tx } from '../../platform/db.ts';
import { idempotently } from '../../platform/idempotency.ts';
import { newId } from '../../platform/ids.ts';
import type { Call } from '../../platform/implement.ts';
import { refuse } from '../../platform/refusal.ts';
import { countCards, deleteCard, insertCards, listCards as listRows } from './card.repository.ts';
import { lockCustomer } from './customer.repository.ts';
import type { CardRow } from './customer.tables.ts';

const present = ({ id, kind, brand, last4, answer, createdAt }: CardRow): WalletCard => ({
  id,
  kind,
  brand,
  last4,
  answer,
  createdAt: createdAt.toISOString(),
});

/** The cards in the wallet of the chat app. */
export const createCardService = ({ db }: { readonly db: Db }) => {
  const add = async (tx: Tx, customerId: string, cards: readonly TestCard[], now: Date): Promise<CardRow[]> => {
    // Added together, they still stand in the order in which they were asked for.
    const at = (index: number): Date => new Date(now.getTime() + index);
    const rows = cards.map((card, index): CardRow => {
      const createdAt = at(index);
      return { customerId, id: newId(createdAt), ...testCards[card], createdAt };
    });
    if (rows.length > 0) await insertCards(tx, rows);
    return rows;
  };
  return {
    list: async ({ actor }: Call<typeof listCards>) => ({ list: (await listRows(db, actor.customerId)).map(present) }),

    add: (call: Call<typeof addCard>): Promise<WalletCard> =>
      idempotently(db, call, async (tx) => {
        const { customerId } = call.actor;
        // Two that come at once are counted one after the other.
        await lockCustomer(tx, customerId);
        if ((await countCards(tx, customerId)) >= cardsAtMost) refuse('cards_full');
        const [row] = await add(tx, customerId, [call.body.card], call.now);
        return present(row as CardRow);
      }),

    remove: (call: Call<typeof removeCard>): Promise<null> =>
      idempotently(db, call, async (tx) => {
        if (!(await deleteCard(tx, call.actor.customerId, call.params.id))) refuse('card_missing');
        return null;
      }),

    /** Cards that someone of the sandbox has from the beginning. */
    addTo: add,
  };
};
export type CardService = ReturnType<typeof createCardService>;
