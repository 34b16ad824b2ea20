import * as z from 'zod/mini';
import { AppletCategory } from './applet-category.ts';
import { codes } from './codes.ts';
import { endpoint } from './endpoint.ts';
import { Id, Instant, identifier, token } from './scalars.ts';

/** A mini program as people find it in the chat app. */
export const FoundApplet = z.object({
  appId: z.string(),
  name: z.string(),
  abbreviation: z.string(),
  category: AppletCategory,
  intro: z.string(),
  /** Where a browser finds it. */
  icon: z.string(),
});
export type FoundApplet = z.infer<typeof FoundApplet>;

/** What a mini program may ask people for. */
export const AppletPermission = codes(['profile', 'phone', 'address', 'location', 'camera', 'payment', 'notification']);
export type AppletPermission = z.infer<typeof AppletPermission>;

/** What someone answered when they were asked for a permission; of what was never asked there is no entry. */
export const AppletGrant = z.object({ permission: AppletPermission, isGranted: z.boolean() });
export type AppletGrant = z.infer<typeof AppletGrant>;

/** What is open and is no version that people get: what a developer works on, or a version in review. */
export const OpeningDraft = codes(['preview', 'review']);
export type OpeningDraft = z.infer<typeof OpeningDraft>;

/** A mini program that someone has open. It stays on one version, even if another is published meanwhile. */
export const Opening = z.object({
  id: Id,
  /** The first page, on a host of its own. */
  url: z.string(),
  applet: FoundApplet,
  number: z.string(),
  isTrial: z.boolean(),
  draft: z.nullable(OpeningDraft),
  window: z.object({
    title: z.nullable(z.string()),
    barColor: z.nullable(z.string()),
    barText: z.nullable(z.enum(['light', 'dark'])),
    background: z.nullable(z.string()),
  }),
  pages: z.array(z.string()),
  /** What its `app.json` asks for. */
  permissions: z.array(AppletPermission),
  grants: z.array(AppletGrant),
  expiresAt: Instant,
});
export type Opening = z.infer<typeof Opening>;

/** Why a mini program cannot be opened: no version is online, its team took it from the shelf, or staff took it down. */
export const ClosedBecause = z.enum([
  'notPublished',
  'removed',
  'takenDown',
  'notTester',
  'previewOver',
  'previewFaulty',
  'reviewOver',
]);
export type ClosedBecause = z.infer<typeof ClosedBecause>;

/** Hours that an opening is good for. */
export const openingHours = 12;
/** The number of recently opened mini programs that a person is shown. */
export const recentAtMost = 12;
/** Mini programs that a search shows. */
export const foundAtMost = 20;

const ofCustomer = { face: 'app', access: 'customer' } as const;
const appletParams = z.object({
  appId: z.string().check(z.regex(/^bl[0-9a-f]{16}$/, { error: 'token', abort: true })),
});
const openingParams = z.object({ id: Id });

export const searchApplets = endpoint({
  ...ofCustomer,
  id: 'opening.search',
  method: 'GET',
  path: '/applet',
  summary: 'Mini programs on the shelf whose name has these words; without words the newest',
  rate: 'read',
  query: z.strictObject({ search: z.optional(identifier(100, 0)) }),
  reply: z.object({ list: z.array(FoundApplet) }),
  refusals: [],
});

export const recentApplets = endpoint({
  ...ofCustomer,
  id: 'opening.recent',
  method: 'GET',
  path: '/applet/recent',
  summary: 'Mini programs that the customer had open, the last one first',
  rate: 'read',
  reply: z.object({ list: z.array(FoundApplet) }),
  refusals: [],
});

export const openApplet = endpoint({
  ...ofCustomer,
  id: 'opening.open',
  method: 'POST',
  path: '/applet/{appId}/open',
  summary: 'Opens a mini program: the version that this customer gets, or the trial version for one of its testers',
  rate: 'write',
  params: appletParams,
  body: z.strictObject({
    isTrial: z._default(z.boolean(), false),
    /** What a developer works on, by the link of their tool. */
    preview: z.optional(Id),
    /** A version in review, by the reviewer's link. */
    review: z.optional(token(43)),
  }),
  /** Exactly one of the two. */
  reply: z.object({
    opening: z.nullable(Opening),
    closed: z.nullable(z.object({ because: ClosedBecause, name: z.string(), reason: z.nullable(z.string()) })),
  }),
  refusals: ['not_found'],
});

export const logInToApplet = endpoint({
  ...ofCustomer,
  id: 'opening.login',
  method: 'POST',
  path: '/opening/{id}/login',
  summary:
    'A code that the server of the mini program exchanges, once and within five minutes, for an id of the person',
  rate: 'write',
  params: openingParams,
  reply: z.object({ code: z.string(), expiresAt: Instant }),
  refusals: ['not_found'],
});

export const grantPermission = endpoint({
  ...ofCustomer,
  id: 'opening.grant',
  method: 'PUT',
  path: '/opening/{id}/grant',
  summary: 'Keeps what the customer answered when a mini program asked for something; it can be changed at any time',
  rate: 'write',
  params: openingParams,
  body: AppletGrant,
  reply: z.object({ grants: z.array(AppletGrant) }),
  refusals: ['not_found', 'permission_undeclared'],
});

export const readProfile = endpoint({
  ...ofCustomer,
  id: 'opening.profile',
  method: 'GET',
  path: '/opening/{id}/profile',
  summary: 'What a mini program learns of a person who allowed it: the first name',
  rate: 'read',
  params: openingParams,
  reply: z.object({ name: z.string() }),
  refusals: ['not_found', 'permission_not_granted'],
});

export const readPhoneNumber = endpoint({
  ...ofCustomer,
  id: 'opening.phoneNumber',
  method: 'GET',
  path: '/opening/{id}/phone',
  summary: 'What a mini program learns of a person who allowed it: the telephone of their chat account',
  rate: 'read',
  params: openingParams,
  reply: z.object({ phone: z.string() }),
  refusals: ['not_found', 'permission_not_granted'],
});
