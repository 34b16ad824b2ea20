import { addDays, civilDayOf, DEFAULT_ZONE, dayStart } from '@balcao/brazil/dates';
import { type LogChange, type LogEntry, LogEvent } from '@balcao/contract/log';
import type { MenuId, MenuLevel } from '@balcao/contract/menus';

/** Something that was done in a team of the demonstration. */
export interface PastAuditEvent {
  readonly daysAgo: number;
  /** Time of day in São Paulo. */
  readonly at: string;
  /** Who did it, by the name of the account. */
  readonly by: string;
  readonly event: LogEvent;
  readonly about: Pick<LogEntry['subject'], 'kind' | 'name'>;
  readonly changes: readonly LogChange[];
}

type Level = MenuLevel | 'none';
type Levels = Partial<Record<MenuId, readonly [before: Level, after: Level]>>;

const event = LogEvent.enum;
const change = (field: LogChange['field'], before: string | null, after: string | null): LogChange => ({
  field,
  of: null,
  before,
  after,
});
const permissions = (levels: Levels): LogChange[] =>
  Object.entries(levels).map(([of, [before, after]]) => ({ field: 'permission', of, before, after }));

const ofRole = (of: LogEvent, name: string, changes: readonly LogChange[]) => ({
  event: of,
  about: { kind: 'role', name } as const,
  changes,
});
const created = (name: string, levels: Levels) =>
  ofRole(event.roleCreated, name, [change('name', null, name), ...permissions(levels)]);
const permitted = (name: string, levels: Levels) => ofRole(event.roleChanged, name, permissions(levels));
const disabled = (name: string) => ofRole(event.roleDisabled, name, [change('status', '0', '1')]);
const enabled = (name: string) => ofRole(event.roleEnabled, name, [change('status', '1', '0')]);
const deleted = (name: string) => ofRole(event.roleDeleted, name, [change('status', '0', '2')]);

/** An invitation by link has no recipient: its name is empty. */
const invited = (name: string, role: string) => ({
  event: event.invited,
  about: { kind: 'invitation', name } as const,
  changes: [change('invitation', null, 'pending'), change('role', null, role)],
});
const cancelled = (name: string) => ({
  event: event.invited,
  about: { kind: 'invitation', name } as const,
  changes: [change('invitation', 'pending', 'revoked')],
});
const ofMember = (of: LogEvent, name: string, before: string | null, after: string | null) => ({
  event: of,
  about: { kind: 'member', name } as const,
  changes: [change('role', before, after)],
});
const ofApplet = (of: LogEvent, name: string, changes: readonly LogChange[]) => ({
  event: of,
  about: { kind: 'applet', name } as const,
  changes,
});
const appletCreated = (name: string) => ofApplet(event.appletCreated, name, [change('name', null, name)]);

const ana = (
  daysAgo: number,
  at: string,
  auditEvent: Pick<PastAuditEvent, 'event' | 'about' | 'changes'>,
): PastAuditEvent => ({
  daysAgo,
  at,
  by: 'ana_souza',
  ...auditEvent,
});
const joined = (by: string, daysAgo: number, at: string, role: string): PastAuditEvent => ({
  daysAgo,
  at,
  by,
  ...ofMember(event.joined, by, null, role),
});

