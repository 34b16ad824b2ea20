import { headerIssue, headerProblems } from '@balcao/contract/open-header';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import type { FairQueue, Leave } from '../../platform/fair-queue.ts';
import type { Limits } from '../../platform/limits.ts';
import { createPacedRefusals } from '../../platform/paced-refusals.ts';
import { Refusal, refuse } from '../../platform/refusal.ts';
import { type SignatureFields, signatureFieldsOf } from './authorization-header.ts';
import type { KnownCertificates } from './known-certificates.ts';
import { createSignatureRateLimiter } from './signature-rate-limiter.ts';

const toleranceSeconds = 300;

interface Needs {
  readonly clock: Clock;
  readonly limits: Pick<Limits, 'most' | 'usedUpFor'>;
  readonly queue: FairQueue;
  readonly known: Pick<KnownCertificates, 'get'>;
}

/**
 * Five minutes either way of the product's time; also of the machine's, which differs only where the sandbox has moved its clock:
 * the clocks of merchants' servers do not move with it.
 */
const isTimely = (clock: Clock, timestamp: string): boolean => {
  const ahead = clock.now().getTime() / 1000 - Number(timestamp);
  return Math.min(Math.abs(ahead), Math.abs(ahead - clock.aheadSeconds())) <= toleranceSeconds;
};

/** @throws Refusal `signature_missing`: of a header that is there and cannot be read it names the fields, and none of their values. */
const fieldsOf = ({ headers }: FastifyRequest): SignatureFields => {
  const fields = signatureFieldsOf(headers);
  if (fields) return fields;
  const { authorization } = headers;
  throw new Refusal('signature_missing', {
    issues: authorization ? headerProblems(authorization).map(headerIssue) : [],
  });
};

/**
 * Admits signed calls. Calls that can be rejected by their headers are rejected before the body is read, the signature is verified or the database is
 * queried: a malformed header, a clock that is off, a merchant without calls left or with too many waiting, an address that sends wrong signatures. A
 * call with a valid signature then waits for one of its merchant's places and keeps it until it is answered.
 */
export const createCallAdmission = ({ clock, limits, queue, known }: Needs) => {
  const rateLimiter = createSignatureRateLimiter();
  const refusals = createPacedRefusals();
  const counted = new WeakMap<FastifyRequest, () => void>();
  const places = new WeakMap<FastifyRequest, Leave>();

  /** The header's merchant is not authenticated yet, so this refusal is not counted against the merchant's limit. */
  const refuseBusy = (request: FastifyRequest, reply: FastifyReply, merchantId: string): void => {
    const { rate = 'read' } = request.routeOptions.config.endpoint ?? {};
    const seconds = limits.usedUpFor(rate, merchantId);
    if (seconds !== undefined) {
      reply.headers({ 'ratelimit-limit': limits.most(rate), 'ratelimit-remaining': 0, 'ratelimit-reset': seconds });
      refuse('too_many_requests', seconds);
    }
    if (queue.isFull(merchantId)) refuse('too_many_requests', 1);
  };

  /** Delays a refusal to a steady pace, so that a caller who is refused again and again does not slow others down. */
  const delayed = async (reply: FastifyReply, key: string, refusal: unknown): Promise<void> => {
    if (!(await refusals.wait(key))) reply.header('connection', 'close');
    throw refusal;
  };
  /** An admitted call does not wait here. */
  const paced = (reply: FastifyReply, key: string, check: () => void): Promise<void> | undefined => {
    try {
      check();
      return undefined;
    } catch (refusal) {
      return delayed(reply, key, refusal);
    }
  };
  /** @throws Refusal at once, or by the promise that it answers with. */
  const judge = (request: FastifyRequest, reply: FastifyReply): Promise<void> | undefined => {
    const fields = fieldsOf(request);
    if (!isTimely(clock, fields.timestamp)) refuse('timestamp_off');
    const merchantId = known.get(fields)?.merchantId;
    const busy = merchantId && paced(reply, merchantId, () => refuseBusy(request, reply, merchantId));
    return busy || paced(reply, request.ip, () => void counted.set(request, rateLimiter.count(request.ip, fields)));
  };

  return {
    /** Adds itself to the server, before the routes. */
    guard: (app: FastifyInstance): void => {
      app.addHook('onRequest', (request, reply, done) => {
        const isSigned = request.routeOptions.config.endpoint?.access === 'merchant';
        const refused = isSigned ? judge(request, reply) : undefined;
        if (refused) refused.catch(done);
        else done();
      });
      app.addHook('onSend', (request, _reply, payload, done) => {
        places.get(request)?.();
        done(null, payload);
      });
    },

    /** Takes a place for a call whose signature fits. @throws Refusal `too_many_requests` when too many of the merchant wait. */
    enter: async (request: FastifyRequest, merchantId: string): Promise<void> => {
      places.get(request)?.();
      places.set(request, await queue.enter(merchantId));
    },

    /** The call has proven itself: it counts as a wrong one no longer. */
    prove: (request: FastifyRequest): void => counted.get(request)?.(),
  };
};
export type CallAdmission = ReturnType<typeof createCallAdmission>;
