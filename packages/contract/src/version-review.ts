import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Id, lines } from './scalars.ts';
import { VersionDetail } from './version.ts';

const shared = {
  face: 'admin',
  method: 'POST',
  access: { menu: 'applets.index', level: 'write' },
  rate: 'write',
  params: z.object({ id: Id, versionId: Id }),
  reply: VersionDetail,
} as const;

/** What the reviewer needs to know. */
export const VersionSubmission = z.strictObject({
  /** What is new, and where to look at it. */
  lookAt: lines(1_000, 4),
  /** How to get in where the mini program asks for an account; empty where it asks for none. */
  testAccount: z._default(lines(500, 0), ''),
});
export type VersionSubmission = z.infer<typeof VersionSubmission>;

export const submitVersion = endpoint({
  ...shared,
  id: 'version.submit',
  path: '/applet/{id}/version/{versionId}/submit',
  summary: 'Submits a version for review; one of a mini program at a time',
  idempotency: 'optional',
  body: VersionSubmission,
  refusals: ['not_found', 'not_certified', 'state_forbids', 'version_in_review'],
});

export const cancelVersion = endpoint({
  ...shared,
  id: 'version.cancel',
  path: '/applet/{id}/version/{versionId}/cancel',
  summary: 'Takes a version back from review, or gives up one that was approved and not published',
  refusals: ['not_found', 'state_forbids'],
});
