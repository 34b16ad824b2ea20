import * as z from 'zod/mini';

/** Signs that turn text around or are not seen, at any place of an address. */
const disguises = /[\p{Cc}\p{Default_Ignorable_Code_Point}\u2028\u2029\ufffd]|%(?:e2%80%a[a-e]|00)/iu;
const isPlainAddress = (text: string): boolean => {
  const url = URL.parse(text);
  return url !== null && !disguises.test(text) && !url.hostname.includes('*') && url.port !== '0';
};

/**
 * Where a team is told of events. Without `user:password@`: addresses are shown and kept as they are, and what is sent there is signed.
 */
export const WebhookAddress = z.url({ protocol: /^https?$/ }).check(
  z.maxLength(500),
  z.refine(isPlainAddress, { params: { text: 'addressForm' } }),
  z.refine(
    (text) => {
      const url = URL.parse(text);
      return !url?.username && !url?.password;
    },
    { params: { text: 'addressPassword' } },
  ),
);
