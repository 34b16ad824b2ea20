import { activeCertificatesAtMost, type Certificate } from '@balcao/contract/certificate';

/** One that will be valid later takes its place already. */
export const countsAsActive = ({ status }: Pick<Certificate, 'status'>): boolean =>
  status === 'active' || status === 'upcoming';

/** May another one be registered? */
export const hasRoom = (list: readonly Pick<Certificate, 'status'>[]): boolean =>
  list.filter(countsAsActive).length < activeCertificatesAtMost;
