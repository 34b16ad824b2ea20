import * as z from 'zod/mini';
import { codes } from './codes.ts';

/** What a mini program may reach: its requests, its sockets, where it uploads and downloads, and the pages it embeds. */
export const AppletDomainKind = codes(['request', 'socket', 'upload', 'download', 'page']);
export type AppletDomainKind = z.infer<typeof AppletDomainKind>;

/** So many domains of each kind. */
export const appletDomainsAtMost = 20;
/** A name has 253 characters at most; the rest is for the protocol, the port and the way people write them. */
const textCharactersAtMost = 300;

interface Protocols {
  readonly safe: string;
  readonly plain: string;
}
const web: Protocols = { safe: 'https', plain: 'http' };
const sockets: Protocols = { safe: 'wss', plain: 'ws' };
export const protocolsOf = (kind: AppletDomainKind): Protocols => (kind === 'socket' ? sockets : web);

/** Signs that are not seen or turn text around, and spaces. */
const unreadable = /[\s\p{Cc}\p{Default_Ignorable_Code_Point}\p{Bidi_Control}\ufffd]/u;
const portAtMost = 65_535;
const nameCharactersAtMost = 253;
const label = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/;
const ipv4 = /^\d+(?:\.\d+){3}$/;

type Fault =
  | 'unreadable'
  | `domainScheme ${string}`
  | 'domainPath'
  | 'domainUser'
  | 'domainPort'
  | 'domainWildcard'
  | 'domainAddress'
  | 'domainForm';
type Read = { readonly domain: string } | { readonly fault: Fault };

/** The name as DNS writes it: lower case, ASCII (UTS 46), without the final dot. */
const readName = (written: string): { readonly name: string } | { readonly fault: Fault } => {
  if (written.startsWith('[')) return { fault: 'domainAddress' };
  // A browser decodes `%61` to `a`: a second spelling is not needed.
  const name = /[%@:]/.test(written) ? undefined : URL.parse(`https://${written}`)?.hostname.replace(/\.$/, '');
  if (name === undefined) return { fault: 'domainForm' };
  if (ipv4.test(name)) return { fault: 'domainAddress' };
  const labels = name.split('.');
  const isName = labels.length > 1 && name.length <= nameCharactersAtMost && labels.every((one) => label.test(one));
  return isName ? { name } : { fault: 'domainForm' };
};

const readHost = (host: string): Read => {
  const isWildcard = host.startsWith('*.');
  const written = isWildcard ? host.slice(2) : host;
  if (written.includes('*')) return { fault: 'domainWildcard' };
  const read = readName(written);
  return 'fault' in read ? read : { domain: (isWildcard ? '*.' : '') + read.name };
};

/** `:8443`, or an empty text; undefined where it is not a port. */
const readPort = (written: string): string | undefined => {
  if (written === '') return '';
  const port = Number(written.slice(1));
  return /^:[1-9]\d{0,4}$/.test(written) && port <= portAtMost ? written : undefined;
};

/**
 * A legal domain in the normal form that is stored and compared: protocol, name in ASCII, and the port where one was given. Without a port every port
 * may be reached; `*.` stands for one label or more before the name, never for the name itself.
 */
export const readDomain = (kind: AppletDomainKind, text: string): Read => {
  const { safe, plain } = protocolsOf(kind);
  const trimmed = text.trim();
  if (unreadable.test(trimmed)) return { fault: 'unreadable' };
  const [, protocol = '', rest = ''] = /^([a-z]+):\/\/(.*)$/i.exec(trimmed) ?? [];
  const scheme = protocol.toLowerCase();
  if (scheme !== safe && scheme !== plain) return { fault: `domainScheme ${safe}:// ${plain}://` };
  const whole = rest.replace(/\/$/, '');
  if (/[/?#\\]/.test(whole)) return { fault: 'domainPath' };
  if (whole.includes('@')) return { fault: 'domainUser' };
  const [, host = '', after = ''] = /^(\[[^\]]*\]|[^:]*)(.*)$/.exec(whole) ?? [];
  const port = readPort(after);
  if (port === undefined) return { fault: 'domainPort' };
  const read = readHost(host);
  return 'fault' in read ? read : { domain: `${scheme}://${read.domain}${port}` };
};

/** The name in a domain that was read, and whether it stands for the names below. */
export const nameOfDomain = (domain: string): { readonly name: string; readonly isWildcard: boolean } => {
  const [, star, name = ''] = /^[a-z]+:\/\/(\*\.)?([^:]*)/.exec(domain) ?? [];
  return { name, isWildcard: star !== undefined };
};

const Domain = (kind: AppletDomainKind) =>
  z
    .pipe(
      z.string().check(z.maxLength(textCharactersAtMost, { error: `tooLong ${textCharactersAtMost}`, abort: true })),
      z.transform((text) => {
        const read = readDomain(kind, text);
        return 'domain' in read ? read.domain : text;
      }),
    )
    .check(
      z.superRefine((text, context) => {
        const read = readDomain(kind, text);
        if ('fault' in read) context.addIssue({ code: 'custom', message: read.fault });
      }),
    );

const Domains = (kind: AppletDomainKind) =>
  z.array(Domain(kind)).check(
    z.maxLength(appletDomainsAtMost),
    z.superRefine((list, context) => {
      for (const [at, domain] of list.entries())
        if (list.indexOf(domain) < at) context.addIssue({ code: 'custom', path: [at], message: 'domainTwice' });
    }),
  );

/** What a mini program may reach, by kind. */
export const AppletDomains = z.strictObject({
  request: Domains('request'),
  socket: Domains('socket'),
  upload: Domains('upload'),
  download: Domains('download'),
  page: Domains('page'),
});
export type AppletDomains = z.infer<typeof AppletDomains>;
