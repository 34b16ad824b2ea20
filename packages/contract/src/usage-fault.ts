import * as z from 'zod/mini';
import { codes } from './codes.ts';
import { endpoint } from './endpoint.ts';
import { PageQuery, pageOf } from './page.ts';
import { Id, Instant, identifier, whole } from './scalars.ts';
import { UsageSpan } from './usage-span.ts';

/** The kind of fault: an uncaught error, a rejected promise, or a violation of the frame's content policy. */
export const UsageFaultKind = codes(['error', 'rejection', 'policy']);
export type UsageFaultKind = z.infer<typeof UsageFaultKind>;

/** Errors that one opening reports at most. */
export const usageFaultsAnOpening = 20;
/** Errors of a mini program that are listed at most: of more, the rarest give way. */
export const usageFaultsAtMost = 200;
/** Characters of a message that are kept. */
export const faultMessageAtMost = 300;

const linesAtMost = 10_000_000;

/** An error as the frame reports it; its place counts only where the version has it. */
export const UsageFaultReport = z.strictObject({
  kind: UsageFaultKind,
  message: identifier(faultMessageAtMost),
  /** The page that was shown. */
  page: z.nullable(identifier(255)),
  file: z.nullable(identifier(255)),
  /** From 1; 0 where it is not known. */
  line: whole(0, linesAtMost),
  column: whole(0, linesAtMost),
});
export type UsageFaultReport = z.infer<typeof UsageFaultReport>;

/** Errors with one message at one place. */
export const UsageFault = z.object({
  id: Id,
  kind: UsageFaultKind,
  /** Without numbers, addresses and what stood in quotes: those may be of a person. */
  message: z.string(),
  /** A file of the package; null where only the page is known. */
  file: z.nullable(z.string()),
  line: z.nullable(z.int()),
  column: z.nullable(z.int()),
  page: z.nullable(z.string()),
  /** Openings that had it, by day of the span, oldest first. */
  days: z.array(z.int()),
  /** Their sum. */
  count: z.int(),
  /** The version in which it began: the lowest one that reported it. */
  firstNumber: z.string(),
  firstAt: Instant,
  lastNumber: z.string(),
  lastAt: Instant,
});
export type UsageFault = z.infer<typeof UsageFault>;

export const listUsageFaults = endpoint({
  id: 'usageFault.list',
  face: 'admin',
  method: 'GET',
  path: '/applet/{id}/usage/fault',
  summary: 'The errors of a mini program in the last days, the last one first, with the version in which each began',
  access: { menu: 'applets.index', level: 'read' },
  rate: 'read',
  params: z.object({ id: Id }),
  query: z.extend(PageQuery, { span: z.optional(UsageSpan) }),
  reply: pageOf(UsageFault),
  refusals: ['not_found'],
});
