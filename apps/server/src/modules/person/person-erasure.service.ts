import type { ReplyOf } from '@balcao/contract/endpoint';
import type { erasePerson } from '@balcao/contract/person';
import type { Clock } from '../../platform/clock.ts';
import { type Db, transaction } from '../../platform/db.ts';
import type { Call } from '../../platform/implement.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { Erased, PersonalData } from '../../platform/personal-data.ts';
import { refuse } from '../../platform/refusal.ts';
import type { CustomerService } from '../customer/customer.service.ts';
import type { CustomerErasing } from '../customer/customer-personal.service.ts';
import { findErasure, insertErasure, isMoneyComingBack, listLeft, markDone } from './person.repository.ts';

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'handle' | 'every' | 'send'>;
  readonly customers: Pick<CustomerService, 'provePin'>;
  readonly erasing: CustomerErasing;
  readonly parts: readonly PersonalData[];
}

/** Transactions of one run; the next run goes on. */
const stepsAtOnce = 200;
/** A request that began before the sessions ended may write until then (rule: answered-in-a-minute): so it is looked through once more. */
const lastLookSeconds = 90;
const erasuresAtOnce = 20;

/** The end of an account of the chat app (docs/decisions/100). */
export const createPersonErasure = ({ db, clock, jobs, customers, erasing, parts }: Needs) => {
  const eraseSome = async (customerId: string): Promise<Erased> => {
    let steps = 0;
    for (const part of parts) {
      let erased: Erased = 'left';
      while (erased === 'left') {
        if (steps >= stepsAtOnce) return 'left';
        steps += 1;
        erased = await transaction(db, (tx) => part.erase(tx, customerId, clock.now()));
      }
    }
    return 'done';
  };

  jobs.handle('person.erase', async ({ customerId }) => {
    if ((await eraseSome(customerId)) === 'left')
      await transaction(db, (tx) => jobs.send(tx, 'person.erase', { customerId }));
  });
  jobs.every(60, 'person.erase-left', async () => {
    const before = new Date(clock.now().getTime() - lastLookSeconds * 1_000);
    const left = await listLeft(db, before, erasuresAtOnce);
    let isLeft = left.length === erasuresAtOnce;
    for (const { customerId } of left) {
      if ((await eraseSome(customerId)) === 'left') isLeft = true;
      else await transaction(db, (tx) => markDone(tx, customerId, clock.now()));
    }
    return isLeft ? 'left' : 'done';
  });

  return {
    /** Done before is done. @throws Refusal `pin_wrong`, `account_locked`, `wallet_not_empty`, `money_under_way`. */
    erase: async ({ actor, body, ip, now }: Call<typeof erasePerson>): Promise<ReplyOf<typeof erasePerson>> => {
      const { customerId } = actor;
      await customers.provePin(customerId, body.pin, ip);
      return transaction(db, async (tx) => {
        if (await erasing.anonymise(tx, customerId, now, isMoneyComingBack)) {
          await insertErasure(tx, customerId, now);
          await jobs.send(tx, 'person.erase', { customerId });
        }
        const { askedAt } = (await findErasure(tx, customerId)) ?? refuse('session_ended');
        return { erasedAt: askedAt.toISOString() };
      });
    },
  };
};
export type PersonErasure = ReturnType<typeof createPersonErasure>;
