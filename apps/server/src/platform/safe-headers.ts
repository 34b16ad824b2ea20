import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from 'helmet';

const contentSecurityPolicy = (frameSources: readonly string[], scriptHashes: readonly string[]) => ({
  useDefaults: false,
  directives: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", ...scriptHashes.map((hash) => `'sha256-${hash}'`)],
    // Mantine sets sizes through style attributes; there is no foreign style to let in.
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', 'blob:'],
    // A film that is about to be sent is looked at in the page.
    mediaSrc: ["'self'", 'blob:'],
    connectSrc: ["'self'"],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    frameAncestors: ["'none'"],
    formAction: ["'self'"],
    frameSrc: ["'self'", ...frameSources],
  },
});

/** The policy of an answer that is no page: nothing in it may be loaded, and no page may show it. A tenth as long as that of a page. */
export const policyOfData = "default-src 'none';frame-ancestors 'none'";
/** The policy of a script or a style. A worker has that of its script. */
export const policyOfPart = "default-src 'self';frame-ancestors 'none'";

/** What says something of pages only. */
export const headersOfPages = [
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
] as const;

/**
 * What Helmet says of every answer: the same each time, so it is asked once. Names are in lower case. `scriptHashes`: SHA-256 in Base64 of
 * the scripts that may stand in a page itself.
 */
export const safeHeaders = (
  frameSources: readonly string[] = [],
  scriptHashes: readonly string[] = [],
): Readonly<Record<string, string>> => {
  const said: Record<string, string> = {};
  const answer = {
    setHeader: (name: string, value: string) => void Object.assign(said, { [name.toLowerCase()]: value }),
    removeHeader: () => {},
  };
  const policies = helmet({
    contentSecurityPolicy: contentSecurityPolicy(frameSources, scriptHashes),
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: true },
  });
  // helmet only sets headers, but asks for the whole of an answer.
  policies({} as IncomingMessage, answer as unknown as ServerResponse, (error) => {
    if (error) throw error;
  });
  return said;
};
