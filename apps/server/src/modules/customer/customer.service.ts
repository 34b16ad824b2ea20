import type {
  Customer,
  currentCustomer,
  listPayments,
  loginCustomer,
  logoutCustomer,
  Payment,
} from '@balcao/contract/customer';
import { defaultPageSize, totalCountedAtMost } from '@balcao/contract/page';
import type { FastifyRequest } from 'fastify';
import { bearerOf, type CustomerActor } from '../../platform/actor.ts';
import type { Clock } from '../../platform/clock.ts';
import { cursorOf, idKeys, placeOf } from '../../platform/cursor.ts';
import { type Db, type Tx, transaction } from '../../platform/db.ts';
import { createGuessThrottle } from '../../platform/guess-throttle.ts';
import { hashOf, newId, newToken } from '../../platform/ids.ts';
import type { Call } from '../../platform/implement.ts';
import type { Limits } from '../../platform/limits.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Secrets } from '../../platform/secrets.ts';
import {
  type CustomerRow,
  countPayments,
  deleteSession,
  findCustomer,
  findCustomerByPhone,
  findSessionCustomer,
  insertCustomers,
  insertSession,
  listPage,
  type PaymentRow,
} from './customer.repository.ts';

const sessionHours = 24;
interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly limits: Limits;
  readonly secrets: Secrets;
}

const presentCustomer = (row: CustomerRow): Customer => ({
  customerId: row.id,
  name: row.name,
  phone: row.phone,
  balance: row.balance,
  walletActivated: row.walletActivatedAt !== null,
  realNameVerified: row.realNameVerifiedAt !== null,
});

export const presentPayment = (row: PaymentRow): Payment => ({ ...row, createdAt: row.createdAt.toISOString() });

/** Users of the chat app: signing in, the wallet, its payments. */
export const createCustomerService = ({ db, clock, limits, secrets }: Needs) => {
  const throttle = createGuessThrottle(limits, 'customer');
  const pinHashOf = (phone: string, pin: string): string => secrets.mac('customer-pin', `${phone}:${pin}`);
  return {
    authenticate: async (request: FastifyRequest): Promise<CustomerActor> => {
      const token = bearerOf(request) ?? refuse('session_missing');
      const tokenHash = hashOf(token);
      const customerId = await findSessionCustomer(db, tokenHash, clock.now());
      return customerId ? { kind: 'customer', ownerId: customerId, customerId, tokenHash } : refuse('session_ended');
    },

    login: async ({ body: { phone, pin }, ip, now }: Call<typeof loginCustomer>): Promise<{ token: string }> => {
      const customer = await throttle.attempt(phone, ip, async () => {
        const found = await findCustomerByPhone(db, phone);
        return found?.pinHash === pinHashOf(phone, pin) ? found : undefined;
      });
      const token = newToken();
      const expiresAt = new Date(now.getTime() + sessionHours * 3_600_000);
      await transaction(db, (tx) =>
        insertSession(tx, { tokenHash: hashOf(token), customerId: customer.id, expiresAt }),
      );
      return { token };
    },

    current: async ({ actor }: Call<typeof currentCustomer>): Promise<Customer> => {
      const row = (await findCustomer(db, actor.customerId)) ?? refuse('session_ended');
      return presentCustomer(row);
    },

    logout: async ({ actor }: Call<typeof logoutCustomer>): Promise<null> => {
      await deleteSession(db, actor.tokenHash);
      return null;
    },

    payments: async ({ actor, query }: Call<typeof listPayments>) => {
      const { pageNum = 1, pageSize = defaultPageSize, cursor } = query;
      const [rows, counted] = await Promise.all([
        listPage(db, actor.customerId, placeOf(cursor, idKeys), pageSize + 1),
        countPayments(db, actor.customerId),
      ]);
      const page = rows.slice(0, pageSize);
      const last = page.at(-1);
      return {
        list: page.map(presentPayment),
        total: Math.min(counted, totalCountedAtMost),
        totalIsCapped: counted > totalCountedAtMost,
        pageNum,
        pageSize,
        nextCursor: rows.length > pageSize && last ? cursorOf({ at: last.createdAt, key: last.id }) : null,
      };
    },

    /** Adds people of the sandbox; balances in centavos. */
    add: (tx: Tx, people: readonly { name: string; phone: string; pin: string; balance: number }[]): Promise<void> => {
      const now = clock.now();
      const rows = people.map(({ pin, ...one }) => ({
        ...one,
        id: newId(now),
        pinHash: pinHashOf(one.phone, pin),
        walletActivatedAt: now,
        createdAt: now,
      }));
      return insertCustomers(tx, rows);
    },
  };
};
export type CustomerService = ReturnType<typeof createCustomerService>;
