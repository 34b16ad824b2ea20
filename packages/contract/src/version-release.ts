import * as z from 'zod/mini';
import { codes } from './codes.ts';
import { endpoint } from './endpoint.ts';
import { PageQuery, pageOf } from './page.ts';
import { Id, Instant, InstantInput } from './scalars.ts';
import type { Moves } from './states.ts';

/** A version that is published, or an earlier one that is put back. */
export const ReleaseKind = codes(['publish', 'rollback']);
export type ReleaseKind = z.infer<typeof ReleaseKind>;

/** `scheduled` for a time to come; `rolling` to a share of people; `done`: for everyone; `stopped` before it was; `cancelled` before it began. */
export const ReleaseState = codes(['scheduled', 'rolling', 'done', 'stopped', 'cancelled']);
export type ReleaseState = z.infer<typeof ReleaseState>;

export const releaseMoves = {
  scheduled: ['rolling', 'done', 'cancelled'],
  rolling: ['rolling', 'done', 'stopped'],
  done: [],
  stopped: [],
  cancelled: [],
} as const satisfies Moves<ReleaseState>;

/** The share of a version that all people get, in percent. */
export const fullShare = 100;
/** Percent of people who get a version; the same people stay in it when the share grows. */
export const releaseShares = [5, 20, 50, 100] as const;
export const ReleaseShare = z.union([z.literal(5), z.literal(20), z.literal(50), z.literal(100)]);

export const Release = z.object({
  id: Id,
  kind: ReleaseKind,
  state: ReleaseState,
  versionId: Id,
  number: z.string(),
  /** The one that was online before; null for the first. */
  formerNumber: z.nullable(z.string()),
  share: z.int(),
  /** Who did it, by the name of that day. */
  publisher: z.string(),
  createdAt: Instant,
  /** When it begins or began. */
  startsAt: Instant,
  endedAt: z.nullable(Instant),
});
export type Release = z.infer<typeof Release>;

const access = (level: 'read' | 'write') => ({ menu: 'applets.index', level }) as const;
const writing = { face: 'admin', method: 'POST', access: access('write'), rate: 'write', reply: Release } as const;
const versionParams = z.object({ id: Id, versionId: Id });
const releaseParams = z.object({ id: Id, releaseId: Id });

export const listReleases = endpoint({
  id: 'release.list',
  face: 'admin',
  method: 'GET',
  path: '/applet/{id}/release',
  summary: 'What was published and rolled back, newest first',
  access: access('read'),
  rate: 'read',
  params: z.object({ id: Id }),
  query: PageQuery,
  reply: pageOf(Release),
  refusals: ['not_found'],
});

export const publishVersion = endpoint({
  ...writing,
  id: 'release.publish',
  path: '/applet/{id}/version/{versionId}/publish',
  summary: 'Publishes an approved version, now or at a time, to all or to a share of people',
  idempotency: 'optional',
  params: versionParams,
  body: z.strictObject({
    share: ReleaseShare,
    /** Null for now; at most 30 days ahead. */
    at: z.nullable(InstantInput),
  }),
  refusals: ['not_found', 'not_certified', 'state_forbids', 'release_under_way'],
});

export const advanceRelease = endpoint({
  ...writing,
  id: 'release.advance',
  path: '/applet/{id}/release/{releaseId}/advance',
  summary: 'Gives a version that is rolling out to a larger share of people, or to all',
  params: releaseParams,
  body: z.strictObject({ share: ReleaseShare }),
  refusals: ['not_found', 'state_forbids'],
});

export const stopRelease = endpoint({
  ...writing,
  id: 'release.stop',
  path: '/applet/{id}/release/{releaseId}/stop',
  summary: 'Ends a release before it is for everybody: all get the version that was online before',
  params: releaseParams,
  refusals: ['not_found', 'state_forbids'],
});

export const rollBackVersion = endpoint({
  ...writing,
  id: 'release.rollBack',
  path: '/applet/{id}/version/{versionId}/rollback',
  summary: 'Puts one of the last online versions back for everybody; not twice in a row for one release',
  idempotency: 'optional',
  params: versionParams,
  refusals: ['not_found', 'state_forbids', 'release_under_way', 'rolled_back_already'],
});
