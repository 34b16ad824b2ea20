import { PaymentMethod } from '@balcao/contract/order';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type CardConfig, cardCallbackPath } from '../../platform/card-config.ts';
import type { Clock } from '../../platform/clock.ts';
import { type Db, transaction } from '../../platform/db.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { isSameSecret } from '../../platform/same-secret.ts';
import type { CardClient } from './card-client.ts';
import { goodAnswerOf, isGood, paymentIdOf } from './card-message.ts';
import type { CardSales } from './card-sales.ts';
import type { RailService } from './rail.service.ts';
import { toldOfCard } from './rail-message.ts';

const path = '/rail/card';
/** A call names a payment and says nothing else. */
const bytesAtMost = 4 * 1024;

interface Needs {
  readonly config: CardConfig;
  readonly client: CardClient;
  readonly sales: CardSales;
  readonly db: Db;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'send' | 'handle'>;
  readonly rails: Pick<RailService, 'hear'>;
}

/**
 * Where the acquirer calls when a payment has changed. A call moves no money: it says which payment to ask about, and what the acquirer answers
 * then is applied, once.
 */
export const createCardCallbacks = ({ config, client, sales, db, clock, jobs, rails }: Needs) => {
  const address = cardCallbackPath(config);
  const isTheirs = (request: FastifyRequest<{ Params: { mark: string } }>): boolean => {
    const proof = config.callbackProof;
    const said = proof ? request.headers[proof.header] : undefined;
    return (
      isSameSecret(`${path}/${request.params.mark}`, address) &&
      (!proof || isSameSecret(String(said ?? ''), proof.value))
    );
  };
  // A failed query is retried by the job; for payments unknown to the acquirer there is no result.
  jobs.handle('rail.card-ask', async ({ paymentId }) => {
    const sale = await sales.byPaymentId(paymentId);
    if (sale && isGood(sale))
      await rails.hear(PaymentMethod.enum.credit, [toldOfCard(goodAnswerOf(sale, clock.now()))]);
  });
  return {
    serve: (app: FastifyInstance): void => {
      app.post<{ Params: { mark: string } }>(
        `${path}/:mark`,
        {
          schema: { hide: true },
          bodyLimit: bytesAtMost,
          // Before anything is read: a stranger sends nothing.
          onRequest: async (request, reply) => (isTheirs(request) ? undefined : reply.code(404).send()),
        },
        async (request, reply) => {
          const paymentId = paymentIdOf(request.body);
          if (paymentId === undefined) return reply.code(400).send();
          await transaction(db, (tx) => jobs.send(tx, 'rail.card-ask', { paymentId }));
          return reply.code(200).send();
        },
      );
      app.addHook('onClose', client.close);
    },
  };
};
