import type {
  activateWallet,
  Customer,
  currentCustomer,
  listPayments,
  loginCustomer,
  logoutCustomer,
  personalAuthentication,
  verifyRealName,
} from '@balcao/contract/customer';
import { defaultPageSize, totalCountedAtMost } from '@balcao/contract/page';
import type { FastifyRequest } from 'fastify';
import { bearerOf, type CustomerActor } from '../../platform/actor.ts';
import type { Clock } from '../../platform/clock.ts';
import { cursorOf, idKeys, placeOf } from '../../platform/cursor.ts';
import { type Db, type Queries, type Tx, transaction } from '../../platform/db.ts';
import { idempotently } from '../../platform/idempotency.ts';
import { hashOf, newId, newToken } from '../../platform/ids.ts';
import type { Call } from '../../platform/implement.ts';
import type { Limits } from '../../platform/limits.ts';
import type { LoginNetworks } from '../../platform/login-networks.ts';
import { createLoginRateLimiter } from '../../platform/login-rate-limiter.ts';
import { skipOf } from '../../platform/page.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Secrets } from '../../platform/secrets.ts';
import type { ChatBindings } from '../account/chat-binding.service.ts';
import { presentCustomer, presentPayment } from './customer.present.ts';
import {
  type CustomerRow,
  countPayments,
  deleteSession,
  findCustomer,
  findCustomerByPhone,
  findPayer,
  findSessionCustomer,
  insertCustomers,
  insertSession,
  listCustomers,
  listNames,
  listPage,
  listPaidTo,
  markRealName,
  markWalletActive,
} from './customer.repository.ts';
import { listPhones } from './customer-personal.repository.ts';

const sessionHours = 24;
interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly limits: Limits;
  readonly networks: LoginNetworks;
  readonly secrets: Secrets;
  readonly bindings: Pick<ChatBindings, 'accountOf' | 'chatAccountOf'>;
}

/** A person of the sandbox; the balance in centavos. Without `wallet: false` their wallet is active. */
export interface NewCustomer {
  readonly name: string;
  readonly phone: string;
  readonly pin: string;
  readonly balance: number;
  readonly wallet?: boolean;
  /** When it is given, the real name has been checked with it. */
  readonly cpf?: string;
}

