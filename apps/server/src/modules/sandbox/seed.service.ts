import { feeOf } from '@balcao/brazil/money';
import { defaultLocale } from '@balcao/contract/locale';
import { LogEvent } from '@balcao/contract/log';
import type { Clock } from '../../platform/clock.ts';
import { type Db, type Tx, transaction } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';
import type { PasswordHashing } from '../../platform/password-hashing.ts';
import type { AccountService } from '../account/account.service.ts';
import type { ChatBindings } from '../account/chat-binding.service.ts';
import type { CertificateService } from '../certificate/certificate.service.ts';
import type { CustomerService } from '../customer/customer.service.ts';
import type { InvitationService } from '../invitation/invitation.service.ts';
import type { LogService } from '../log/log.service.ts';
import type { MemberService } from '../member/member.service.ts';
import type { OrderHistory, PastOrder } from '../order/order-history.service.ts';
import type { PastPerson, ReviewHistory } from '../review/review-history.service.ts';
import type { RoleService } from '../role/role.service.ts';
import type { StaffService } from '../staff/staff.service.ts';
import type { TeamService } from '../team/team.service.ts';
import type { UploadService } from '../upload/upload.service.ts';
import type { DemoCredentials } from './demo.ts';
import { type KeyPair, makeDemoCertificate } from './demo-certificate.ts';
import { hasTeams } from './sandbox.repository.ts';
import { certifiedTeams } from './seed-applicants.ts';
import { addressOf, timesOf } from './seed-deeds.ts';
import { type PlausibleOrder, plausibleOrders } from './seed-orders.ts';
import { type DemoPerson, type DemoTeam, demoPassword, demoStaff, demoTeams, phonePeople } from './seed-people.ts';
import { createSeedSubmissions } from './seed-submissions.ts';

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly passwords: Pick<PasswordHashing, 'hash'>;
  readonly accounts: Pick<AccountService, 'add'>;
  readonly teams: Pick<TeamService, 'insertTeam'>;
  readonly roles: Pick<RoleService, 'createRole'>;
  readonly members: Pick<MemberService, 'addMember'>;
  readonly invitations: Pick<InvitationService, 'insert'>;
  readonly logs: Pick<LogService, 'record'>;
  readonly staff: Pick<StaffService, 'addReady'>;
  readonly certificates: Pick<CertificateService, 'register'>;
  readonly customers: Pick<CustomerService, 'add'>;
  readonly bindings: Pick<ChatBindings, 'bind'>;
  readonly history: OrderHistory;
  readonly uploads: Pick<UploadService, 'add' | 'keep'>;
  readonly reviewHistory: ReviewHistory;
}

type Size = 'full' | 'small';

/** Who and what a team has, by name. */
interface Known {
  readonly merchantId: string;
  readonly accountIds: ReadonlyMap<string, string>;
  readonly subjectIds: ReadonlyMap<string, string>;
}

const pastOrderOf = (team: DemoTeam, { basisPoints, ...order }: PlausibleOrder, index: number): PastOrder => {
  const amount = order.unitPrice * order.goodsQuantity;
  const merchantOrderNumber = `${team.numberPrefix}-${String(index + 1).padStart(6, '0')}`;
  return { ...order, amount, merchantOrderNumber, fee: feeOf(amount, basisPoints) };
};