/** How the team of the coffee roastery came to be what it is: every kind of audit event, oldest first. */
export const coffeeAuditEvents: readonly PastAuditEvent[] = [
  ana(64, '09:12:40', created('Leitura', { 'payment.overview': ['none', 'read'], 'payment.orders': ['none', 'read'] })),
  ana(
    64,
    '09:18:05',
    created('Financeiro', { 'payment.overview': ['none', 'write'], 'payment.orders': ['none', 'read'] }),
  ),
  ana(63, '10:41:22', invited('bia@cafe.example', 'Leitura')),
  joined('bia_lima', 62, '08:55:13', 'Leitura'),
  ana(58, '14:07:51', invited('caio@cafe.example', 'Leitura')),
  joined('caio_reis', 57, '11:20:34', 'Leitura'),
  ana(52, '16:33:09', created('Ferias2025', { 'payment.orders': ['none', 'write'] })),
  ana(52, '16:40:47', invited('', 'Ferias2025')),
  joined('elias_prado', 51, '19:02:18', 'Ferias2025'),
  ana(41, '09:30:26', ofMember(event.memberChanged, 'bia_lima', 'Leitura', 'Financeiro')),
  ana(40, '15:11:58', permitted('Financeiro', { 'payment.orders': ['read', 'write'] })),
  ana(
    33,
    '10:05:44',
    created('Desenvolvimento', { 'payment.orders': ['none', 'read'], 'setting.payment': ['none', 'write'] }),
  ),
  ana(28, '13:48:30', created('Trainee', { 'payment.overview': ['none', 'read'] })),
  ana(20, '17:22:16', permitted('Leitura', { 'setting.payment': ['none', 'read'] })),
  ana(19, '09:40:31', permitted('Leitura', { 'payment.products': ['none', 'read'] })),
  ana(19, '09:41:12', permitted('Financeiro', { 'payment.products': ['none', 'write'] })),
  ana(16, '09:03:52', ofMember(event.memberRemoved, 'elias_prado', 'Ferias2025', null)),
  ana(16, '09:04:37', disabled('Ferias2025')),
  ana(15, '10:22:31', permitted('Financeiro', { 'payment.refunds': ['none', 'write'] })),
  ana(15, '10:23:04', permitted('Leitura', { 'payment.refunds': ['none', 'read'] })),
  ana(14, '11:36:08', disabled('Desenvolvimento')),
  ana(13, '08:47:41', enabled('Desenvolvimento')),
  ana(12, '10:31:47', permitted('Financeiro', { 'payment.dashboard': ['none', 'write'] })),
  ana(12, '10:32:20', permitted('Leitura', { 'payment.dashboard': ['none', 'read'] })),
  ana(12, '10:31:17', permitted('Financeiro', { 'payment.financial': ['none', 'write'] })),
  ana(12, '10:31:52', permitted('Leitura', { 'payment.financial': ['none', 'read'] })),
  ana(12, '11:20:09', appletCreated('Café do Mercado')),
  ana(11, '16:59:23', deleted('Trainee')),
  ana(10, '09:48:21', appletCreated('Barbearia do Mercado')),
  ana(9, '10:14:55', invited('elisa@cafe.example', 'Leitura')),
  ana(8, '14:02:36', appletCreated('Clube do Grão')),
  ana(
    7,
    '09:15:44',
    ofApplet(event.appletChanged, 'Clube do Grão', [change('abbreviation', 'Clube do Grão', 'O Clube')]),
  ),
  ana(6, '15:27:12', invited('', 'Leitura')),
  ana(6, '15:52:49', cancelled('')),
  ana(
    4,
    '09:41:03',
    created('Gerente', {
      'payment.overview': ['none', 'write'],
      'payment.dashboard': ['none', 'write'],
      'payment.orders': ['none', 'write'],
      'payment.products': ['none', 'write'],
      'payment.refunds': ['none', 'write'],
      'payment.financial': ['none', 'write'],
      'setting.team': ['none', 'write'],
    }),
  ),
  ana(2, '14:19:38', invited('davi@cafe.example', 'Financeiro')),
];

/** A time of day in São Paulo, so many days before `now`. */
export const timeBefore = (now: Date, daysAgo: number, at: string): Date => {
  const today = civilDayOf(now.toISOString(), DEFAULT_ZONE);
  const [hours = 0, minutes = 0, seconds = 0] = at.split(':').map(Number);
  const start = Date.parse(dayStart(addDays(today, -daysAgo), DEFAULT_ZONE));
  return new Date(start + ((hours * 60 + minutes) * 60 + seconds) * 1_000);
};

/** When things were done, for someone who lays them out at `now`. */
export const timesOf = (auditEvents: readonly PastAuditEvent[], now: Date) => {
  const atTime = (daysAgo: number, at: string): Date => timeBefore(now, daysAgo, at);
  const of = ({ daysAgo, at }: PastAuditEvent): Date => atTime(daysAgo, at);
  return {
    of,
    /** When someone joined, was invited, or a role was created; `now` where nothing tells of it. */
    when: (kind: LogEvent, name: string): Date => {
      const auditEvent = auditEvents.findLast((one) => one.event === kind && one.about.name === name);
      return auditEvent ? of(auditEvent) : now;
    },
    founded: atTime(400, '09:00:00'),
  };
};

/** Where each of them works: addresses that are set aside for examples. */
export const addressOf: Readonly<Record<string, string>> = {
  ana_souza: '203.0.113.24',
  bia_lima: '198.51.100.61',
  caio_reis: '192.0.2.140',
  elias_prado: '198.51.100.207',
};
