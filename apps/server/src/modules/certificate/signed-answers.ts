import { answerHeaders, answerLines } from '@balcao/contract/open-signature';
import type { FastifyInstance } from 'fastify';
import { isOfOpenApi } from '../../platform/address.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Signing } from '../../platform/signing.ts';
import { signatureFieldsOf } from './authorization-header.ts';

interface Needs {
  readonly clock: Clock;
  readonly signing: Pick<Signing, 'sign'>;
}

const noNonce = '-';

/** Signs every answer of the open API, refusals and unknown paths included (rule: signed-answers). Added before the routes. */
export const signAnswers = (app: FastifyInstance, { clock, signing }: Needs): void => {
  app.addHook('onSend', async (request, reply, payload) => {
    if (!isOfOpenApi(request)) return payload;
    const body = typeof payload === 'string' && request.method !== 'HEAD' ? payload : '';
    const timestamp = String(Math.floor(clock.now().getTime() / 1000));
    const nonce = signatureFieldsOf(request.headers)?.nonce ?? noNonce;
    const answer = { status: reply.statusCode, timestamp, nonce, body };
    const { keyId, signature } = signing.sign((id) => answerLines({ ...answer, keyId: id }));
    reply.headers({
      [answerHeaders.keyId]: keyId,
      [answerHeaders.timestamp]: timestamp,
      [answerHeaders.nonce]: nonce,
      [answerHeaders.signature]: signature,
    });
    return payload;
  });
};
