import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { type Db, transaction } from '../../platform/db.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { PixConfig } from '../../platform/pix-config.ts';
import { isSameSecret } from '../../platform/same-secret.ts';
import type { Secrets } from '../../platform/secrets.ts';
import { type PixClient, PixRefusal } from './pix-client.ts';
import type { PixHearing } from './pix-hearing.service.ts';
import type { PixKept } from './pix-kept.service.ts';
import { readCallback } from './pix-message.ts';

const path = '/rail/pix';
/** A provider may tell of thousands of payments in one call. */
const bytesAtMost = 4 * 1024 * 1024;
interface Needs {
  readonly config: PixConfig;
  readonly client: PixClient;
  readonly db: Db;
  readonly jobs: Pick<Jobs, 'send' | 'handle'>;
  readonly hearing: Pick<PixHearing, 'hear'>;
  readonly secrets: Secrets;
  readonly kept: PixKept;
}

/**
 * Where the Pix provider calls when money has arrived or a return has come to its end. Nothing that a call says about money is
 * believed: it only says what to ask about, and what the provider answers then is applied.
 */
export const createPixCallbacks = ({ config, client, db, jobs, hearing, secrets, kept }: Needs) => {
  // The address cannot be guessed, and is the same on every process and after every start.
  const mark = secrets.mac('pix-callback', config.chave);
  const ask = (endToEndId: string) =>
    client.call({ method: 'GET', path: `/pix/${endToEndId}`, as: z.unknown() }).catch((error: Error) => {
      if (error instanceof PixRefusal) return undefined;
      throw error;
    });

  const isTheirs = (request: FastifyRequest<{ Params: { mark: string } }>): boolean => {
    const proof = config.callbackProof;
    const said = proof ? request.headers[proof.header] : undefined;
    return isSameSecret(request.params.mark, mark) && (!proof || isSameSecret(String(said ?? ''), proof.value));
  };

  // A failed query is retried by the job; for payments unknown to the provider there is no result.
  jobs.handle('rail.pix-ask', async ({ endToEndId }) => {
    const pix = await ask(endToEndId);
    if (pix !== undefined) await hearing.hear([pix]);
  });

  return {
    ask,
    /** Where the provider is to call; it appends `/pix`. */
    pathOfWebhook: `${path}/${mark}`,
    /** Takes the provider's calls: remembered before it is answered, asked about after. */
    serve: (app: FastifyInstance): void => {
      app.post<{ Params: { mark: string } }>(
        `${path}/:mark/pix`,
        {
          schema: { hide: true },
          bodyLimit: bytesAtMost,
          // Before anything is read: a stranger sends nothing large.
          onRequest: async (request, reply) => (isTheirs(request) ? undefined : reply.code(404).send()),
        },
        async (request, reply) => {
          const word = readCallback(request.body);
          await transaction(db, async (tx) => {
            await kept.keep(tx, request.rawBody, word !== undefined);
            for (const entry of word?.unread ?? []) await kept.keep(tx, JSON.stringify(entry), false);
            for (const endToEndId of word?.ids ?? []) await jobs.send(tx, 'rail.pix-ask', { endToEndId });
          });
          return reply.code(word ? 200 : 400).send();
        },
      );
      app.addHook('onClose', client.close);
    },
  };
};
