import { feeOf } from '@balcao/brazil/money';
import { defaultLocale } from '@balcao/contract/locale';
import { LogEvent } from '@balcao/contract/log';
import type { Clock } from '../../platform/clock.ts';
import { type Db, letIdle, type Tx, transaction } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';
import type { PasswordHashing } from '../../platform/password-hashing.ts';
import type { AccountService } from '../account/account.service.ts';
import type { ChatBindings } from '../account/chat-binding.service.ts';
import type { CertificateService } from '../certificate/certificate.service.ts';
import type { CustomerService } from '../customer/customer.service.ts';
import type { DemoDevices } from '../device/demo-device.service.ts';
import type { InvitationService } from '../invitation/invitation.service.ts';
import type { LogService } from '../log/log.service.ts';
import type { MemberService } from '../member/member.service.ts';
import type { Notices } from '../notification/notices.service.ts';
import type { OrderHistory, PastOrder } from '../order/order-history.service.ts';
import type { ProductService } from '../product/product.service.ts';
import type { SandboxRails } from '../rail/sandbox-rail.service.ts';
import type { RefundService } from '../refund/refund.service.ts';
import type { RequestService } from '../request/request.service.ts';
import type { PastPerson, ReviewHistory } from '../review/review-history.service.ts';
import type { RoleService } from '../role/role.service.ts';
import type { SettlementRun } from '../settlement/settlement-run.service.ts';
import type { ShopCodes } from '../shop/shop-code.service.ts';
import type { StaffService } from '../staff/staff.service.ts';
import type { TeamService } from '../team/team.service.ts';
import type { UploadService } from '../upload/upload.service.ts';
import type { DemoCredentials } from './demo.ts';
import { type KeyPair, makeDemoCertificate } from './demo-certificate.ts';
import { takeTime } from './sandbox.repository.ts';
import { seedApplets } from './seed-applets.ts';
import { certifiedTeams } from './seed-applicants.ts';
import { addressOf, timesOf } from './seed-audit-events.ts';
import { seedChannelCertification } from './seed-channel-certification.ts';
import { type ChannelNeeds, seedChannels } from './seed-channels.ts';
import { coffeeDevices } from './seed-devices.ts';
import { type HoldNeeds, seedCards, seedHolds } from './seed-holds.ts';
import { type MoneyNeeds, seedMoney } from './seed-money.ts';
import { type PlausibleOrder, plausibleOrders } from './seed-orders.ts';
import { type DemoPerson, type DemoTeam, demoPassword, demoStaff, demoTeams, phonePeople } from './seed-people.ts';
import { createSeedProducts } from './seed-products.ts';
import { type PublishNeeds, publishApplets } from './seed-published.ts';
import { seedRefunds } from './seed-refunds.ts';
import { seedRequests } from './seed-requests.ts';
import { saleOf } from './seed-sales.ts';
import { createSeedSubmissions } from './seed-submissions.ts';
import { seedTemplates, type TemplateNeeds } from './seed-templates.ts';
import { seedWebhooks, type WebhookNeeds } from './seed-webhooks.ts';
import { seedWithdrawals, type WithdrawalNeeds } from './seed-withdrawals.ts';

