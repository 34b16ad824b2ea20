import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { LogEvent } from './log-event.ts';
import { LogField } from './log-field.ts';
import { PageQuery, pageOf } from './page.ts';
import { Id, Instant, InstantInput, inOrder, severalOf } from './scalars.ts';

export { LogEvent } from './log-event.ts';
export { LogField, moneyFields, severalFields } from './log-field.ts';

/** One field, before and after; null for an empty value. `of` names the menu of a permission, or the manager of a channel. */
export const LogChange = z.object({
  field: LogField,
  of: z.nullable(z.string()),
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
  /** Both are left out: they are of a menu that the reader does not reach. */
  isHidden: z.optional(z.literal(true)),
});
export type LogChange = z.infer<typeof LogChange>;

export const LogEntry = z.object({
  id: Id,
  event: LogEvent,
  at: Instant,
  /** Who did it, by the name of that day; what the product does by itself, it does under its own name, from nowhere. */
  actor: z.object({ id: Id, name: z.string() }),
  /**
   * Whom or what it was done to, by the name of that day: empty for an invitation by link, and for what is of the whole team. What goes
   * by a number (orders, disputes, certificates, files of days) has it as its name, and the id of its team. Empty, too, for where
   * withdrawals go, where the reader does not reach the menu of it.
   */
  subject: z.object({
    kind: z.enum([
      'member',
      'invitation',
      'role',
      'applet',
      'toolKey',
      'channel',
      'messageTemplate',
      'ticket',
      'team',
      'order',
      'dispute',
      'destination',
      'shopCode',
      'certificate',
      'export',
      'dailyFile',
      'webhook',
      'device',
    ]),
    id: Id,
    name: z.string(),
  }),
  changes: z.array(LogChange),
  ip: z.string(),
});
export type LogEntry = z.infer<typeof LogEntry>;

const filter = {
  event: z.optional(severalOf(LogEvent)),
  /** Who did it: one of them. */
  actorId: z.optional(severalOf(Id)),
  from: z.optional(InstantInput),
  /** Before this instant. */
  to: z.optional(InstantInput),
} as const;
export const LogFilter = inOrder(z.strictObject(filter));
export type LogFilter = z.infer<typeof LogFilter>;

const access = { menu: 'setting.team', level: 'read' } as const;

export const listLog = endpoint({
  id: 'log.list',
  face: 'admin',
  method: 'GET',
  path: '/merchant/log',
  summary: 'What was done in the team, newest first',
  access,
  rate: 'read',
  query: inOrder(z.extend(PageQuery, filter)),
  reply: pageOf(LogEntry),
  refusals: [],
});

export const exportLog = endpoint({
  id: 'log.export',
  face: 'admin',
  method: 'GET',
  path: '/merchant/log/export',
  summary: 'The log that a filter shows, as CSV',
  access,
  rate: 'heavy',
  query: LogFilter,
  reply: z.string(),
  refusals: [],
  streams: 'text/csv',
});

export const listLogActors = endpoint({
  id: 'log.actors',
  face: 'admin',
  method: 'GET',
  path: '/merchant/log/actors',
  summary: 'Everybody who stands in the log, for its filter',
  access,
  rate: 'read',
  reply: z.object({ list: z.array(z.object({ id: Id, name: z.string() })) }),
  refusals: [],
});
