import * as z from 'zod/mini';
import { AppletDomainKind } from './applet-domain.ts';
import { codes } from './codes.ts';
import { endpoint } from './endpoint.ts';
import { TemplateTitle } from './message-wording.ts';
import { PageQuery, pageOf } from './page.ts';
import { Submission } from './review.ts';
import { Id, Instant, lines, severalOf, Version } from './scalars.ts';
import { ReviewStatus } from './session.ts';
import type { Moves } from './states.ts';
import { VersionNumber } from './version-number.ts';

/**
 * Where a version of a mini program stands. It is one row that moves: made in `develop`, looked at in `review`, `approved` until it is
 * published, `rolling` while only a share of people gets it, `online` for everyone, `past` after another took its place. The version
 * that testers try is one in `develop` that is marked.
 */
export const VersionStage = codes(['develop', 'review', 'approved', 'rolling', 'online', 'past', 'takenDown']);
export type VersionStage = z.infer<typeof VersionStage>;

/**
 * From review back to `develop` when it is cancelled or rejected; from `rolling` back to `approved` when it is stopped, or to `develop` when
 * the next one is on its way.
 */
export const versionMoves = {
  develop: ['review'],
  review: ['develop', 'approved'],
  approved: ['develop', 'rolling', 'online', 'takenDown'],
  rolling: ['approved', 'develop', 'online', 'takenDown'],
  online: ['past', 'takenDown'],
  past: ['online', 'takenDown'],
  takenDown: [],
} as const satisfies Moves<VersionStage>;

/** Versions in `develop` that a mini program has at most: the oldest is removed by its team to make room. */
export const developVersionsAtMost = 20;
/** Online versions back to which a mini program may go (rule: rollback). */
export const rollbackVersionsAtMost = 5;

/** Where a package came from: dropped in the back office, or sent by the tool. */
export const VersionOrigin = codes(['web', 'tool']);
export type VersionOrigin = z.infer<typeof VersionOrigin>;

/** A version of a mini program. */
export const AppletVersion = z.object({
  id: Id,
  number: z.string(),
  description: z.string(),
  stage: VersionStage,
  /** Where its review stands: in `develop` after a rejection `REJECT`, after a cancellation `REVOKED`. */
  reviewStatus: ReviewStatus,
  /** Testers get this one. */
  isTrial: z.boolean(),
  origin: VersionOrigin,
  /** From which machine the tool sent it, as its upload key was called that day; null where the tool did not. */
  machine: z.nullable(z.string()),
  files: z.int(),
  /** Unpacked, all files together. */
  bytes: z.int(),
  /** Who made it, by the name of that day. */
  developer: z.string(),
  createdAt: Instant,
  submittedAt: z.nullable(Instant),
  /** When it was approved or rejected last. */
  decidedAt: z.nullable(Instant),
  /** Who published it last, by the name of that day. */
  publisher: z.nullable(z.string()),
  publishedAt: z.nullable(Instant),
  takenDownAt: z.nullable(Instant),
  /** What the staff wrote when they took it down; its team and its users read it. */
  takenDownReason: z.nullable(z.string()),
  version: z.int(),
});
export type AppletVersion = z.infer<typeof AppletVersion>;

export const VersionFile = z.object({ path: z.string(), bytes: z.int(), sha256: z.string() });
export type VersionFile = z.infer<typeof VersionFile>;

export const VersionDetail = z.extend(AppletVersion, {
  pages: z.array(z.string()),
  permissions: z.array(z.string()),
  /** Version of the tool that exported the package. */
  toolVersion: z.string(),
  list: z.array(VersionFile),
  /** The last time it was submitted, with what the reviewer says; null before the first. */
  submission: z.nullable(Submission),
});
export type VersionDetail = z.infer<typeof VersionDetail>;

const nullable = z.nullable(AppletVersion);
/** The versions that matter now, in one picture. */
export const VersionBoard = z.object({
  /** The newest of those in `develop`. */
  develop: nullable,
  trial: nullable,
  /** In review, or approved and not yet published. */
  review: nullable,
  rolling: nullable,
  online: nullable,
  /** Those that a rollback may choose, the newest first. */
  rollbackTo: z.array(AppletVersion),
  /** Why a rollback is not possible now, or null: no earlier version, rolled back already, or a release is under way. */
  rollbackBlocked: z.nullable(z.enum(['nothing', 'rolledBack', 'releasing'])),
  /** The next number that may be given. */
  nextNumber: z.string(),
  /** What the code for testers says: it opens the trial version in the chat app. */
  trialUrl: z.string(),
});
export type VersionBoard = z.infer<typeof VersionBoard>;

