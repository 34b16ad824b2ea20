import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { openingHours } from './opening.ts';
import { CivilDay, Id, identifier, whole } from './scalars.ts';
import { UsageFaultReport, usageFaultsAnOpening } from './usage-fault.ts';
import { UsageSpan } from './usage-span.ts';

/** Seconds in the foreground that one opening counts at most. */
export const usageSecondsAtMost = 4 * 3_600;
/** Pages that one opening counts at most. */
export const usageViewsAtMost = 500;
const pagesAtMost = 200;

/** Running totals of one opening, so that a report that is lost or sent twice changes nothing. */
export const UsageReport = z.strictObject({
  /** In the foreground. */
  seconds: whole(0, openingHours * 3_600),
  pages: z
    .array(
      z.strictObject({
        page: identifier(255),
        views: whole(1, usageViewsAtMost),
        /** In the foreground, of all its views. */
        seconds: z._default(whole(0, openingHours * 3_600), 0),
      }),
    )
    .check(z.maxLength(pagesAtMost)),
  /** All of them in the order in which they happened, each once. */
  faults: z.array(UsageFaultReport).check(z.maxLength(usageFaultsAnOpening)),
});
export type UsageReport = z.infer<typeof UsageReport>;

/** How often a page was shown, and for how many seconds of all its views. */
export const UsagePage = z.object({ page: z.string(), views: z.int(), seconds: z.int() });
export type UsagePage = z.infer<typeof UsagePage>;

/** How a mini program was used on a day of São Paulo. */
export const UsageDay = z.object({
  day: CivilDay,
  opens: z.int(),
  /** Distinct on this day. */
  people: z.int(),
  /** In the foreground, of all openings. */
  seconds: z.int(),
  /** Openings with an error. */
  faulty: z.int(),
});
export type UsageDay = z.infer<typeof UsageDay>;

/** How often a version was opened, and in how many of these openings there was an error. */
export const UsageVersion = z.object({ versionId: Id, number: z.string(), opens: z.int(), faulty: z.int() });
export type UsageVersion = z.infer<typeof UsageVersion>;

export const Usage = z.object({
  /** Each day of the span, oldest first. */
  days: z.array(UsageDay),
  /** The pages that were shown, the most frequent first. */
  pages: z.array(UsagePage),
  /** The versions that were opened, the highest first. */
  versions: z.array(UsageVersion),
});
export type Usage = z.infer<typeof Usage>;

export const reportUsage = endpoint({
  id: 'usage.report',
  face: 'app',
  method: 'PUT',
  path: '/opening/{id}/usage',
  summary: 'What the phone counts while a mini program is open; only openings of published versions are counted',
  access: 'customer',
  rate: 'write',
  params: z.object({ id: Id }),
  body: UsageReport,
  reply: z.null(),
  refusals: ['not_found'],
});

export const readUsage = endpoint({
  id: 'usage.read',
  face: 'admin',
  method: 'GET',
  path: '/applet/{id}/usage',
  summary: 'How a mini program was used in the last days: openings, people, time, pages and versions',
  access: { menu: 'applets.index', level: 'read' },
  rate: 'read',
  params: z.object({ id: Id }),
  query: z.strictObject({ span: z.optional(UsageSpan) }),
  reply: Usage,
  refusals: ['not_found'],
});
