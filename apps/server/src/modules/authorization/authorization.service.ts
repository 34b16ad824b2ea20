import type { FastifyRequest } from 'fastify';
import { type AskerActor, bearerOf } from '../../platform/actor.ts';
import type { Db } from '../../platform/db.ts';
import { hashOf } from '../../platform/ids.ts';
import { refuse } from '../../platform/refusal.ts';
import { findBySecret } from './authorization.repository.ts';

/** What browsers ask of phones by QR codes (promise S10). */
export const createAuthorizationService = ({ db }: { readonly db: Db }) => ({
  /** The browser that asked, by the secret that it got with the code. @throws Refusal `session_missing`. */
  authenticate: async (request: FastifyRequest): Promise<AskerActor> => {
    const secret = bearerOf(request) ?? refuse('session_missing');
    const { id } = (await findBySecret(db, hashOf(secret))) ?? refuse('session_missing');
    return { kind: 'asker', ownerId: id, authorizationId: id };
  },
});
export type AuthorizationService = ReturnType<typeof createAuthorizationService>;
