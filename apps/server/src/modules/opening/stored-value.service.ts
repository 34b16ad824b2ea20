import type { ReplyOf } from '@balcao/contract/endpoint';
import {
  type listStored,
  type readStored,
  type removeStored,
  storageBytesAtMost,
  type writeStored,
} from '@balcao/contract/opening-storage';
import { type Db, transaction } from '../../platform/db.ts';
import type { Call } from '../../platform/implement.ts';
import { refuse } from '../../platform/refusal.ts';
import type { OpeningService } from './opening.service.ts';
import { deleteStored, findStored, listKeys, lockStored, putStored } from './stored-value.repository.ts';

interface Needs {
  readonly db: Db;
  readonly openings: Pick<OpeningService, 'mustFind'>;
}

const sum = (list: readonly { readonly bytes: number }[]): number => list.reduce((all, { bytes }) => all + bytes, 0);

/** What mini programs keep of people: by person and mini program, on every phone of that person. */
export const createStoredValues = ({ db, openings }: Needs) => ({
  list: async (call: Call<typeof listStored>): Promise<ReplyOf<typeof listStored>> => {
    const keys = await listKeys(db, await openings.mustFind(call));
    return { keys: keys.map(({ key }) => key), bytes: sum(keys) };
  },

  read: async (call: Call<typeof readStored>): Promise<ReplyOf<typeof readStored>> => {
    const person = await openings.mustFind(call);
    return { value: (await findStored(db, person, call.query.key)) ?? null };
  },

  /** @throws Refusal `storage_of_applet_full`. */
  write: async (call: Call<typeof writeStored>): Promise<null> => {
    const { merchantId, appletId, customerId } = await openings.mustFind(call);
    const person = { merchantId, appletId, customerId };
    const { key, value } = call.body;
    const bytes = Buffer.byteLength(key) + Buffer.byteLength(value);
    await transaction(db, async (tx) => {
      await lockStored(tx, person);
      const others = (await listKeys(tx, person)).filter((one) => one.key !== key);
      if (sum(others) + bytes > storageBytesAtMost) refuse('storage_of_applet_full');
      await putStored(tx, person, { key, value, bytes });
    });
    return null;
  },

  remove: async (call: Call<typeof removeStored>): Promise<null> => {
    const person = await openings.mustFind(call);
    await transaction(db, (tx) => deleteStored(tx, person, call.query.key));
    return null;
  },
});
export type StoredValues = ReturnType<typeof createStoredValues>;