const access = (level: 'read' | 'write') => ({ menu: 'applets.index', level }) as const;
const params = z.object({ id: Id });
const versionParams = z.object({ id: Id, versionId: Id });
const reading = { face: 'admin', method: 'GET', access: access('read'), rate: 'read' } as const;
const writing = { face: 'admin', access: access('write'), rate: 'write' } as const;

/** How the list of versions is narrowed. */
export const VersionFilter = z.strictObject({ stage: z.optional(severalOf(VersionStage)) });
export type VersionFilter = z.infer<typeof VersionFilter>;

export const listVersions = endpoint({
  ...reading,
  id: 'version.list',
  path: '/applet/{id}/version',
  summary: 'The versions of a mini program, newest first',
  params,
  query: z.extend(PageQuery, VersionFilter.shape),
  reply: pageOf(AppletVersion),
  refusals: ['not_found'],
});

export const readVersionBoard = endpoint({
  ...reading,
  id: 'version.board',
  path: '/applet/{id}/version/board',
  summary: 'The versions of a mini program that matter now',
  params,
  reply: VersionBoard,
  refusals: ['not_found'],
});

export const getVersion = endpoint({
  ...reading,
  id: 'version.get',
  path: '/applet/{id}/version/{versionId}',
  summary: 'One version with its files and its review',
  params: versionParams,
  reply: VersionDetail,
  refusals: ['not_found'],
});

const ComparedFile = z.object({ path: z.string(), bytes: z.int() });
const Domain = z.object({ kind: AppletDomainKind, domain: z.string() });
/** What differs between two versions. */
export const VersionComparison = z.object({
  /** The one that it is compared with: the online one, where none is named; null where there is none. */
  against: z.nullable(z.object({ id: Id, number: z.string() })),
  added: z.array(ComparedFile),
  removed: z.array(ComparedFile),
  /** `patch` is a unified one; null where the file is no text, or too much of it differs to be read. */
  changed: z.array(z.extend(ComparedFile, { bytesBefore: z.int(), patch: z.nullable(z.string()) })),
  permissions: z.object({ added: z.array(z.string()), removed: z.array(z.string()) }),
  /** What was changed of the legal domains since that one was published. */
  domains: z.object({ added: z.array(Domain), removed: z.array(Domain) }),
  /** Subscribe messages that came and went since then. */
  messages: z.object({ added: z.array(TemplateTitle), removed: z.array(TemplateTitle) }),
});
export type VersionComparison = z.infer<typeof VersionComparison>;

export const compareVersion = endpoint({
  ...reading,
  id: 'version.compare',
  path: '/applet/{id}/version/{versionId}/comparison',
  summary: 'What differs from another version, or from the online one',
  params: versionParams,
  query: z.strictObject({ against: z.optional(Id) }),
  reply: VersionComparison,
  refusals: ['not_found'],
});

const Description = lines(2_000, 1);

export const createVersion = endpoint({
  ...writing,
  id: 'version.create',
  method: 'POST',
  path: '/applet/{id}/version',
  summary: 'Makes a version of a package that was uploaded',
  idempotency: 'optional',
  params,
  body: z.strictObject({
    /** An upload of a package that is whole. */
    uploadId: Id,
    number: VersionNumber,
    description: Description,
  }),
  reply: AppletVersion,
  refusals: ['not_found', 'package_refused', 'file_is_apk', 'versions_full'],
});

export const describeVersion = endpoint({
  ...writing,
  id: 'version.describe',
  method: 'PUT',
  path: '/applet/{id}/version/{versionId}',
  summary: 'Changes the description of a version that was not submitted',
  params: versionParams,
  body: z.strictObject({ description: Description, version: Version }),
  reply: AppletVersion,
  refusals: ['not_found', 'state_forbids', 'changed_elsewhere'],
});

export const removeVersion = endpoint({
  ...writing,
  id: 'version.remove',
  method: 'DELETE',
  path: '/applet/{id}/version/{versionId}',
  summary: 'Removes a version in development; its number stays taken',
  params: versionParams,
  reply: z.null(),
  refusals: ['not_found', 'state_forbids'],
});

export const startTrial = endpoint({
  ...writing,
  id: 'version.startTrial',
  method: 'POST',
  path: '/applet/{id}/version/{versionId}/trial',
  summary: 'Gives a version in development to the testers, in place of the one before',
  params: versionParams,
  reply: AppletVersion,
  refusals: ['not_found', 'state_forbids'],
});

export const endTrial = endpoint({
  ...writing,
  id: 'version.endTrial',
  method: 'DELETE',
  path: '/applet/{id}/version/{versionId}/trial',
  summary: 'Takes the trial version from the testers',
  params: versionParams,
  reply: AppletVersion,
  refusals: ['not_found', 'state_forbids'],
});
