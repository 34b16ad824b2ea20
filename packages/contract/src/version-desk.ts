import * as z from 'zod/mini';
import { AppletShelf } from './applet.ts';
import { AppletCategory } from './applet-category.ts';
import { endpoint } from './endpoint.ts';
import { Id, Instant, lines } from './scalars.ts';
import { AppletVersion, VersionComparison, VersionDetail } from './version.ts';

/** Whose version it is, and of what. */
const about = {
  applet: z.object({
    id: Id,
    appId: z.string(),
    name: z.string(),
    abbreviation: z.string(),
    category: AppletCategory,
    intro: z.string(),
    description: z.string(),
    /** Where a browser finds it. */
    icon: z.string(),
    shelf: AppletShelf,
  }),
  merchant: z.object({ id: Id, number: z.string(), name: z.string() }),
} as const;

/** A version that was submitted, as staff read it. */
export const DeskVersion = z.extend(z.omit(VersionDetail, { submission: true }), {
  ...about,
  /** What its `app.json` says, value by value, each under the path by which it may be found wrong. */
  manifest: z.array(z.object({ path: z.string(), value: z.string() })),
});
export type DeskVersion = z.infer<typeof DeskVersion>;

/** A version that people get, with its last review: there staff read it, and take it down. */
const DeskStanding = z.extend(AppletVersion, { reviewId: Id });
/** A mini program as staff read it, with what people get of it. */
export const DeskApplet = z.object({
  ...about,
  online: z.nullable(DeskStanding),
  /** What only a share of people gets. */
  rolling: z.nullable(DeskStanding),
});
export type DeskApplet = z.infer<typeof DeskApplet>;

/** Contents of larger files are not sent. */
export const deskFileBytesAtMost = 5_000_000;

/** A file of a version: its text, or its bytes in Base64 where it is none; neither where it is too large. */
export const DeskFile = z.object({
  path: z.string(),
  bytes: z.int(),
  sha256: z.string(),
  text: z.nullable(z.string()),
  /** Of pictures, fonts and sounds. */
  base64: z.nullable(z.string()),
});
export type DeskFile = z.infer<typeof DeskFile>;

const reading = { face: 'console', method: 'GET', access: { staff: 'review.decide' }, rate: 'read' } as const;
const params = z.object({ id: Id });

export const getDeskVersion = endpoint({
  ...reading,
  id: 'version.desk',
  path: '/version/{id}',
  summary: 'A version that was submitted, with its mini program, its merchant and its files',
  params,
  reply: DeskVersion,
  refusals: ['not_found'],
});

/** Minutes that a reviewer's link to a version is good for. */
export const reviewLinkMinutes = 60;

export const showVersionOnPhone = endpoint({
  face: 'console',
  method: 'POST',
  access: { staff: 'review.decide' },
  rate: 'write',
  id: 'version.phone',
  path: '/version/{id}/phone',
  summary: 'A link that opens a version in review on one phone, as long as the reviewer has the review in hand',
  params,
  reply: z.object({ address: z.string(), expiresAt: Instant }),
  refusals: ['not_found', 'state_forbids', 'review_claimed'],
});

export const readDeskFile = endpoint({
  ...reading,
  id: 'version.deskFile',
  path: '/version/{id}/file',
  summary: 'One file of it',
  params,
  query: z.strictObject({
    path: z.string().check(z.regex(/^[^\p{Cc}\p{Cs}]{1,512}$/u, { error: 'unknown', abort: true })),
  }),
  reply: DeskFile,
  refusals: ['not_found'],
});

export const compareDeskVersion = endpoint({
  ...reading,
  id: 'version.deskComparison',
  path: '/version/{id}/comparison',
  summary: 'What differs from the version that is online',
  params,
  reply: VersionComparison,
  refusals: ['not_found'],
});

export const getDeskApplet = endpoint({
  ...reading,
  id: 'version.deskApplet',
  path: '/review/{id}/applet',
  summary: 'The mini program that a request for removal is about, with its merchant and what people get of it',
  params,
  reply: DeskApplet,
  refusals: ['not_found'],
});

export const takeDownVersion = endpoint({
  id: 'version.takeDown',
  face: 'console',
  method: 'POST',
  path: '/version/{id}/takedown',
  summary: 'Takes a version from everybody, for good; its team and who has opened it read why',
  access: { staff: 'review.decide' },
  rate: 'write',
  idempotency: 'optional',
  params,
  body: z.strictObject({ reason: lines(500, 4) }),
  reply: DeskVersion,
  refusals: ['not_found', 'state_forbids'],
});
