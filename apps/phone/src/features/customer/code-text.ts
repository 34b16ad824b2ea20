import { parseBrCode } from '@balcao/brazil/br-code';
import { codeInText } from '@balcao/contract/authorization';

/** Why a text cannot be paid, before anyone is asked: a key of `customer.problem`. */
export type CodeProblem = 'empty' | 'malformed' | 'damaged' | 'notPix' | 'notBrl';

const problems = { malformed: 'malformed', 'wrong-crc': 'damaged', 'not-pix': 'notPix', 'not-brl': 'notBrl' } as const;

/**
 * The code in what someone pasted or scanned, of Pix or of the back office: the text without line breaks, which mails and chats put in; or, where it is an
 * address of this phone (`…/phone/pay?code=…`), the code that the address carries.
 */
export const codeIn = (text: string, origin: string): string => {
  const line = text.replace(/[\r\n\t]+/g, '').trim();
  const url = /^https?:\/\//i.test(line) ? URL.parse(line) : null;
  return (url?.origin === origin ? url.searchParams.get('code')?.trim() : undefined) ?? line;
};

/** An address of an order or of a shop's code; the server knows whether it is one of ours. */
const isPayAddress = (code: string): boolean =>
  /^https?:\/\//i.test(code) && /\/(?:pay|qr)\/[A-Za-z0-9_-]{8,64}$/.test(URL.parse(code)?.pathname ?? '');

/** What is wrong with a code, judged by its own structure and checksum; undefined when it is worth asking the server. */
export const problemOf = (code: string): CodeProblem | undefined => {
  if (code === '') return 'empty';
  if (codeInText(code) !== undefined || isPayAddress(code)) return undefined;
  const read = parseBrCode(code);
  return read.ok ? undefined : problems[read.reason];
};

/** A channel that a code leads to, with the invitation that it carries: an address of this phone. */
export const channelIn = (
  text: string,
  origin: string,
): { link: string; search: { invitation?: string } } | undefined => {
  const url = URL.parse(text.trim());
  const [, link] = /^\/phone\/channel\/([\w-]{22})\/?$/.exec(url?.pathname ?? '') ?? [];
  if (!url || url.origin !== origin || !link) return undefined;
  const invitation = url.searchParams.get('invitation');
  return { link, search: invitation === null ? {} : { invitation } };
};

/** A page of a mini program that a code leads to: an address of this phone. */
export const appletIn = (
  text: string,
  origin: string,
): { appId: string; search: Readonly<Record<string, string>> } | undefined => {
  const url = URL.parse(text.trim());
  const [, appId] = /^\/phone\/applet\/(bl[0-9a-f]{16})\/?$/.exec(url?.pathname ?? '') ?? [];
  if (!url || url.origin !== origin || !appId) return undefined;
  return { appId, search: Object.fromEntries(url.searchParams) };
};
