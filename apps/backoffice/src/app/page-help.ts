import type { HelpSlug } from '@balcao/contract/help-article';

/** The beginnings of addresses and the article that explains what stands there; the first that fits holds. */
const articles: readonly (readonly [address: RegExp, slug: HelpSlug])[] = [
  [/^\/payment\/overview/, 'dashboard'],
  [/^\/payment\/transaction\/dashboard/, 'dashboard'],
  [/^\/payment\/transaction\/refunds/, 'refund'],
  [/^\/payment\/transaction\/disputes/, 'dispute'],
  [/^\/payment\/transaction\/bills/, 'statement'],
  [/^\/payment\/transaction\/preauths/, 'preauth'],
  [/^\/payment\/transaction/, 'order'],
  [/^\/payment\/products/, 'product'],
  [/^\/payment\/statement/, 'statement'],
  [/^\/payment\/financial\/destinations/, 'pix-key'],
  [/^\/payment\/financial\/settlements/, 'settlement'],
  [/^\/payment\/financial/, 'withdrawal'],
  [/^\/applets/, 'applet'],
  [/^\/applet\/[^/]+\/version/, 'version'],
  [/^\/applet\/[^/]+\/develop/, 'applet-key'],
  [/^\/applet\/[^/]+\/message/, 'applet-message'],
  [/^\/applet\//, 'applet'],
  [/^\/channels/, 'channel'],
  [/^\/channel\/[^/]+\/(broadcast|replies)/, 'broadcast'],
  [/^\/channel\/[^/]+\/services\/conversations/, 'conversation'],
  [/^\/channel\/[^/]+\/services\/workflow/, 'workflow'],
  [/^\/channel\/[^/]+\/services\/robots/, 'robot'],
  [/^\/channel\/[^/]+\/services\/associate/, 'association'],
  [/^\/channel\/[^/]+\/setting\/.*(certification|subject)/, 'channel-certification'],
  [/^\/channel\//, 'channel'],
  [/^\/messages/, 'template'],
  [/^\/setting\/team\/role/, 'role'],
  [/^\/setting\/team/, 'member'],
  [/^\/setting\/payment/, 'certificate'],
  [/^\/setting\/merchant\/payment/, 'payment-data'],
  [/^\/setting\/merchant/, 'certification'],
  [/^\/notifications/, 'notification'],
  [/^\/tool/, 'tool'],
  [/^\/teams/, 'team'],
  [/^\/certify/, 'certification'],
  [/^\/account/, 'security'],
];

/** Where a page is explained; undefined where no article is about it. */
export const helpOf = (pathname: string): string | undefined => {
  const slug = articles.find(([address]) => address.test(pathname))?.[1];
  return slug && `/help/${slug}`;
};
