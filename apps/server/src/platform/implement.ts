import { Readable } from 'node:stream';
import { isTimeZone } from '@balcao/brazil/dates';
import type { ApprovalFacts } from '@balcao/contract/approval';
import {
  type BodyOf,
  bases,
  type Endpoint,
  type ParamsOf,
  type QueryOf,
  type ReplyOf,
} from '@balcao/contract/endpoint';
import { envelopeOf } from '@balcao/contract/envelope';
import { stepUpLifeMinutes } from '@balcao/contract/factor';
import { type Locale, localeOf } from '@balcao/contract/locale';
import { reaches } from '@balcao/contract/menus';
import type { RefusalName } from '@balcao/contract/refusal';
import { endPreview } from '@balcao/contract/role';
import { changeTeam, listTeams, logout } from '@balcao/contract/session';
import { type StaffRight, staffMay } from '@balcao/contract/staff';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AccountActor, Actor, ActorOf, Authenticators } from './actor.ts';
import { type Authority, askForApproval, authorityOf, staffAuthorityOf } from './authority.ts';
import type { Clock } from './clock.ts';
import { rootOf, type Tx } from './db.ts';
import type { Limits } from './limits.ts';
import { refuse, refuseRight } from './refusal.ts';
import { tellAllowance } from './tell-allowance.ts';

/** One call of an endpoint, ready for the service: who, what, and from where. */
export interface Call<E extends Endpoint> {
  readonly endpointId: string;
  readonly actor: ActorOf<E>;
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
  readonly idempotencyKey: string | undefined;
  readonly locale: Locale;
  /** An IANA zone name (rule: civil-days). */
  readonly timeZone: string;
  readonly now: Date;
  readonly requestId: string;
  readonly ip: string;
  readonly userAgent: string;
  /** Aborts when the caller has gone: streams stop then. */
  readonly gone: AbortSignal;
  /** What `idempotently` asks about the member, or the one of the staff, who calls. */
  readonly authority?: Authority | undefined;
}

/** What a service answers: the reply, or a stream where the endpoint declares one. */
type Answer<E extends Endpoint> = E['streams'] extends string ? Readable : ReplyOf<E>;

/** What a call is about, as the person approves it; it may refuse as the call itself would. */
export type FactsOf<E extends Endpoint> = (tx: Tx, call: Call<E>) => ApprovalFacts | Promise<ApprovalFacts>;

/** An endpoint that asks for a code says what the code approves: without that it does not compile. */
export type Implement = <E extends Endpoint>(
  target: E,
  answer: (call: Call<E>) => Promise<Answer<E>>,
  ...facts: E['proof'] extends 'factor' ? [FactsOf<E>] : []
) => void;

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: Endpoint;
  }
  interface FastifyRequest {
    actor: Actor | undefined;
    /** Of a member, or one of the staff, who calls. */
    authority: Authority | undefined;
    rawBody: string;
    /** The name of the refusal with which it was answered. */
    refusal: RefusalName | undefined;
    /** The names of the fields that were refused. */
    refusedFields: readonly string[] | undefined;
  }
}

interface Needs {
  readonly app: FastifyInstance;
  readonly authenticators: Authenticators;
  readonly limits: Limits;
  readonly clock: Clock;
  readonly sandbox: boolean;
}

const noOwner = '00000000-0000-0000-0000-000000000000';
const defaultZone = 'America/Sao_Paulo';
const visibleAscii = /^[\x21-\x7e]{1,255}$/;

type MemberAccess = Extract<Endpoint['access'], 'superAdmin' | { readonly menu: string }>;

const mayCall = (access: MemberAccess, member: AccountActor): boolean =>
  access === 'superAdmin' ? member.isAdmin : reaches(member, access.menu, access.level);

const staffOf = async (right: StaffRight, request: FastifyRequest, known: Authenticators): Promise<Actor> => {
  const actor = await known.staff(request);
  return staffMay(actor.role, right) ? actor : refuse('permission_missing');
};

/** Session → team → menu and level, as the endpoint declares. An ordinary lack of rights is never code 403 (rule: wrong-is-not-logged-out). */
const actorOf = async (target: AccessPolicy, request: FastifyRequest, known: Authenticators): Promise<Actor> => {
  const { access } = target;
  if (access === 'public' || access === 'sandbox') return { kind: 'nobody', ownerId: noOwner };
  if (typeof access === 'string' && access !== 'superAdmin') return known[access](request);
  if (typeof access === 'object' && 'staff' in access) return staffOf(access.staff, request, known);
  const member: AccountActor = await known.session(request);
  if (member.merchantId === null) refuse('team_missing');
  if (!mayCall(access, member)) refuseRight(access === 'superAdmin' ? { menu: null, level: 'write' } : access);
  return { ...member, ownerId: member.merchantId ?? noOwner };
};

/** What lets a caller in, or not, as far as no body is read. */
type AccessPolicy = Pick<Endpoint, 'id' | 'method' | 'access' | 'rate' | 'proof'>;
/** Lets a request in as the endpoints do, for routes that cannot be one. @throws Refusal what the endpoint refuses. */
export type Admit = <D extends AccessPolicy>(accessPolicy: D, request: FastifyRequest) => Promise<ActorOf<D>>;

/** What someone who previews a role may still do: go back to their own rights, to another team, or away. */
const openInPreview = new Set([endPreview.id, listTeams.id, changeTeam.id, logout.id] as string[]);
const stepUpLifeMs = stepUpLifeMinutes * 60_000;

