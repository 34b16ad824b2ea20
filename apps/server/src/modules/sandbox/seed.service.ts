import { feeOf } from '@balcao/brazil/money';
import type { MenuPermission } from '@balcao/contract/menus';
import type { StaffRole } from '@balcao/contract/staff';
import type { Clock } from '../../platform/clock.ts';
import { type Db, type Tx, transaction } from '../../platform/db.ts';
import type { CertificateService } from '../certificate/certificate.service.ts';
import type { CustomerService } from '../customer/customer.service.ts';
import type { OrderHistory, PastOrder } from '../order/order-history.service.ts';
import type { ProductService } from '../product/product.service.ts';
import type { DemoCredentials } from './demo.ts';
import { type KeyPair, makeDemoCertificate } from './demo-certificate.ts';
import { hasTeams } from './sandbox.repository.ts';
import { type PlausibleOrder, plausibleOrders } from './seed-orders.ts';
import { type DemoTeam, demoPassword, demoStaff, demoTeams, phonePeople } from './seed-people.ts';

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly accounts: {
    addAccount(tx: Tx, ask: { email: string; account: string; passwordHash: string }): Promise<{ accountId: string }>;
  };
  readonly teams: {
    insertTeam(
      tx: Tx,
      ask: { name: string; type: 'enterprise'; reviewStatus: 'SUCCESS'; createdBy: string },
    ): Promise<{ merchantId: string; number: string }>;
  };
  readonly roles: {
    createRole(
      tx: Tx,
      ask: { merchantId: string; name: string; permissions: readonly MenuPermission[] },
    ): Promise<{ id: string }>;
  };
  readonly members: {
    addMember(
      tx: Tx,
      ask: { merchantId: string; accountId: string; isAdmin: boolean; roleId: string | null },
    ): Promise<void>;
  };
  readonly staff: {
    addStaff(tx: Tx, ask: { email: string; name: string; role: StaffRole; passwordHash: string }): Promise<unknown>;
  };
  readonly passwords: { hash(password: string): Promise<string> };
  readonly certificates: Pick<CertificateService, 'register'>;
  readonly customers: Pick<CustomerService, 'add'>;
  readonly products: Pick<ProductService, 'openPlans'>;
  readonly history: OrderHistory;
}

type Size = 'full' | 'small';

const pastOrderOf = (team: DemoTeam, { basisPoints, ...order }: PlausibleOrder, index: number): PastOrder => {
  const amount = order.unitPrice * order.goodsQuantity;
  const merchantOrderNumber = `${team.numberPrefix}-${String(index + 1).padStart(6, '0')}`;
  return { ...order, amount, merchantOrderNumber, fee: feeOf(amount, basisPoints) };
};

/** Lays out the sandbox: two teams with their people and history, staff, and the people of the phone. */
export const createSeedService = (needs: Needs) => {
  const { db, clock, accounts, teams, roles, members, staff, certificates, customers, products, history } = needs;

  const seedPeople = async (tx: Tx, team: DemoTeam, passwordHash: string) => {
    const joined: { accountId: string; person: DemoTeam['people'][number] }[] = [];
    for (const person of team.people) {
      const { accountId } = await accounts.addAccount(tx, { ...person, passwordHash });
      joined.push({ accountId, person });
    }
    return joined;
  };

  const seedTeam = async (tx: Tx, team: DemoTeam, size: Size, passwordHash: string) => {
    const joined = await seedPeople(tx, team, passwordHash);
    const createdBy = joined[0]?.accountId ?? '';
    const made = await teams.insertTeam(tx, {
      name: team.name,
      type: 'enterprise',
      reviewStatus: 'SUCCESS',
      createdBy,
    });
    const { merchantId } = made;
    for (const { accountId, person } of joined) {
      const { role, isAdmin } = person;
      const roleId = role ? (await roles.createRole(tx, { merchantId, ...role })).id : null;
      await members.addMember(tx, { merchantId, accountId, isAdmin, roleId });
    }
    await products.openPlans(tx, merchantId);
    const seed = demoTeams.indexOf(team) + 1;
    const past = plausibleOrders(clock.now(), { seed, ...team.orders[size] }).map((one, index) =>
      pastOrderOf(team, one, index),
    );
    await history.bringIn(tx, { merchantId, merchantNumber: made.number }, past);
    return made;
  };

  return {
    /** Seeds an empty installation; undefined when somebody lives here already. */
    seed: async (size: Size): Promise<DemoCredentials | undefined> => {
      if (await hasTeams(db)) return undefined;
      const passwordHash = await needs.passwords.hash(demoPassword);
      const pair: KeyPair = await makeDemoCertificate(clock.now(), 'loja.cafe.example');
      return transaction(db, async (tx) => {
        const [coffee, books] = demoTeams;
        const { merchantId, number } = await seedTeam(tx, coffee, size, passwordHash);
        await seedTeam(tx, books, size, passwordHash);
        const { serial } = await certificates.register(tx, merchantId, { name: 'Loja online', pem: pair.certificate });
        for (const one of demoStaff) await staff.addStaff(tx, { ...one, passwordHash });
        await customers.add(tx, phonePeople);
        return { merchantNumber: number, serial, privateKey: pair.privateKey };
      });
    },
  };
};
export type SeedService = ReturnType<typeof createSeedService>;
