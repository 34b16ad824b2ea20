import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createWaitBudget } from './wait-budget.ts';

type Answer = (request: FastifyRequest, reply: FastifyReply, hostname: string) => Promise<unknown>;
interface OtherHost {
  readonly isFor: (hostname: string) => boolean;
  readonly answer: Answer;
}

/** The name in a Host header, in lower case, without the port and the root's full stop. */
const hostnameIn = (host: string | undefined): string =>
  host
    ?.toLowerCase()
    .replace(/:\d{1,5}$/, '')
    .replace(/\.$/, '') ?? '';

/** Hosts other than the product's own: calls to them never reach a route of the product, and get none of its headers. */
export const createOtherHosts = () => {
  const known: OtherHost[] = [];
  return {
    add: (host: OtherHost): void => void known.push(host),

    /** To be added before everything else that looks at requests. So long a request waits for the database at most. */
    answerOn: (app: FastifyInstance, waitMs: number): void => {
      app.addHook('onRequest', async (request, reply) => {
        if (known.length === 0) return;
        const hostname = hostnameIn(request.headers.host);
        const found = known.find(({ isFor }) => isFor(hostname));
        if (!found) return;
        const budget = createWaitBudget(waitMs);
        await budget.run(() => found.answer(request, reply, hostname)).finally(budget.end);
        return reply;
      });
    },
  };
};
export type OtherHosts = ReturnType<typeof createOtherHosts>;
