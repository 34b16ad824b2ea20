import type { KeyObject } from 'node:crypto';
import type { SignatureFields } from './authorization-header.ts';

const keptAtMost = 10_000;

/** What never changes about a certificate: whose it is and its key. Whether it may be used is asked at every call. */
export interface CertificateIdentity {
  readonly merchantId: string;
  readonly key: KeyObject;
}
type Named = Pick<SignatureFields, 'merchant' | 'serial'>;

/** The certificates that this process has met, by what a call says of them. */
export const createKnownCertificates = () => {
  const identities = new Map<string, CertificateIdentity>();
  const nameOf = ({ merchant, serial }: Named): string => `${merchant} ${serial}`;
  return {
    get: (named: Named): CertificateIdentity | undefined => identities.get(nameOf(named)),
    remember: (named: Named, identity: CertificateIdentity): void => {
      if (identities.size >= keptAtMost) identities.clear();
      identities.set(nameOf(named), identity);
    },
  };
};
export type KnownCertificates = ReturnType<typeof createKnownCertificates>;