export interface SeedNeeds
  extends ChannelNeeds,
    HoldNeeds,
    MoneyNeeds,
    PublishNeeds,
    TemplateNeeds,
    WebhookNeeds,
    Omit<WithdrawalNeeds, 'sandboxRails' | 'ledger'> {
  readonly sandboxRails: HoldNeeds['sandboxRails'] &
    WithdrawalNeeds['sandboxRails'] &
    Pick<SandboxRails, 'bringInSales' | 'bringInReturn'>;
  readonly db: Db;
  readonly clock: Clock;
  readonly passwords: Pick<PasswordHashing, 'hash'>;
  readonly accounts: Pick<AccountService, 'add'>;
  readonly teams: Pick<TeamService, 'insertTeam' | 'areThere'>;
  readonly roles: Pick<RoleService, 'createRole'>;
  readonly members: Pick<MemberService, 'addMember'>;
  readonly invitations: Pick<InvitationService, 'insert'>;
  readonly logs: Pick<LogService, 'record'>;
  readonly staff: Pick<StaffService, 'addReady'>;
  readonly certificates: Pick<CertificateService, 'register'>;
  readonly requests: Pick<RequestService, 'bringIn'>;
  readonly customers: Pick<CustomerService, 'add'>;
  readonly bindings: Pick<ChatBindings, 'bind'>;
  readonly demoDevices: Pick<DemoDevices, 'add'>;
  readonly history: OrderHistory;
  readonly products: Pick<ProductService, 'activate'>;
  readonly shopCodes: Pick<ShopCodes, 'add'>;
  readonly refunds: RefundService;
  readonly notices: Pick<Notices, 'bringIn'>;
  readonly uploads: Pick<UploadService, 'add' | 'keep'>;
  readonly reviewHistory: ReviewHistory;
  readonly settlementRun: Pick<SettlementRun, 'bringIn'>;
}

type Size = 'full' | 'small';

/** Who and what a team has, by name. */
interface Known {
  readonly merchantId: string;
  readonly accountIds: ReadonlyMap<string, string>;
  readonly subjectIds: ReadonlyMap<string, string>;
}

/** Only the first team has mini programs. */
const none: ReadonlyMap<string, string> = new Map();

const pastOrderOf = (team: DemoTeam, { basisPoints, ...order }: PlausibleOrder, index: number): PastOrder => {
  const amount = order.unitPrice * order.goodsQuantity;
  const merchantOrderNumber = `${team.numberPrefix}-${String(index + 1).padStart(6, '0')}`;
  return { ...order, amount, merchantOrderNumber, fee: feeOf(amount, basisPoints) };
};

/** What was paid at the counter was paid by one of the codes that hang there. */
const byCode = (order: PastOrder, shopCodeId: string | undefined): PastOrder =>
  order.product === '04' && shopCodeId !== undefined ? { ...order, shopCodeId } : order;