/** What the endpoint asks of a logged-in person on top of their rights. A code that approves one call is asked for with its input. */
const checkSession = (target: AccessPolicy, actor: Actor, now: Date): void => {
  if (actor.kind !== 'account') return;
  if (actor.isPreviewing && target.method !== 'GET' && !openInPreview.has(target.id)) refuse('preview_only');
  if (target.proof !== true) return;
  if (actor.provenAt !== null && actor.provenAt.getTime() + stepUpLifeMs > now.getTime()) return;
  refuse('proof_missing');
};

const keyOf = (target: Endpoint, request: FastifyRequest): string | undefined => {
  if (target.idempotency === undefined) return undefined;
  const key = request.headers['idempotency-key'];
  if (key === undefined) return target.idempotency === 'required' ? refuse('idempotency_key_missing') : undefined;
  return typeof key === 'string' && visibleAscii.test(key) ? key : refuse('idempotency_key_missing');
};

const callOf = <E extends Endpoint>(target: E, request: FastifyRequest, reply: FastifyReply, now: Date): Call<E> => {
  const zone = request.headers['time-zone'];
  const gone = new AbortController();
  if (target.streams) reply.raw.once('close', () => gone.abort());
  return {
    endpointId: target.id,
    actor: request.actor as ActorOf<E>,
    params: request.params as ParamsOf<E>,
    query: request.query as QueryOf<E>,
    body: request.body as BodyOf<E>,
    idempotencyKey: keyOf(target, request),
    locale: localeOf(request.headers['accept-language']),
    timeZone: typeof zone === 'string' && isTimeZone(zone) ? zone : defaultZone,
    now,
    requestId: request.id,
    ip: request.ip,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    gone: gone.signal,
  };
};

/** What the OpenAPI document says of an endpoint; the same schemas validate. */
const schemaOf = (target: Endpoint) => ({
  operationId: target.id,
  summary: target.summary,
  tags: [`${target.face}: ${target.id.split('.')[0]}`],
  ...(target.params ? { params: target.params } : {}),
  ...(target.query ? { querystring: target.query } : {}),
  ...(target.body ? { body: target.body } : {}),
  ...(target.streams ? {} : { response: { 200: envelopeOf(target.reply) } }),
  ...(target.access === 'public' || target.access === 'sandbox'
    ? {}
    : {
        security: [{ [target.access === 'applet' || target.access === 'uploadKey' ? target.access : target.face]: [] }],
      }),
});

/** Gives the call of a member or of the staff its authority, and the person what to approve where a code is missing. */
const authorised =
  <E extends Endpoint>(
    target: E,
    answer: (call: Call<E>) => Promise<Answer<E>>,
    factsOf: FactsOf<E> | undefined,
    known: Authenticators,
  ) =>
  async (call: Call<E>, request: FastifyRequest): Promise<Answer<E>> => {
    const { actor, params, body, now } = call as Call<Endpoint>;
    if (actor.kind !== 'account') {
      const authority = staffAuthorityOf(target, { actor, now }, known);
      request.authority = authority;
      return answer({ ...call, authority });
    }
    const asked = { actor, params, body, now };
    const authority = authorityOf(target, asked, known, factsOf && ((tx) => factsOf(tx, call)));
    request.authority = authority;
    return answer({ ...call, authority }).catch((error: unknown) => askForApproval(error, asked, known));
  };

export const admitOn =
  ({ authenticators, limits, clock }: Pick<Needs, 'authenticators' | 'limits' | 'clock'>): Admit =>
  async <D extends AccessPolicy>(accessPolicy: D, request: FastifyRequest) => {
    request.actor = await actorOf(accessPolicy, request, authenticators);
    checkSession(accessPolicy, request.actor, clock.now());
    await limits.spend(accessPolicy.rate, request.actor, request.ip);
    return request.actor as ActorOf<D>;
  };

/**
 * Turns endpoints into routes: who is calling, how often, whether the input fits, and only then the service; the reply passes its
 * schema, so that nothing undeclared is answered (rule: listed-fields-only).
 */
export const implementOn =
  ({ app, authenticators, limits, clock, sandbox }: Needs): Implement =>
  (target, answer, ...facts) => {
    // Absent, not hidden: outside the sandbox its switches answer like any unknown path.
    if (target.access === 'sandbox' && !sandbox) return;
    const answerWith = authorised(target, answer, facts[0], authenticators);
    app.route({
      method: target.method,
      url: bases[target.face] + target.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      config: { endpoint: target },
      ...(target.bodyBytesAtMost ? { bodyLimit: target.bodyBytesAtMost } : {}),
      schema: schemaOf(target),
      preValidation: async (request, reply) => {
        request.actor = await actorOf(target, request, authenticators);
        checkSession(target, request.actor, clock.now());
        const allowance = limits.spend(target.rate, request.actor, request.ip);
        if (target.access === 'merchant' || target.access === 'applet')
          await tellAllowance(reply, allowance, limits.most(target.rate));
        else await allowance;
      },
      handler: async (request, reply) => {
        const result = await answerWith(callOf(target, request, reply, clock.now()), request);
        // Only now: a refusal must not be cached for the same address.
        if (target.unchanging) reply.header('cache-control', 'private, max-age=31536000, immutable');
        // A connection that ends in the middle tells the reader that the file is not whole; the log says why.
        if (result instanceof Readable)
          result.once('error', (error) =>
            request.log.error({ endpoint: target.id, reason: String(rootOf(error)) }, 'file.broken'),
          );
        if (target.streams)
          return reply
            .type(target.streams.startsWith('text/') ? `${target.streams}; charset=utf-8` : target.streams)
            .header('x-accel-buffering', 'no')
            .send(result);
        return { code: 200, msg: 'OK', data: target.reply.parse(result) };
      },
    });
  };
