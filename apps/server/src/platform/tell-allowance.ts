import type { FastifyReply } from 'fastify';
import type { Allowance } from './limits.ts';
import { Refusal } from './refusal.ts';

/** Tells a merchant's server what it may still do, or when it may again (rule: limits-say-so). */
export const tellAllowance = async (
  reply: FastifyReply,
  allowance: Promise<Allowance>,
  most: number,
): Promise<void> => {
  const tell = ({ limit, remaining, resetSeconds }: Allowance) =>
    reply.headers({ 'ratelimit-limit': limit, 'ratelimit-remaining': remaining, 'ratelimit-reset': resetSeconds });
  try {
    tell(await allowance);
  } catch (error) {
    if (error instanceof Refusal && error.retryAfterSeconds !== undefined)
      tell({ limit: most, remaining: 0, resetSeconds: error.retryAfterSeconds });
    throw error;
  }
};
