import { faultMessageAtMost } from '@balcao/contract/usage-fault';

const hidden = '…';
type Instead = string | ((found: string, ...parts: (string | undefined)[]) => string);

/** In this order: an address may hold an e-mail, and an e-mail digits. */
const masks: readonly (readonly [RegExp, Instead])[] = [
  // Of an address its host: the path may carry an id, or the secret of the opening.
  [
    /\b((?:https?|wss?|blob|data|file):(?:https?:)?(?:\/\/)?)(?:[\w.:-]*@)?([\w.-]*)([:/?#][^\s"'`)]*)?/gi,
    (_, scheme, host, rest) => `${scheme}${host}${rest ? `/${hidden}` : ''}`,
  ],
  [/[^\s@"'`<>(),;:]+@[^\s@"'`<>(),;:]+/g, hidden],
  // From the first to the last: a piece of JSON in quotes has quotes of its own.
  [/["`“”«»](?:.*["`“”«»]|.*)/gs, `"${hidden}"`],
  [/(?<![\p{L}\d])['‘](?:[^'’]|['’](?=\p{L}))*['’](?!\p{L})/gu, `"${hidden}"`],
  // What has letters and digits is an id or a token, if it is long.
  [/\b(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{8,}\b/g, hidden],
  [/\d+(?:[\d.,:/\s()+-]*\d)?/g, '#'],
];

/** A message without what may be of a person: numbers, addresses, e-mails, ids, and what stood in quotes. */
export const maskedMessage = (message: string): string => {
  const cut = message.slice(0, faultMessageAtMost);
  const text = masks.reduce((masked, [found, instead]) => masked.replaceAll(found, instead as string), cut);
  return text.replaceAll(/\s+/g, ' ').trim().slice(0, faultMessageAtMost);
};
