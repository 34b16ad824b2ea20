import * as z from 'zod/mini';
import { AppletCategory } from './applet-category.ts';
import { codes } from './codes.ts';
import { endpoint } from './endpoint.ts';
import type { FileRule } from './file-rule.ts';
import { nameLine } from './name-text.ts';
import { PageQuery, pageOf } from './page.ts';
import { ReviewReason } from './review-reasons.ts';
import { Id, Instant, identifier, lines, severalOf, token, Version } from './scalars.ts';
import { ReviewStatus } from './session.ts';
import type { Moves } from './states.ts';

/** What a mini program begins with. */
export const AppletTemplate = codes(['blank', 'shop', 'queue']);
export type AppletTemplate = z.infer<typeof AppletTemplate>;

/** Whether people find it in the chat app. */
export const AppletShelf = codes(['notYet', 'on', 'removalRequested', 'off']);
export type AppletShelf = z.infer<typeof AppletShelf>;
const { notYet, on, removalRequested, off } = AppletShelf.enum;

/** The first publication puts it on the shelf; its team asks to take it off, staff decide, and publishing puts it on again. */
export const appletShelfMoves = {
  [notYet]: [on],
  [on]: [removalRequested],
  [removalRequested]: [on, off],
  [off]: [on],
} as const satisfies Moves<AppletShelf>;

export const appletIconBytesAtMost = 500 * 1024;
/** The icon of a mini program, and the picture of a channel. */
export const iconFile: FileRule = {
  accept: ['image/jpeg', 'image/png', '.jpg', '.jpeg', '.png'],
  bytesAtMost: appletIconBytesAtMost,
};
const iconWrong = { error: 'icon', abort: true } as const;
/** A JPG or PNG in Base64, which takes four characters for three bytes. */
const AppletIcon = z
  .base64(iconWrong)
  .check(z.minLength(4, iconWrong), z.maxLength(Math.ceil(appletIconBytesAtMost / 3) * 4, iconWrong));
/** A picture as a phone takes it is read whole, so that the answer can say which field is too large. */
const bodyBytesAtMost = 8 * 1024 * 1024;

/** Four characters or more: the unique name that people search for. */
export const AppletName = nameLine(100, 4);

const fields = {
  name: AppletName,
  /** Where there is little room. */
  abbreviation: nameLine(20, 4),
  category: AppletCategory,
  /** What people read before they open it. */
  intro: lines(500, 4),
  /** What it does, for those who look at it before it is published. */
  description: z._default(lines(2_000, 0), ''),
} as const;
/** What is entered to make one. */
export const AppletEntry = z.strictObject({ ...fields, template: AppletTemplate, icon: AppletIcon });
export type AppletEntry = z.infer<typeof AppletEntry>;
/** What may be changed of one; the icon stays where none is sent. */
export const AppletChange = z.strictObject({ ...fields, icon: z.optional(AppletIcon), version: Version });
export type AppletChange = z.infer<typeof AppletChange>;

/** A version that is on its way to people. */
export const AppletWaiting = z.object({ number: z.string(), stage: z.enum(['review', 'approved', 'rolling']) });
export type AppletWaiting = z.infer<typeof AppletWaiting>;

/** The version that came back from its review last, with the first thing that is to be corrected. */
export const AppletRejection = z.object({
  number: z.string(),
  /** A file, a field of `app.json` or something that was said of the version; null where only a remark says why. */
  verdict: z.nullable(z.object({ path: z.string(), reason: ReviewReason, note: z.nullable(z.string()) })),
  remark: z.nullable(z.string()),
  /** How many things are to be corrected. */
  verdicts: z.int(),
});
export type AppletRejection = z.infer<typeof AppletRejection>;

/** A mini program as its team sees it. */
export const Applet = z.object({
  id: Id,
  /** What programs know it by; no other gets it, ever. */
  appId: z.string().check(z.regex(/^bl[0-9a-f]{16}$/)),
  name: z.string(),
  abbreviation: z.string(),
  category: AppletCategory,
  intro: z.string(),
  description: z.string(),
  template: AppletTemplate,
  /** Where a browser finds it. */
  icon: z.string(),
  /** Where the review of its last version stands. */
  reviewStatus: ReviewStatus,
  shelf: AppletShelf,
  /** The version that people get; null before the first. */
  onlineNumber: z.nullable(z.string()),
  /** The version that is under review, waits to be published, or goes to a share of people. */
  waiting: z.nullable(AppletWaiting),
  /** Why its last version was rejected; null where it was not. */
  rejection: z.nullable(AppletRejection),
  version: z.int(),
  createdAt: Instant,
  updatedAt: Instant,
});
export type Applet = z.infer<typeof Applet>;

const access = (level: 'read' | 'write') => ({ menu: 'applets.index', level }) as const;
const params = z.object({ id: Id });

/** How the list of mini programs is narrowed. */
export const AppletFilter = z.strictObject({
  /** Part of the name, or the AppID. */
  search: z.optional(identifier(100)),
  reviewStatus: z.optional(severalOf(ReviewStatus)),
  shelf: z.optional(severalOf(AppletShelf)),
});
export type AppletFilter = z.infer<typeof AppletFilter>;

export const listApplets = endpoint({
  id: 'applet.list',
  face: 'admin',
  method: 'GET',
  path: '/applet',
  summary: "The team's mini programs, newest first",
  access: access('read'),
  rate: 'read',
  query: z.extend(PageQuery, AppletFilter.shape),
  reply: pageOf(Applet),
  refusals: [],
});

export const getApplet = endpoint({
  id: 'applet.get',
  face: 'admin',
  method: 'GET',
  path: '/applet/{id}',
  summary: 'One mini program',
  access: access('read'),
  rate: 'read',
  params,
  reply: Applet,
  refusals: ['not_found'],
});

export const checkAppletName = endpoint({
  id: 'applet.checkName',
  face: 'admin',
  method: 'GET',
  path: '/applet/name',
  summary: 'Whether no other mini program has this name, compared without case and width of letters',
  access: access('write'),
  rate: 'read',
  query: z.strictObject({
    name: AppletName,
    /** The mini program that is to have it: its own name is free to it. */
    of: z.optional(Id),
  }),
  reply: z.object({ isFree: z.boolean() }),
  refusals: [],
});

export const createApplet = endpoint({
  id: 'applet.create',
  face: 'admin',
  method: 'POST',
  path: '/applet',
  summary: 'Makes a mini program; the team is certified',
  access: access('write'),
  rate: 'write',
  idempotency: 'optional',
  bodyBytesAtMost,
  body: AppletEntry,
  reply: Applet,
  refusals: ['not_certified', 'applets_full'],
});

export const changeApplet = endpoint({
  id: 'applet.change',
  face: 'admin',
  method: 'PUT',
  path: '/applet/{id}',
  summary: 'Changes what was entered of a mini program',
  access: access('write'),
  rate: 'write',
  bodyBytesAtMost,
  params,
  body: AppletChange,
  reply: Applet,
  refusals: ['not_found', 'changed_elsewhere'],
});

export const readAppletIcon = endpoint({
  id: 'applet.icon',
  face: 'admin',
  method: 'GET',
  path: '/applet/icon/{icon}',
  summary: 'The icon of a mini program',
  access: 'public',
  rate: 'read',
  params: z.object({ icon: token(22) }),
  reply: z.string(),
  refusals: ['not_found'],
  streams: 'image/webp',
  unchanging: true,
});

/** No team has more. */
export const appletsAtMost = 50;
