import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { PageQuery, pageOf } from './page.ts';
import { Id, Instant, InstantInput, identifier, inOrder, severalOf } from './scalars.ts';
import { StaffDeedKind } from './staff.ts';

/** One field of a person, before and after; or why it was done. */
export const StaffDeedChange = z.object({
  field: z.enum(['name', 'role', 'reason']),
  before: z.string(),
  after: z.string(),
});
export type StaffDeedChange = z.infer<typeof StaffDeedChange>;

export const StaffDeed = z.object({
  id: Id,
  kind: StaffDeedKind,
  at: Instant,
  /** Who did it, by the name of that day; null for whoever works at the server itself. */
  by: z.nullable(z.object({ staffId: Id, name: z.string() })),
  /** The team it was about. */
  merchant: z.nullable(z.object({ number: z.string(), name: z.string() })),
  /** What of it: a submission, a document, a colleague, by the name of that day. */
  subjectId: z.nullable(Id),
  subjectName: z.string(),
  changes: z.array(StaffDeedChange),
  ip: z.string(),
});
export type StaffDeed = z.infer<typeof StaffDeed>;

const filter = {
  kind: z.optional(severalOf(StaffDeedKind)),
  /** Who did it: one of them. */
  staffId: z.optional(severalOf(Id)),
  /** A merchant number, or part of the name of a merchant, a document or a colleague. */
  search: z.optional(identifier(80)),
  from: z.optional(InstantInput),
  /** Before this instant. */
  to: z.optional(InstantInput),
} as const;
export const StaffDeedFilter = inOrder(z.strictObject(filter));
export type StaffDeedFilter = z.infer<typeof StaffDeedFilter>;

const common = { face: 'console', method: 'GET', access: { staff: 'audit.see' }, refusals: [] } as const;

export const listStaffDeeds = endpoint({
  ...common,
  id: 'staff.deeds',
  path: '/staff/deed',
  summary: 'What staff did, newest first',
  rate: 'read',
  query: inOrder(z.extend(PageQuery, filter)),
  reply: pageOf(StaffDeed),
});

export const exportStaffDeeds = endpoint({
  ...common,
  id: 'staff.exportDeeds',
  path: '/staff/deed/export',
  summary: 'What a filter shows of it, as CSV; that it was taken along is written down',
  rate: 'heavy',
  query: StaffDeedFilter,
  reply: z.string(),
  streams: 'text/csv',
});

export const listStaffDeedPeople = endpoint({
  ...common,
  id: 'staff.deedPeople',
  path: '/staff/deed/people',
  summary: 'Everybody who has done something, for the filter',
  rate: 'read',
  reply: z.object({ list: z.array(z.object({ id: Id, name: z.string() })) }),
});
