import { randomInt } from 'node:crypto';
import type { ReplyOf } from '@balcao/contract/endpoint';
import type { addPhonePerson } from '@balcao/contract/sandbox';
import { type Db, transaction } from '../../platform/db.ts';
import type { CustomerService } from '../customer/customer.service.ts';
import { addToSetting, readSetting } from './sandbox.repository.ts';
import { phonePeople as seeded } from './seed-people.ts';

type PhonePerson = ReplyOf<typeof addPhonePerson>;

const setting = 'phonePeople';
/** Of the people that were added, so many of the newest are offered. */
const offeredAtMost = 30;

interface Needs {
  readonly db: Db;
  readonly customers: Pick<CustomerService, 'add' | 'knownPhones'>;
}

/** Whose phone the sandbox's phone can be: those of the seed, and those who were added since. Their PINs are no secret here. */
export const createPhonePeople = ({ db, customers }: Needs) => ({
  list: async (): Promise<PhonePerson[]> => {
    const added = ((await readSetting(db, setting)) ?? []) as PhonePerson[];
    const own = seeded.map(({ name, phone, pin }) => ({ name, phone, pin }));
    const offered = [...own, ...added.slice(-offeredAtMost)];
    // An erased person cannot be chosen.
    const known = await customers.knownPhones(offered.map(({ phone }) => phone));
    return offered.filter(({ phone }) => known.has(phone));
  },
  /** Someone new: no wallet, no account of the back office. */
  add: (name: string): Promise<PhonePerson> =>
    transaction(db, async (tx) => {
      const digits = (count: number): string => String(randomInt(10 ** count)).padStart(count, '0');
      const person = { name, phone: `+55119${digits(8)}`, pin: digits(6) };
      await customers.add(tx, [{ ...person, balance: 0, wallet: false }]);
      await addToSetting(tx, setting, person);
      return person;
    }),
});
