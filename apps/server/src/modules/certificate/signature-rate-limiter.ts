import { refuse } from '../../platform/refusal.ts';
import { createTokenBuckets } from '../../platform/token-bucket.ts';
import type { SignatureFields } from './authorization-header.ts';

/** Wrong calls that one address may make in the name of one certificate: so many at once, and so many a second in the long run. */
const ofCertificate = { most: 600, perSecond: 10, keysAtMost: 20_000 };
/** The same per network, for all names together. */
const ofAddress = { most: 2_000, perSecond: 30, keysAtMost: 20_000 };
const provenKept = 20_000;

export interface SignatureRateLimiter {
  /**
   * Counts a call before anything of it has been looked into; the answer takes the count back, once the call has proven itself.
   * @throws Refusal `too_many_requests` with the seconds to wait.
   */
  count(address: string, fields: Pick<SignatureFields, 'merchant' | 'serial'>): () => void;
}

/**
 * Limits wrong signatures: valid ones cost nothing; wrong ones are counted per source address and per certificate that they name there. Addresses
 * have separate limits, so no one else can use up a merchant's. A certificate that has proven itself at an address is not affected by other callers
 * there any more, such as behind a shared proxy.
 */
export const createSignatureRateLimiter = (now?: () => number): SignatureRateLimiter => {
  const certificates = createTokenBuckets({ ...ofCertificate, now });
  const addresses = createTokenBuckets({ ...ofAddress, now });
  const proven = new Set<string>();

  return {
    count: (address, { merchant, serial }) => {
      const key = `${address} ${merchant} ${serial}`;
      const isProven = proven.has(key);
      const seconds = certificates.take(key) || (isProven ? 0 : addresses.take(address));
      if (seconds > 0) refuse('too_many_requests', seconds);
      return () => {
        certificates.giveBack(key);
        if (!isProven) addresses.giveBack(address);
        if (proven.size >= provenKept) proven.clear();
        proven.add(key);
      };
    },
  };
};
