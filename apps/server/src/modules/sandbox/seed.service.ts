import { feeOf } from '@balcao/brazil/money';
import { defaultLocale } from '@balcao/contract/locale';
import type { Clock } from '../../platform/clock.ts';
import { type Db, type Tx, transaction } from '../../platform/db.ts';
import type { PasswordHashing } from '../../platform/password-hashing.ts';
import type { AccountService } from '../account/account.service.ts';
import type { ChatBindings } from '../account/chat-binding.service.ts';
import type { CertificateService } from '../certificate/certificate.service.ts';
import type { CustomerService } from '../customer/customer.service.ts';
import type { InvitationService } from '../invitation/invitation.service.ts';
import type { MemberService } from '../member/member.service.ts';
import type { OrderHistory, PastOrder } from '../order/order-history.service.ts';
import type { RoleService } from '../role/role.service.ts';
import type { StaffService } from '../staff/staff.service.ts';
import type { TeamService } from '../team/team.service.ts';
import type { DemoCredentials } from './demo.ts';
import { type KeyPair, makeDemoCertificate } from './demo-certificate.ts';
import { hasTeams } from './sandbox.repository.ts';
import { type PlausibleOrder, plausibleOrders } from './seed-orders.ts';
import { type DemoPerson, type DemoTeam, demoPassword, demoStaff, demoTeams, phonePeople } from './seed-people.ts';

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly passwords: Pick<PasswordHashing, 'hash'>;
  readonly accounts: Pick<AccountService, 'add'>;
  readonly teams: Pick<TeamService, 'insertTeam'>;
  readonly roles: Pick<RoleService, 'createRole'>;
  readonly members: Pick<MemberService, 'addMember'>;
  readonly invitations: Pick<InvitationService, 'insert'>;
  readonly staff: Pick<StaffService, 'addStaff'>;
  readonly certificates: Pick<CertificateService, 'register'>;
  readonly customers: Pick<CustomerService, 'add'>;
  readonly bindings: Pick<ChatBindings, 'bind'>;
  readonly history: OrderHistory;
}

type Size = 'full' | 'small';

const dayMs = 86_400_000;

const pastOrderOf = (team: DemoTeam, { basisPoints, ...order }: PlausibleOrder, index: number): PastOrder => {
  const amount = order.unitPrice * order.goodsQuantity;
  const merchantOrderNumber = `${team.numberPrefix}-${String(index + 1).padStart(6, '0')}`;
  return { ...order, amount, merchantOrderNumber, fee: feeOf(amount, basisPoints) };
};

/** Lays out the sandbox: two teams with their people and history, staff, and the people of the phone. */
export const createSeedService = (needs: Needs) => {
  const { db, clock, accounts, teams, roles, members, invitations, staff, certificates, customers, bindings, history } =
    needs;

  const seedTeam = async (tx: Tx, team: DemoTeam, size: Size, passwordHash: string) => {
    const now = clock.now();
    const add = ({ email, account }: DemoPerson) => accounts.add(tx, { email, username: account, passwordHash, now });
    const { founder, people, openRoles, invited } = team;
    const ask = { name: team.name, type: 'enterprise', reviewStatus: 'SUCCESS', now } as const;
    const founderId = await add(founder);
    const { merchantId, number } = await teams.insertTeam(tx, { ...ask, createdBy: founderId });
    const roleIds = new Map<string, string>();
    for (const role of [...people.map((person) => person.role), ...openRoles])
      roleIds.set(role.name, await roles.createRole(tx, { merchantId, ...role, now }));
    const idOf = (role: string): string => roleIds.get(role) ?? '';
    for (const { role, ...person } of people) {
      const place = { merchantId, accountId: await add(person), isAdmin: false, roleId: idOf(role.name) };
      await members.addMember(tx, { ...place, now });
    }
    for (const { email, role, daysAgo } of invited) {
      const invitation = { merchantId, email, roleId: idOf(role), invitedBy: founderId, locale: defaultLocale };
      await invitations.insert(tx, { ...invitation, now: new Date(now.getTime() - daysAgo * dayMs) });
    }
    const seed = demoTeams.indexOf(team) + 1;
    const past = plausibleOrders(now, { seed, ...team.orders[size] });
    const orders = past.map((one, index) => pastOrderOf(team, one, index));
    await history.bringIn(tx, { merchantId, merchantNumber: number }, orders);
    return { merchantId, number, founderId };
  };

  return {
    /** Seeds an empty installation; undefined when somebody lives here already. */
    seed: async (size: Size): Promise<DemoCredentials | undefined> => {
      if (await hasTeams(db)) return undefined;
      const passwordHash = await needs.passwords.hash(demoPassword);
      const now = clock.now();
      const pair: KeyPair = await makeDemoCertificate(now, 'loja.cafe.example');
      return transaction(db, async (tx) => {
        const [coffee, books] = demoTeams;
        const { merchantId, number, founderId } = await seedTeam(tx, coffee, size, passwordHash);
        await seedTeam(tx, books, size, passwordHash);
        const certificate = { merchantId, name: 'Loja online', pem: pair.certificate, now };
        const { serial } = await certificates.register(tx, certificate);
        for (const one of demoStaff) await staff.addStaff(tx, { ...one, password: demoPassword, now });
        // Somebody can log in by QR code at once: the first of the phone is the founder of the first team.
        const [id = ''] = await customers.add(tx, phonePeople);
        await bindings.bind(tx, founderId, { id, name: phonePeople[0].name }, now);
        return { merchantNumber: number, serial, privateKey: pair.privateKey };
      });
    },
  };
};
export type SeedService = ReturnType<typeof createSeedService>;
