import * as z from 'zod/mini';
import { AuditEventKind } from './audit-event-kind.ts';
import { endpoint } from './endpoint.ts';
import { PageQuery, pageOf } from './page.ts';
import { Id, Instant, InstantInput, identifier, inOrder, severalOf } from './scalars.ts';

/** One field of a person, before and after; or why it was done. */
export const AuditEventChange = z.object({
  field: z.enum(['name', 'role', 'reason', 'assignee']),
  before: z.string(),
  after: z.string(),
});
export type AuditEventChange = z.infer<typeof AuditEventChange>;

export const AuditEvent = z.object({
  id: Id,
  kind: AuditEventKind,
  at: Instant,
  /** Who did it, by the name of that day; null for commands on the server itself. */
  by: z.nullable(z.object({ staffId: Id, name: z.string() })),
  /** The team it was about. */
  merchant: z.nullable(z.object({ number: z.string(), name: z.string() })),
  /** What of it: a submission, a document, a colleague, by the name of that day. */
  subjectId: z.nullable(Id),
  subjectName: z.string(),
  changes: z.array(AuditEventChange),
  ip: z.string(),
});
export type AuditEvent = z.infer<typeof AuditEvent>;

const filter = {
  kind: z.optional(severalOf(AuditEventKind)),
  /** Who did it: one of them. */
  staffId: z.optional(severalOf(Id)),
  /** A merchant number, or part of the name of a merchant, a document or a colleague. */
  search: z.optional(identifier(80)),
  from: z.optional(InstantInput),
  /** Before this instant. */
  to: z.optional(InstantInput),
} as const;
export const AuditEventFilter = inOrder(z.strictObject(filter));
export type AuditEventFilter = z.infer<typeof AuditEventFilter>;

const common = { face: 'console', method: 'GET', access: { staff: 'audit.see' }, refusals: [] } as const;

export const listAuditEvents = endpoint({
  ...common,
  id: 'staff.auditEvents',
  path: '/staff/audit-event',
  summary: 'What staff did, newest first',
  rate: 'read',
  query: inOrder(z.extend(PageQuery, filter)),
  reply: pageOf(AuditEvent),
});

export const exportAuditEvents = endpoint({
  ...common,
  id: 'staff.exportAuditEvents',
  path: '/staff/audit-event/export',
  summary: 'What a filter shows of it, as CSV; that it was taken along is written down',
  rate: 'heavy',
  query: AuditEventFilter,
  reply: z.string(),
  streams: 'text/csv',
});

export const listAuditEventPeople = endpoint({
  ...common,
  id: 'staff.auditEventPeople',
  path: '/staff/audit-event/people',
  summary: 'Everybody who has done something, for the filter',
  rate: 'read',
  reply: z.object({ list: z.array(z.object({ id: Id, name: z.string() })) }),
});
