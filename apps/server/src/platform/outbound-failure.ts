import type { WebhookFailure } from '@balcao/contract/webhook';

/** An address that is none of the public internet. */
export class ForbiddenAddress extends Error {}

/** Why a call of a server of others came to nothing. */
export const failureOf = (error: unknown): WebhookFailure => {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (at instanceof ForbiddenAddress) return 'address-forbidden';
    const code = 'code' in at ? String(at.code) : at.name;
    if (/^(ENOTFOUND|EAI_)/.test(code)) return 'name-unknown';
    if (/Timeout|TIMEOUT|ETIMEDOUT/.test(`${code} ${at.name}`)) return 'timed-out';
    if (/CERT|SSL|TLS|SIGNATURE/.test(code)) return 'certificate-wrong';
  }
  return 'connection-failed';
};
