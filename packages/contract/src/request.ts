import * as z from 'zod/mini';
import { codes } from './codes.ts';
import { endpoint } from './endpoint.ts';
import { pageOf, TimeSortedPageQuery } from './page.ts';
import { Id, Instant, InstantInput, identifier, inOrder, severalOf } from './scalars.ts';

/** For so many days the calls of the open API are kept. */
export const requestsKeptDays = 30;

/** What is wrong with a field of the `Authorization` header of a call that could not be read. */
export const HeaderProblem = z.object({
  field: z.enum(['scheme', 'merchant', 'serial', 'timestamp', 'nonce', 'signature', 'form']),
  problem: z.enum(['missing', 'twice', 'form', 'milliseconds', 'lowerCase', 'base64Url', 'tooShort', 'tooLong']),
});
export type HeaderProblem = z.infer<typeof HeaderProblem>;

/** What else is known of a call that was refused; each is there only where it explains something. */
export const RequestFacts = z.object({
  /** How far the time of the call lies ahead of ours: negative for one that is behind. */
  clockAheadSeconds: z.optional(z.int()),
  /** When the nonce was used first. */
  nonceUsedAt: z.optional(Instant),
  headerProblems: z.optional(z.array(HeaderProblem)),
  /** The names of the fields that were refused; long lists and names are cut. */
  fields: z.optional(z.array(z.string())),
});
export type RequestFacts = z.infer<typeof RequestFacts>;

export const OpenRequest = z.object({
  id: Id,
  at: Instant,
  method: z.string(),
  /** Path and query as sent; the end of a very long one is left out, and the number of a card is three asterisks. */
  target: z.string(),
  status: z.int(),
  /** The name of the refusal, where it was refused. */
  refusal: z.nullable(z.string()),
  /** The serial number that the call named; empty where it named none. */
  serial: z.string(),
  ip: z.string(),
  durationMs: z.int(),
  requestId: z.string(),
});
export type OpenRequest = z.infer<typeof OpenRequest>;

export const OpenRequestDetail = z.extend(OpenRequest, {
  /** The text of its refusal, in the viewer's language. */
  said: z.nullable(z.string()),
  facts: RequestFacts,
  /** The certificate that the call named, as it stands now. */
  certificate: z.nullable(
    z.object({
      name: z.string(),
      status: z.enum(['upcoming', 'active', 'expired', 'revoked']),
      notBefore: Instant,
      notAfter: Instant,
      revokedAt: z.nullable(Instant),
    }),
  ),
  /** What the server signed against has been kept: the signature can be looked into. Of many wrong ones a minute only some are. */
  hasLines: z.boolean(),
  /** Where that of this call was not kept: the newest one by the same certificate of which it was. */
  examinableId: z.nullable(Id),
});

const access = (level: 'read' | 'write') => ({ menu: 'setting.payment', level }) as const;
const params = z.object({ id: Id });

/** How a call went for its caller. */
export const RequestOutcome = codes(['accepted', 'failed']);
export type RequestOutcome = z.infer<typeof RequestOutcome>;

export const RequestFilter = z.strictObject({
  outcome: z.optional(severalOf(RequestOutcome)),
  /** A part of the path or query. */
  path: z.optional(identifier(200)),
  /** An HTTP status. */
  status: z.optional(z.pipe(identifier(20), z.string().check(z.regex(/^[1-5]\d\d$/, 'httpStatus')))),
  from: z.optional(InstantInput),
  to: z.optional(InstantInput),
});

export const listRequests = endpoint({
  id: 'request.list',
  face: 'admin',
  method: 'GET',
  path: '/request',
  summary: "Calls of the open API in the team's name of the past month, newest first unless asked otherwise",
  access: access('read'),
  rate: 'read',
  query: inOrder(z.strictObject({ ...TimeSortedPageQuery.shape, ...RequestFilter.shape })),
  reply: pageOf(OpenRequest),
  refusals: [],
});

export const getRequest = endpoint({
  id: 'request.get',
  face: 'admin',
  method: 'GET',
  path: '/request/{id}',
  summary: 'One call of the open API, and what explains its refusal',
  access: access('read'),
  rate: 'read',
  params,
  reply: OpenRequestDetail,
  refusals: ['not_found'],
});

/** The usual mistakes in what is signed. */
export const SigningMistake = codes([
  'bodyReformatted',
  'bodySorted',
  'bodyPretty',
  'bodySpaced',
  'bodyEscaped',
  'bodyTrailingNewline',
  'bodyTrimmed',
  'bodyCrlf',
  'bodyMissing',
  'bodyHashed',
  'targetWithoutQuery',
  'targetQuerySorted',
  'targetDecoded',
  'targetEncoded',
  'targetWholeUrl',
  'targetWithoutBase',
  'targetSlash',
  'timestampMilliseconds',
  'timestampNonceSwapped',
  'lastLineFeedMissing',
  'lineFeedTwice',
  'linesCrlf',
  'linesJoined',
  'linesSpaced',
  'methodLowerCase',
  'signedTwice',
  'signatureHex',
  'hashSha1',
  'hashSha512',
  'paddingPss',
  'signatureRaw',
]);
export type SigningMistake = z.infer<typeof SigningMistake>;

export const Diagnosis = z.object({
  /**
   * The exact text that the server verified the signature against; null where it was not stored, since the body was too long, or the body or the
   * address contained a card number: then no alternatives could be tried.
   */
  expected: z.nullable(z.string()),
  /** What the signature fits instead, where that was found: the text, and by which mistakes it comes about. */
  found: z.nullable(z.object({ signed: z.string(), mistakes: z.array(SigningMistake) })),
  /** The signature fits, but by another certificate of the team. */
  otherCertificate: z.nullable(z.object({ serial: z.string(), name: z.string() })),
  /**
   * Facts about a signature that matches none of the tried inputs. `opens…`: an RSA signature by this very key, over an unknown hash; `foreignKey`:
   * an RSA signature by none of the team's keys.
   */
  unknown: z.nullable(z.enum(['opensSha256', 'opensSha1', 'opensSha512', 'foreignKey', 'nothingFits'])),
  algorithm: z.string(),
});
export type Diagnosis = z.infer<typeof Diagnosis>;

export const diagnoseRequest = endpoint({
  id: 'request.diagnose',
  face: 'admin',
  method: 'GET',
  path: '/request/{id}/signature',
  summary: 'Why the signature of a call was wrong: what the server rebuilt, and what was signed instead',
  access: access('write'),
  rate: 'heavy',
  params,
  reply: Diagnosis,
  refusals: ['not_found'],
});
