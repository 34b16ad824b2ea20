import * as z from 'zod/mini';
import { LoginName } from './account.ts';
import { AuthorizationCode, AuthorizationRequest } from './authorization.ts';
import { endpoint } from './endpoint.ts';
import { FactorCode } from './factor.ts';
import { secret } from './scalars.ts';

/** Both the password and, where it is on, the second factor are asked for: a phone that is linked logs in without either. */
export const linkByCode = endpoint({
  id: 'authorization.link',
  face: 'app',
  method: 'POST',
  path: '/authorization/link',
  summary:
    'Links the chat account of the person who scanned a login code to an account that they have, by its password',
  access: 'customer',
  rate: 'guess',
  body: z.strictObject({
    code: AuthorizationCode,
    email: LoginName,
    password: secret(200),
    factorCode: z.optional(FactorCode),
  }),
  /** With `factorRequired` the password was right, and nothing is linked before the second factor is given as well. */
  reply: z.object({ factorRequired: z.boolean(), request: z.nullable(AuthorizationRequest) }),
  refusals: [
    'not_found',
    'code_expired',
    'state_forbids',
    'credentials_wrong',
    'account_locked',
    'factor_wrong',
    'account_linked',
    'chat_account_taken',
  ],
});