/** Lays out the sandbox: two teams with their people and history, staff, and the people of the phone. */
export const createSeedService = (needs: SeedNeeds) => {
  const { db, clock, accounts, teams, roles, members, staff, certificates, customers, bindings, history } = needs;
  const submissions = createSeedSubmissions(needs);
  const seedProducts = createSeedProducts(needs);

  /** What was done in the team, with the actor who would have done it. */
  const seedLog = async (tx: Tx, team: DemoTeam, { merchantId, accountIds, subjectIds }: Known, now: Date) => {
    const times = timesOf(team.auditEvents, now);
    for (const auditEvent of team.auditEvents) {
      const { by, event, about, changes } = auditEvent;
      const at = times.of(auditEvent);
      const subject = { ...about, id: accountIds.get(about.name) ?? subjectIds.get(about.name) ?? newId(at) };
      const actor = { merchantId, accountId: accountIds.get(by) ?? '' };
      const ip = addressOf[by] ?? '';
      await needs.logs.record(tx, { actor, ip, requestId: newId(at), now: at }, { event, subject, changes });
    }
  };

  /** The team with its roles, its people and who is invited. */
  const seedPeople = async (tx: Tx, team: DemoTeam, passwordHash: string, now: Date) => {
    const { founder, people, former, openRoles, invited } = team;
    const { when, founded } = timesOf(team.auditEvents, now);
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
    const isFirst = team === demoTeams[0];
    const { when } = timesOf(team.auditEvents, now);
    const appletIds = isFirst ? await seedApplets(tx, needs.applets, { merchantId, createdBy: founderId, when }) : none;
    await seedLog(tx, team, { ...known, subjectIds: new Map([...known.subjectIds, ...appletIds]) }, now);
    const seed = demoTeams.indexOf(team) + 1;
    const past = plausibleOrders(now, { seed, ...team.orders[size] });
    const codeIds = isFirst ? await seedProducts.hangUp(tx, merchantId, founderId, now) : [];
    const orders = past.map((one, index) => {
      const order = byCode(pastOrderOf(team, one, index), codeIds[index % 2]);
      // Only the first team has the devices that stand in its orders.
      return isFirst ? order : { ...order, deviceSerial: null };
    });
    await needs.products.activate(tx, merchantId, team.products, now);
    const paid = await history.bringIn(tx, { merchantId }, orders);
    await needs.sandboxRails.bringInSales(tx, paid.map(saleOf));
    const requester = known.accountIds.get('bia_lima');
    const people = { merchantId, requester: requester ?? '', decider: founderId };
    if (requester) {
      const ended = await seedRefunds(
        tx,
        { ...needs.refunds, notices: needs.notices, sandboxRails: needs.sandboxRails },
        { ...people, orders: paid.toReversed(), now },
      );
      await seedWebhooks(tx, needs, { merchantId, ended, now });
    }
    const founder = { id: founderId, name: team.founder.account };
    return { merchantId, number, founderId, founder, name: team.name, appletIds };
  };

  /** Everyone who works for the platform; answers with who decided what was submitted. */
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
    /** Seeds an empty installation; undefined when someone lives here already. */
    seed: async (size: Size): Promise<DemoCredentials | undefined> => {
      if (await teams.areThere(db)) return undefined;
      const passwordHash = await needs.passwords.hash(demoPassword);
      const now = clock.now();
      const pair: KeyPair = await makeDemoCertificate(now, 'loja.cafe.example');
      return transaction(db, async (tx) => {
        await takeTime(tx);
        await letIdle(tx, 10); // Papers are drawn and looked at meanwhile: on a busy machine longer than a request may wait.
        const [coffee, books] = demoTeams;
        const team = await seedTeam(tx, coffee, size, passwordHash);
        const { merchantId, number, founderId } = team;
        const others = await seedTeam(tx, books, size, passwordHash);
        const certificate = { merchantId, name: 'Loja online', pem: pair.certificate, now };
        const { serial } = await certificates.register(tx, certificate);
        const adds = { merchantId, createdBy: founderId, by: team.founder.name, goodsName: team.name, now };
        for (const device of coffeeDevices) await needs.demoDevices.add(tx, { ...device, ...adds });
        await seedRequests(tx, needs.requests, { merchantId, serial, privateKey: pair.privateKey }, now);
        // Someone can log in by QR code at once: the first of the phone is the founder of the first team.
        const [id = '', ...otherIds] = await customers.add(tx, phonePeople);
        await seedCards(tx, needs, [id, ...otherIds], now);
        await seedHolds(tx, needs, { ...team, customerId: id, now });
        for (const one of [team, others]) await needs.settlementRun.bringIn(tx, one.merchantId);
        await bindings.bind(tx, founderId, { id, name: phonePeople[0].name }, now);
        const around = { now, reviewer: await seedStaff(tx, now) };
        await submissions.apply(tx, { ...team, ...certifiedTeams.coffee }, around);
        await seedProducts.apply(tx, team, around);
        const channel = await seedChannels(tx, needs, { merchantId, createdBy: founderId, writers: otherIds, now });
        await seedTemplates(tx, needs, merchantId, now);
        await seedChannelCertification(tx, needs, { ...team, ...around, channel });
        const applets = await publishApplets(tx, needs, team, around);
        await submissions.apply(tx, { ...others, ...certifiedTeams.books }, around);
        await submissions.applyAll(tx, passwordHash, around);
        // In the order of time: the reserve is filled now, withdrawals were asked for some hours ago.
        await seedWithdrawals(tx, needs, { merchantId, applicantId: founderId, now });
        await seedMoney(tx, needs, { merchantId, by: founderId, now });
        return { merchantNumber: number, serial, privateKey: pair.privateKey, applets };
      });
    },
  };
};
export type SeedService = ReturnType<typeof createSeedService>;
