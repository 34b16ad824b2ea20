import { listMails } from '@balcao/contract/sandbox';

/** A piece of a mail: words, a six-digit code that can be copied, or an address that can be opened. */
export interface MailPart {
  readonly kind: 'text' | 'code' | 'link';
  readonly text: string;
  /** Where in the mail it begins: tells equal pieces apart. */
  readonly at: number;
}

const addresses = /https?:\/\/[^\s<>"'。，；：！？（）]+/g;
// Six digits that stand alone: no part of a longer number, an amount, a word, a path or an address.
const codes = /(?<![\w.,/\-+#@])\d{6}(?![\w/\-@]|[.,:]\d)/g;

const textParts = (text: string, at: number): MailPart[] => {
  const parts: MailPart[] = [];
  let end = 0;
  for (const { 0: code, index } of text.matchAll(codes)) {
    parts.push(
      { kind: 'text', text: text.slice(end, index), at: at + end },
      { kind: 'code', text: code, at: at + index },
    );
    end = index + code.length;
  }
  return [...parts, { kind: 'text', text: text.slice(end), at: at + end }];
};

/**
 * Cuts the text of a mail into what is shown: only addresses of our own origin become links, since a mail may carry what anyone
 * wrote; the full stop after an address belongs to the sentence.
 */
export const partsOf = (text: string, origin: string): MailPart[] => {
  const parts: MailPart[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(addresses)) {
    const address = found.replace(/[.,;:!?)\]}]+$/, '');
    const kind = URL.parse(address)?.origin === origin ? 'link' : 'text';
    parts.push(...textParts(text.slice(end, index), end), { kind, text: address, at: index });
    end = index + address.length;
  }
  return [...parts, ...textParts(text.slice(end), end)].filter((part) => part.text !== '');
};

/** The verification code that a mail carries, if it carries one. */
export const codeOf = (text: string): string | undefined => partsOf(text, '').find(({ kind }) => kind === 'code')?.text;

/** The first words of a mail, on one line. */
export const beginningOf = (text: string): string => text.slice(0, 200).replace(/\s+/g, ' ').trim();

/** What someone typed to filter by, once it is a whole address: then the server looks for older mails to it as well. */
export const wholeAddress = (typed: string | undefined): string | undefined =>
  listMails.query.safeParse({ to: typed }).data?.to;
