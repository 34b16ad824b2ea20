import { mask } from '@balcao/brazil/mask';
import type { ReplyOf } from '@balcao/contract/endpoint';
import { LogEvent } from '@balcao/contract/log';
import {
  type addTester,
  type listTesters,
  type removeTester,
  type Tester,
  testersAtMost,
} from '@balcao/contract/version-tester';
import type { Db, Queries, Tx } from '../../platform/db.ts';
import type { Events } from '../../platform/events.ts';
import { idempotently } from '../../platform/idempotency.ts';
import { newId } from '../../platform/ids.ts';
import type { Call } from '../../platform/implement.ts';
import { refuse, refuseField } from '../../platform/refusal.ts';
import type { AccountNames } from '../account/account-names.service.ts';
import type { AppletService } from '../applet/applet.service.ts';
import type { CustomerService } from '../customer/customer.service.ts';
import type { Act, ActionContext, LogService } from '../log/log.service.ts';
import * as repository from './tester.repository.ts';
import { type AppletKey, lockVersions } from './version.repository.ts';

interface Needs {
  readonly db: Db;
  readonly events: Pick<Events, 'publish'>;
  readonly names: Pick<AccountNames, 'nameOf'>;
  readonly logs: Pick<LogService, 'record'>;
  readonly applets: Pick<AppletService, 'mustFind'>;
  readonly customers: Pick<CustomerService, 'findByPhone' | 'listByIds'>;
}
interface Person {
  readonly name: string;
  readonly phone: string;
}

/** Of someone who uses the chat app a merchant sees the first name (rule: masked). */
const firstNameOf = ({ name }: Person): string => name.trim().split(/\s+/)[0] ?? '';
const present = ({ id, addedByName, addedAt }: repository.TesterRow, person: Person): Tester => ({
  id,
  name: firstNameOf(person),
  phone: mask(person.phone),
  addedBy: addedByName,
  addedAt: addedAt.toISOString(),
});
const nobody: Person = { name: '', phone: '' };

/** Who may open the trial version of a mini program. */
export const createTesterService = ({ db, events, names, logs, applets, customers }: Needs) => {
  const tell = async (
    tx: Tx,
    action: ActionContext,
    { id, name }: { id: string; name: string },
    act: Omit<Act, 'subject'>,
  ) => {
    events.publish(tx, action.actor.merchantId, { topic: 'version', key: id });
    await logs.record(tx, action, { ...act, subject: { kind: 'applet', id, name } });
  };

  return {
    /** Whether someone may open the trial version. */
    isTester: async (queries: Queries, key: AppletKey, customerId: string): Promise<boolean> =>
      (await repository.findTester(queries, key, customerId)) !== undefined,

    list: async ({ actor, params }: Call<typeof listTesters>): Promise<ReplyOf<typeof listTesters>> => {
      const { merchantId, id: appletId } = await applets.mustFind(db, actor.merchantId, params.id);
      const rows = await repository.listTesters(db, { merchantId, appletId });
      const people = await customers.listByIds(
        db,
        rows.map(({ customerId }) => customerId),
      );
      const byId = new Map(people.map((person) => [person.id, person]));
      return { list: rows.map((row) => present(row, byId.get(row.customerId) ?? nobody)) };
    },

    /** Adding an existing tester changes nothing. @throws Refusal `form_invalid` at `phone` where no person has it; `testers_full`. */
    add: (call: Call<typeof addTester>): Promise<Tester> =>
      idempotently(db, call, async (tx) => {
        const { actor, params, body, now } = call;
        const applet = await applets.mustFind(tx, actor.merchantId, params.id);
        const key = { merchantId: actor.merchantId, appletId: applet.id };
        const person = (await customers.findByPhone(tx, body.phone)) ?? refuseField('phone', 'testerUnknown');
        await lockVersions(tx, key);
        const there = await repository.findTester(tx, key, person.id);
        if (there) return present(there, person);
        if ((await repository.countTesters(tx, key)) >= testersAtMost) refuse('testers_full');
        const addedByName = await names.nameOf(tx, actor.accountId);
        const row = { ...key, id: newId(now), customerId: person.id, addedByName, addedAt: now };
        await repository.insertTester(tx, row);
        const changes = [{ field: 'tester', of: null, before: null, after: firstNameOf(person) }] as const;
        await tell(tx, call, applet, { event: LogEvent.enum.testerAdded, changes });
        return present(row, person);
      }),

    remove: (call: Call<typeof removeTester>): Promise<null> =>
      idempotently(db, call, async (tx) => {
        const { actor, params } = call;
        const applet = await applets.mustFind(tx, actor.merchantId, params.id);
        const key = { merchantId: actor.merchantId, appletId: applet.id };
        const row = (await repository.deleteTester(tx, key, params.testerId)) ?? refuse('not_found');
        const [person = nobody] = await customers.listByIds(tx, [row.customerId]);
        const changes = [{ field: 'tester', of: null, before: firstNameOf(person), after: null }] as const;
        await tell(tx, call, applet, { event: LogEvent.enum.testerRemoved, changes });
        return null;
      }),
  };
};
export type TesterService = ReturnType<typeof createTesterService>;
