import { randomBytes } from 'node:crypto';
import { hashOf } from '../../platform/ids.ts';

/** A new code of 128 random bits, with the hash that is kept of it (rule: invitations). */
export const newInviteCode = (): { readonly code: string; readonly codeHash: string } => {
  const code = randomBytes(16).toString('base64url');
  return { code, codeHash: hashOf(code) };
};
