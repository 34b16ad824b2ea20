import {
  type addAddress,
  addressesAtMost,
  type changeAddress,
  Delivery,
  type KeptAddress,
  type listAddresses,
  type removeAddress,
} from '@balcao/contract/address-book';
import type { ReplyOf } from '@balcao/contract/endpoint';
import type { Db } from '../../platform/db.ts';
import { idempotently } from '../../platform/idempotency.ts';
import { newId } from '../../platform/ids.ts';
import type { Call } from '../../platform/implement.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Secrets } from '../../platform/secrets.ts';
import type { KeptAddressRow } from './address.tables.ts';
import { countRows, deleteRow, insertRow, listRows, lockBook, updateRow } from './address-book.repository.ts';

interface Needs {
  readonly db: Db;
  readonly secrets: Pick<Secrets, 'seal' | 'open'>;
}

/** Where people of the chat app have things brought to. */
export const createAddressBook = ({ db, secrets }: Needs) => {
  const sealed = (delivery: Delivery): string => secrets.seal(JSON.stringify(delivery));
  const present = ({ id, sealedDelivery }: KeptAddressRow): KeptAddress => ({
    id,
    ...Delivery.parse(JSON.parse(secrets.open(sealedDelivery))),
  });

  return {
    list: async ({ actor }: Call<typeof listAddresses>): Promise<ReplyOf<typeof listAddresses>> => ({
      list: (await listRows(db, actor.customerId)).map(present),
    }),

    /** @throws Refusal `addresses_full`. */
    add: (call: Call<typeof addAddress>): Promise<ReplyOf<typeof addAddress>> =>
      idempotently(db, call, async (tx) => {
        const { actor, body, now } = call;
        const { customerId } = actor;
        await lockBook(tx, customerId);
        if ((await countRows(tx, customerId)) >= addressesAtMost) refuse('addresses_full');
        const id = newId(now);
        await insertRow(tx, { customerId, id, sealedDelivery: sealed(body), createdAt: now });
        return { id };
      }),

    /** @throws Refusal `not_found`. */
    change: (call: Call<typeof changeAddress>): Promise<null> =>
      idempotently(db, call, async (tx) => {
        const { customerId } = call.actor;
        if (!(await updateRow(tx, { customerId, id: call.params.id }, sealed(call.body)))) refuse('not_found');
        return null;
      }),

    /** @throws Refusal `not_found`. */
    remove: (call: Call<typeof removeAddress>): Promise<null> =>
      idempotently(db, call, async (tx) => {
        const { customerId } = call.actor;
        if (!(await deleteRow(tx, { customerId, id: call.params.id }))) refuse('not_found');
        return null;
      }),
  };
};
export type AddressBook = ReturnType<typeof createAddressBook>;
