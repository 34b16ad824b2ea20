import type { MenuId, MenuLevel } from '@balcao/contract/menus';
import type { PaymentProduct } from '@balcao/contract/order';
import { RoleStatus } from '@balcao/contract/role';
import type { StaffRole } from '@balcao/contract/staff';
import { coffeeAuditEvents, type PastAuditEvent } from './seed-audit-events.ts';

/** One password for everyone of the demonstration; the start prints it. */
export const demoPassword = 'Balcao#2026';

export interface DemoPerson {
  readonly email: string;
  readonly account: string;
}
export interface DemoRole {
  readonly name: string;
  readonly permissions: readonly { menuId: MenuId; permissionLevel: MenuLevel }[];
  readonly status?: RoleStatus;
}
export interface DemoMember extends DemoPerson {
  readonly role: DemoRole;
}
export interface DemoTeam {
  readonly name: string;
  readonly numberPrefix: string;
  /** The payment products that it uses. */
  readonly products: readonly PaymentProduct[];
  /** Made the team, and is its super admin. */
  readonly founder: DemoPerson;
  readonly people: readonly DemoMember[];
  /** Roles without members yet. */
  readonly openRoles: readonly DemoRole[];
  /** Who is invited and has not answered yet: the log says since when; after seven days an invitation has expired. */
  readonly invited: readonly { readonly email: string; readonly role: string }[];
  /** Who worked here and does no more. */
  readonly former: readonly DemoPerson[];
  /** What was done in the team so far, oldest first; who joined when, and since when there is a role. */
  readonly auditEvents: readonly PastAuditEvent[];
  /** Orders of the full and of the small sandbox, and over how many days. */
  readonly orders: Readonly<Record<'full' | 'small', { readonly count: number; readonly days: number }>>;
}

/** The team that the demonstration shows: a coffee roastery with a shop, an online store and a subscription. */
const coffee: DemoTeam = {
  name: 'Café do Mercado',
  numberPrefix: 'CM',
  products: ['02', '03', '04', '11', '53', '54', '99'],
  founder: { email: 'ana@cafe.example', account: 'ana_souza' },
  people: [
    {
      email: 'bia@cafe.example',
      account: 'bia_lima',
      role: {
        name: 'Financeiro',
        permissions: [
          { menuId: 'payment.overview', permissionLevel: 'write' },
          { menuId: 'payment.dashboard', permissionLevel: 'write' },
          { menuId: 'payment.orders', permissionLevel: 'write' },
          { menuId: 'payment.products', permissionLevel: 'write' },
          { menuId: 'payment.refunds', permissionLevel: 'write' },
          { menuId: 'payment.financial', permissionLevel: 'write' },
        ],
      },
    },
    {
      email: 'caio@cafe.example',
      account: 'caio_reis',
      role: {
        name: 'Leitura',
        permissions: [
          { menuId: 'payment.overview', permissionLevel: 'read' },
          { menuId: 'payment.dashboard', permissionLevel: 'read' },
          { menuId: 'payment.orders', permissionLevel: 'read' },
          { menuId: 'payment.products', permissionLevel: 'read' },
          { menuId: 'payment.refunds', permissionLevel: 'read' },
          { menuId: 'payment.financial', permissionLevel: 'read' },
          { menuId: 'setting.payment', permissionLevel: 'read' },
        ],
      },
    },
  ],
  openRoles: [
    {
      name: 'Gerente',
      permissions: [
        { menuId: 'payment.overview', permissionLevel: 'write' },
        { menuId: 'payment.dashboard', permissionLevel: 'write' },
        { menuId: 'payment.orders', permissionLevel: 'write' },
        { menuId: 'payment.products', permissionLevel: 'write' },
        { menuId: 'payment.refunds', permissionLevel: 'write' },
        { menuId: 'payment.financial', permissionLevel: 'write' },
        { menuId: 'setting.team', permissionLevel: 'write' },
      ],
    },
    {
      name: 'Desenvolvimento',
      permissions: [
        { menuId: 'payment.orders', permissionLevel: 'read' },
        { menuId: 'setting.payment', permissionLevel: 'write' },
      ],
    },
    {
      name: 'Ferias2025',
      permissions: [{ menuId: 'payment.orders', permissionLevel: 'write' }],
      status: RoleStatus.enum.disabled,
    },
  ],
  invited: [
    { email: 'davi@cafe.example', role: 'Financeiro' },
    { email: 'elisa@cafe.example', role: 'Leitura' },
  ],
  former: [{ email: 'elias@cafe.example', account: 'elias_prado' }],
  auditEvents: coffeeAuditEvents,
  orders: { full: { count: 12_000, days: 365 }, small: { count: 400, days: 80 } },
};

/** Another team, whose people must never see anything of the first. */
const books: DemoTeam = {
  name: 'Livraria Aurora',
  numberPrefix: 'LA',
  products: ['03', '04'],
  founder: { email: 'dora@livraria.example', account: 'dora_alves' },
  people: [],
  openRoles: [],
  invited: [],
  former: [],
  auditEvents: [],
  orders: { full: { count: 240, days: 90 }, small: { count: 40, days: 60 } },
};

export const demoTeams: readonly [DemoTeam, DemoTeam] = [coffee, books];

export const demoStaff: readonly { readonly email: string; readonly name: string; readonly role: StaffRole }[] = [
  { email: 'rita@balcao.example', name: 'Rita Campos', role: 'reviewer' },
  { email: 'rui@balcao.example', name: 'Rui Tavares', role: 'reviewer' },
  { email: 'fabio@balcao.example', name: 'Fábio Nunes', role: 'finance' },
  { email: 'helena@balcao.example', name: 'Helena Duarte', role: 'finance' },
  { email: 'sara@balcao.example', name: 'Sara Melo', role: 'support' },
  { email: 'igor@balcao.example', name: 'Igor Prado', role: 'admin' },
];

/**
 * Users of the phone; balances in centavos. Bruna's chat account is bound to the founder of the coffee roastery; the others are not bound, and the
 * last has no wallet yet.
 */
export const phonePeople = [
  { name: 'Bruna Carvalho', phone: '+5511987654321', pin: '135790', balance: 2_000_000, cpf: '52998224725' },
  { name: 'Rafael Monteiro', phone: '+5521998877665', pin: '246801', balance: 80_000 },
  { name: 'Luísa Figueiredo', phone: '+5531976543210', pin: '112358', balance: 1_500 },
  { name: 'Otávio Prates', phone: '+5551965432109', pin: '314159', balance: 0, wallet: false },
] as const;
