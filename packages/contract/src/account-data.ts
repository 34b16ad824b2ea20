import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { OwnSubmission } from './own-submission.ts';
import { OwnSupportRequest } from './own-support-request.ts';
import { Id, Instant } from './scalars.ts';

/** Everything that is kept about the person, for them to take along (rule: own-data): `data.json` of the download. No secret is in it. */
export const AccountData = z.object({
  account: z.object({
    id: Id,
    account: z.string(),
    email: z.string(),
    /** Of mails to the person. */
    language: z.string(),
    createdAt: Instant,
    /** WebP as base64, or null. */
    picture: z.nullable(z.base64()),
  }),
  chatAccount: z.nullable(z.object({ name: z.string(), boundAt: Instant })),
  twoFactor: z.object({ enabled: z.boolean(), enabledAt: z.nullable(Instant), recoveryCodesLeft: z.int() }),
  passkeys: z.array(z.object({ name: z.string(), createdAt: Instant, lastUsedAt: z.nullable(Instant) })),
  teams: z.array(
    z.object({
      name: z.string(),
      number: z.string(),
      role: z.nullable(z.string()),
      isAdmin: z.boolean(),
      joinedAt: Instant,
    }),
  ),
  sessions: z.array(
    z.object({ browser: z.string(), system: z.string(), ip: z.string(), createdAt: Instant, lastUsedAt: Instant }),
  ),
  /** Where the person logged in from within thirty days: beginnings of addresses. */
  networks: z.array(z.object({ network: z.string(), lastUsedAt: Instant })),
  activity: z.array(
    z.object({ team: z.string(), event: z.string(), subject: z.string(), at: Instant, ip: z.string() }),
  ),
  /** Browsers that tell of payments while the back office is closed. */
  paymentBrowsers: z.array(z.object({ team: z.string(), renewedAt: Instant })),
  /** What the person asked support. */
  supportRequests: z.array(OwnSupportRequest),
  /** What the person submitted for their teams, also for those that they left. */
  submissions: z.array(OwnSubmission),
});
export type AccountData = z.infer<typeof AccountData>;

export const downloadAccountData = endpoint({
  id: 'account.data',
  face: 'admin',
  method: 'GET',
  path: '/merchant/account/data',
  summary:
    'Everything that is kept about the person, as a ZIP: `data.json`, and the files that they sent. Made while it is fetched, and kept nowhere',
  access: 'session',
  rate: 'heavy',
  proof: true,
  reply: z.string(),
  refusals: [],
  streams: 'application/zip',
});