/** Users of the chat app: signing in, the wallet, its payments, and who they really are. */
export const createCustomerService = ({ db, clock, limits, networks, secrets, bindings }: Needs) => {
  const rateLimiter = createLoginRateLimiter(limits, 'customer', networks.isKnownAt('customer'));
  const pinHashOf = (phone: string, pin: string): string => secrets.mac('customer-pin', `${phone}:${pin}`);
  const sealedIdentity = (name: string, cpf: string): string => secrets.seal(JSON.stringify({ name, cpf }));
  const present = async (queries: Queries, row: CustomerRow): Promise<Customer> =>
    presentCustomer(row, await bindings.accountOf(queries, row.id));
  return {
    authenticate: async (request: FastifyRequest): Promise<CustomerActor> => {
      const token = bearerOf(request) ?? refuse('session_missing');
      const tokenHash = hashOf(token);
      const customerId = await findSessionCustomer(db, tokenHash, clock.now());
      return customerId ? { kind: 'customer', ownerId: customerId, customerId, tokenHash } : refuse('session_ended');
    },

    login: async ({ body: { phone, pin }, ip, now }: Call<typeof loginCustomer>): Promise<{ token: string }> => {
      const customer = await rateLimiter.attempt(phone, ip, async () => {
        const found = await findCustomerByPhone(db, phone);
        return found?.pinHash === pinHashOf(phone, pin) ? found : undefined;
      });
      const token = newToken();
      const expiresAt = new Date(now.getTime() + sessionHours * 3_600_000);
      await transaction(db, async (tx) => {
        await insertSession(tx, { tokenHash: hashOf(token), customerId: customer.id, expiresAt });
        await networks.note(tx, 'customer', phone, ip, now);
      });
      return { token };
    },

    /** Asks for the PIN once more; of one who was erased it is asked no longer. @throws Refusal `pin_wrong`, `account_locked`. */
    provePin: async (customerId: string, pin: string, ip: string): Promise<void> => {
      const { phone, erasedAt } = (await findCustomer(db, customerId)) ?? refuse('session_ended');
      if (erasedAt !== null) return;
      await rateLimiter.attempt(
        phone,
        ip,
        async () => {
          const row = await findCustomer(db, customerId);
          return row && (row.erasedAt !== null || row.pinHash === pinHashOf(phone, pin)) ? row : undefined;
        },
        'pin_wrong',
      );
    },
    /** Those of these telephone numbers that belong to a customer. */
    knownPhones: (phones: readonly string[]): Promise<ReadonlySet<string>> => listPhones(db, phones),

    current: async ({ actor }: Call<typeof currentCustomer>): Promise<Customer> => {
      const row = (await findCustomer(db, actor.customerId)) ?? refuse('session_ended');
      return present(db, row);
    },

    /** The name by which the chat app knows a person. @throws Refusal `session_ended` where there is none. */
    nameOf: async (queries: Queries, customerId: string): Promise<string> =>
      ((await findCustomer(queries, customerId)) ?? refuse('session_ended')).name,
    /** The same of many people, by their ids; those of whom there is none are left out. */
    namesOf: (queries: Queries, customerIds: readonly string[]): Promise<ReadonlyMap<string, string>> =>
      listNames(queries, customerIds),
    /** Their telephone, by which they log in. @throws Refusal `session_ended` where there is none. */
    phoneOf: async (queries: Queries, customerId: string): Promise<string> =>
      ((await findCustomer(queries, customerId)) ?? refuse('session_ended')).phone,

    /** The person with this telephone number; undefined where it is unknown in the chat app. */
    findByPhone: (queries: Queries, phone: string): Promise<CustomerRow | undefined> =>
      findCustomerByPhone(queries, phone),
    /** These people, in no order. */
    listByIds: (queries: Queries, ids: readonly string[]): Promise<CustomerRow[]> => listCustomers(queries, ids),

    activateWallet: (call: Call<typeof activateWallet>): Promise<Customer> =>
      idempotently(db, call, async (tx) => {
        const row = await markWalletActive(tx, call.actor.customerId, call.now);
        return present(tx, row ?? refuse('state_forbids'));
      }),

    /** The sandbox's chat app believes a name with a CPF whose check digits are right; what it saw is kept sealed (rule: sealed). */
    verifyRealName: (call: Call<typeof verifyRealName>): Promise<Customer> =>
      idempotently(db, call, async (tx) => {
        const { actor, body, now } = call;
        const row = await markRealName(tx, actor.customerId, sealedIdentity(body.name, body.cpf), now);
        return present(tx, row ?? refuse('state_forbids'));
      }),

    /** What the chat app says of the person who is logged in to the back office. */
    personalAuthentication: async ({ actor }: Call<typeof personalAuthentication>) => {
      const bound = await bindings.chatAccountOf(db, actor.accountId);
      const row = bound && (await findCustomer(db, bound.id));
      return {
        bound: bound !== undefined,
        name: bound?.name ?? null,
        boundAt: bound?.boundAt.toISOString() ?? null,
        walletActivated: !!row?.walletActivatedAt,
        realNameVerified: !!row?.realNameVerifiedAt,
      };
    },

    logout: async ({ actor }: Call<typeof logoutCustomer>): Promise<null> => {
      await deleteSession(db, actor.tokenHash);
      return null;
    },

    /** The last payments of a person that paid orders of one team. */
    paymentsTo: listPaidTo,

    /** Who pays by the wallet of the phone with this payment; undefined for one that came another way. */
    payerOf: findPayer,

    payments: async ({ actor, query }: Call<typeof listPayments>) => {
      const { pageNum = 1, pageSize = defaultPageSize, cursor } = query;
      const skip = skipOf(query);
      const [rows, counted] = await Promise.all([
        listPage(db, actor.customerId, placeOf(cursor, idKeys), pageSize + 1, skip),
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

    /** Adds people of the sandbox; answers with their ids, in the same order. */
    add: async (tx: Tx, people: readonly NewCustomer[]): Promise<string[]> => {
      const now = clock.now();
      const rows = people.map(({ name, phone, pin, balance, wallet = true, cpf }) => ({
        id: newId(now),
        name,
        phone,
        balance,
        createdAt: now,
        pinHash: pinHashOf(phone, pin),
        walletActivatedAt: wallet ? now : null,
        ...(cpf ? { realNameVerifiedAt: now, sealedIdentity: sealedIdentity(name, cpf) } : {}),
      }));
      await insertCustomers(tx, rows);
      return rows.map(({ id }) => id);
    },
  };
};
export type CustomerService = ReturnType<typeof createCustomerService>;
