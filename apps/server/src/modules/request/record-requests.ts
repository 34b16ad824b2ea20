import { holdsCardNumber } from '@balcao/contract/card-number';
import { headerProblems, type LooseFields, looseFields } from '@balcao/contract/open-header';
import type { RequestFacts } from '@balcao/contract/request';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isOfOpenApi, targetOf } from '../../platform/address.ts';
import type { Clock } from '../../platform/clock.ts';
import { withoutCardNumbers } from './kept-target.ts';
import type { RequestRecorder } from './request-recorder.ts';
import type { KeptLines, SeenRequest } from './seen-request.ts';

const targetCharactersAtMost = 500;
const bodyBytesAtMost = 32 * 1024;
const fieldsAtMost = 20;
const nameCharactersAtMost = 60;

/** Only visible characters: control characters from a caller must not forge a line (rule: logs-cannot-be-forged). */
const visible = (text: string, most: number): string => {
  const clean = text.slice(0, most + 1).replaceAll(/[^\x21-\x7e]/g, '\ufffd');
  return clean.length > most ? `${clean.slice(0, most - 1)}…` : clean;
};

const linesOf = (request: FastifyRequest, fields: LooseFields): KeptLines | undefined => {
  const { timestamp, nonce, signature } = fields;
  if (request.refusal !== 'signature_wrong' || !timestamp || !nonce || !signature) return undefined;
  const sent = targetOf(request);
  const target = withoutCardNumbers(sent);
  const { rawBody } = request;
  // An input that was not validated yet may contain what is never stored (rule: no-card-numbers).
  const isKept = target === sent && Buffer.byteLength(rawBody) <= bodyBytesAtMost && !holdsCardNumber(rawBody);
  const body = isKept ? rawBody : null;
  const host = visible(request.headers.host ?? '', 200);
  return { method: request.method, target, timestamp, nonce, host, body, signature };
};

/** Of the two clocks that a call may follow, the product's and the machine's, the one that it is nearer to. */
const clockAhead = (clock: Clock, timestamp: string, at: Date): number => {
  const ahead = Number(timestamp) - at.getTime() / 1000;
  const ofMachine = ahead + clock.aheadSeconds();
  return Math.round(Math.abs(ofMachine) < Math.abs(ahead) ? ofMachine : ahead);
};

/** A name that is not declared is a stranger's text: cut, and without card numbers (rule: no-card-numbers). */
const namesOf = (fields: readonly string[]): string[] =>
  fields
    .slice(0, fieldsAtMost)
    .filter((name) => !holdsCardNumber(name))
    .map((name) => visible(name, nameCharactersAtMost));

const factsOf = (clock: Clock, request: FastifyRequest, { timestamp = '' }: LooseFields, at: Date): RequestFacts => {
  if (request.refusal === 'signature_missing')
    return { headerProblems: headerProblems(request.headers.authorization ?? '') };
  if (request.refusal === 'form_invalid') return { fields: namesOf(request.refusedFields ?? []) };
  if (request.refusal !== 'timestamp_off') return {};
  return { clockAheadSeconds: clockAhead(clock, timestamp, at) };
};

const seenOf = (clock: Clock, request: FastifyRequest, reply: FastifyReply): SeenRequest | undefined => {
  const fields = looseFields(request.headers.authorization);
  const at = new Date(clock.now().getTime() - Math.round(reply.elapsedTime));
  const { actor } = request;
  const merchantId = actor?.kind === 'merchant' ? actor.merchantId : undefined;
  const { merchant = '', serial = '', nonce = '' } = fields;
  if (!merchantId && !/^\d{1,20}$/.test(merchant)) return undefined;
  return {
    merchantId,
    merchantNumber: merchant,
    at,
    nonce,
    method: request.method,
    target: visible(withoutCardNumbers(targetOf(request)), targetCharactersAtMost),
    status: reply.statusCode,
    refusal: request.refusal ?? null,
    serial: visible(serial, 64),
    ip: request.ip,
    durationMs: Math.round(reply.elapsedTime),
    requestId: request.id,
    facts: factsOf(clock, request, fields, at),
    lines: linesOf(request, fields),
  };
};

/** Has every answered call of the open API that names a merchant written down. Added before the routes. */
export const recordRequests = (app: FastifyInstance, clock: Clock, recorder: Pick<RequestRecorder, 'add'>): void => {
  app.addHook('onResponse', async (request, reply) => {
    const seen = isOfOpenApi(request) && seenOf(clock, request, reply);
    if (seen) recorder.add(seen);
  });
};