/** Lays out the sandbox: two teams with their people and history, staff, and the people of the phone. */
export const createSeedService = (needs: Needs) => {
  const { db, clock, accounts, teams, roles, members, staff, certificates, customers, bindings, history } = needs;
  const submissions = createSeedSubmissions(needs);

  /** What was done in the team, as whoever did it would have been written down. */
  const seedLog = async (tx: Tx, team: DemoTeam, { merchantId, accountIds, subjectIds }: Known, now: Date) => {
    const times = timesOf(team.deeds, now);
    for (const deed of team.deeds) {
      const { by, event, about, changes } = deed;
      const at = times.of(deed);
      const subject = { ...about, id: accountIds.get(about.name) ?? subjectIds.get(about.name) ?? newId(at) };
      const actor = { merchantId, accountId: accountIds.get(by) ?? '' };
      const ip = addressOf[by] ?? '';
      await needs.logs.record(tx, { actor, ip, requestId: newId(at), now: at }, { event, subject, changes });
    }
  };

  /** The team with its roles, its people and who is invited. */
  const seedPeople = async (tx: Tx, team: DemoTeam, passwordHash: string, now: Date) => {
    const { founder, people, former, openRoles, invited } = team;
    const { when, founded } = timesOf(team.deeds, now);
    const accountIds = new Map<string, string>();
    const subjectIds = new Map<string, string>();
    const add = async ({ email, account: username }: DemoPerson, since: Date): Promise<string> => {
      const id = await accounts.add(tx, { email, username, passwordHash, now: since });
      accountIds.set(username, id);
      return id;
    };
    const joined = ({ account }: DemoPerson): Date => when(LogEvent.enum.joined, account);
    const founderId = await add(founder, founded);
    const ask = { name: team.name, type: 'enterprise', now: founded } as const;
    const { merchantId, number } = await teams.insertTeam(tx, { ...ask, createdBy: founderId });
    for (const role of [...people.map((person) => person.role), ...openRoles]) {
      const since = when(LogEvent.enum.roleCreated, role.name);
      subjectIds.set(role.name, await roles.createRole(tx, { merchantId, ...role, now: since }));
    }
    const idOf = (role: string): string => subjectIds.get(role) ?? '';
    for (const { role, ...person } of people) {
      const since = joined(person);
      const place = { merchantId, accountId: await add(person, since), isAdmin: false, roleId: idOf(role.name) };
      await members.addMember(tx, { ...place, now: since });
    }
    for (const person of former) await add(person, joined(person));
    for (const { email, role } of invited) {
      const invitation = { merchantId, email, roleId: idOf(role), invitedBy: founderId, locale: defaultLocale };
      const made = await needs.invitations.insert(tx, { ...invitation, now: when(LogEvent.enum.invited, email) });
      subjectIds.set(email, made.id);
    }
    return { merchantId, number, founderId, accountIds, subjectIds };
  };

  const seedTeam = async (tx: Tx, team: DemoTeam, size: Size, passwordHash: string) => {
    const now = clock.now();
    const known = await seedPeople(tx, team, passwordHash, now);
    const { merchantId, number, founderId } = known;
    await seedLog(tx, team, known, now);
    const seed = demoTeams.indexOf(team) + 1;
    const past = plausibleOrders(now, { seed, ...team.orders[size] });
    const orders = past.map((one, index) => pastOrderOf(team, one, index));
    await history.bringIn(tx, { merchantId, merchantNumber: number }, orders);
    const founder = { id: founderId, name: team.founder.account };
    return { merchantId, number, founderId, founder, name: team.name };
  };

  /** Everybody who works for the platform; answers with who decided what was handed in. */
  const seedStaff = async (tx: Tx, now: Date): Promise<PastPerson> => {
    const people: PastPerson[] = [];
    for (const { email, name, role } of demoStaff) {
      const id = await staff.addReady(tx, { email, name, role, password: demoPassword, now });
      if (role === 'reviewer') people.push({ id, name });
    }
    const [reviewer] = people;
    if (!reviewer) throw new Error('the demonstration has no reviewer');
    return reviewer;
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
        const team = await seedTeam(tx, coffee, size, passwordHash);
        const { merchantId, number, founderId } = team;
        const others = await seedTeam(tx, books, size, passwordHash);
        const certificate = { merchantId, name: 'Loja online', pem: pair.certificate, now };
        const { serial } = await certificates.register(tx, certificate);
        // Somebody can log in by QR code at once: the first of the phone is the founder of the first team.
        const [id = ''] = await customers.add(tx, phonePeople);
        await bindings.bind(tx, founderId, { id, name: phonePeople[0].name }, now);
        const around = { now, reviewer: await seedStaff(tx, now) };
        await submissions.apply(tx, { ...team, ...certifiedTeams.coffee }, around);
        await submissions.apply(tx, { ...others, ...certifiedTeams.books }, around);
        await submissions.applyAll(tx, passwordHash, around);
        return { merchantNumber: number, serial, privateKey: pair.privateKey };
      });
    },
  };
};
export type SeedService = ReturnType<typeof createSeedService>;
