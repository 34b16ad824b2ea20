import { domainToUnicode } from 'node:url';
import { nameOfDomain } from '@balcao/contract/applet-domain';
import { parse } from 'tldts';

/**
 * What is wrong with the name of a domain whose form is right, by the Public Suffix List; undefined when nothing is. A public suffix has no single
 * owner: `https://com.br` is no host, and `https://*.github.io` would be the sites of everyone there.
 */
export const nameFault = (domain: string): 'domainForm' | 'domainSuffix' | undefined => {
  const { name, isWildcard } = nameOfDomain(domain);
  // A label that says it is encoded, and cannot be decoded.
  if (/(?:^|\.)xn--/.test(domainToUnicode(name))) return 'domainForm';
  // A site may stand at a suffix of a company, such as github.io itself; a suffix of a registry has no owner.
  return parse(name, { allowPrivateDomains: isWildcard }).domain === null ? 'domainSuffix' : undefined;
};
