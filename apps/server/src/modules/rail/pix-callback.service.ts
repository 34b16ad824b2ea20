import { createHash, timingSafeEqual } from 'node:crypto';
import { PaymentMethod } from '@balcao/contract/order';
import type { FastifyInstance } from 'fastify';
import { type Db, transaction } from '../../platform/db.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { PixConfig } from '../../platform/pix-config.ts';
import type { Secrets } from '../../platform/secrets.ts';
import { type PixClient, PixRefusal } from './pix-client.ts';
import type { PixKept } from './pix-kept.service.ts';
import { messagesOf, type Pix, PixCallback, pixAnswers } from './pix-message.ts';
import type { RailService } from './rail.service.ts';

const path = '/rail/pix';
/** Hashed, so that the comparison takes as long whatever was said. */
const same = (one: string, other: string): boolean => {
  const [a, b] = [one, other].map((text) => createHash('sha256').update(text).digest());
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
};

interface Needs {
  readonly config: PixConfig;
  readonly client: PixClient;
  readonly db: Db;
  readonly jobs: Pick<Jobs, 'send' | 'handle'>;
  readonly rails: Pick<RailService, 'hear'>;
  readonly secrets: Secrets;
  readonly kept: PixKept;
}

/**
 * Where the Pix provider calls when money has arrived or a return has come to its end. Nothing that a call says about money is
 * believed: it only says what to ask about, and what the provider answers then is applied.
 */
export const createPixCallbacks = ({ config, client, db, jobs, rails, secrets, kept }: Needs) => {
  // Nobody can guess the address; the same on every process and after every start.
  const mark = secrets.mac('pix-callback', config.chave);
  const ask = (endToEndId: string) =>
    client.call({ method: 'GET', path: `/pix/${endToEndId}`, as: pixAnswers.pix }).catch((error: Error) => {
      if (error instanceof PixRefusal) return undefined;
      throw error;
    });

  // A failing question is asked again by the job; of what the provider does not know there is nothing to hear.
  jobs.handle('rail.pix-ask', async ({ endToEndId }) => {
    const pix: Pix | undefined = await ask(endToEndId);
    if (pix) await rails.hear(PaymentMethod.enum.pix, messagesOf(pix));
  });

  return {
    /** Where the provider is to call; it appends `/pix`. */
    pathOfWebhook: `${path}/${mark}`,
    /** Takes the provider's calls: remembered before it is answered, asked about after. */
    serve: (app: FastifyInstance): void => {
      app.post<{ Params: { mark: string } }>(
        `${path}/:mark/pix`,
        { schema: { hide: true } },
        async (request, reply) => {
          const proof = config.callbackProof;
          const said = proof ? request.headers[proof.header] : undefined;
          if (!same(request.params.mark, mark) || (proof && !same(String(said ?? ''), proof.value)))
            return reply.code(404).send();
          const read = PixCallback.safeParse(request.body);
          const ids = new Set(read.data?.pix.map(({ endToEndId }) => endToEndId));
          await transaction(db, async (tx) => {
            await kept.keep(tx, request.rawBody, read.success);
            for (const endToEndId of ids) await jobs.send(tx, 'rail.pix-ask', { endToEndId });
          });
          return reply.code(read.success ? 200 : 400).send();
        },
      );
      app.addHook('onClose', client.close);
    },
  };
};
