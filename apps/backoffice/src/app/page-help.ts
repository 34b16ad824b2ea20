import type { HelpSlug } from '@balcao/contract/help-article';

/** The beginnings of addresses, with their tab, and the article that explains what stands there; the first that fits holds. */
const articles: readonly (readonly [address: RegExp, slug: HelpSlug])[] = [
  [/^\/payment\/overview/, 'dashboard'],
  [/^\/payment\/transaction\/dashboard/, 'dashboard'],
  [/^\/payment\/transaction\/refunds/, 'refund'],
  [/^\/payment\/transaction\/disputes/, 'dispute'],
  [/^\/payment\/transaction\/bills/, 'statement'],
  [/^\/payment\/transaction\/preauths/, 'preauth'],
  [/^\/payment\/transaction\/instalments/, 'instalment'],
  [/^\/payment\/transaction/, 'order'],
  [/^\/payment\/products\/04/, 'shop-code'],
  [/^\/payment\/products\/11/, 'preauth'],
  [/^\/payment\/products\/(53|54|99)/, 'device'],
  [/^\/payment\/products/, 'product'],
  [/^\/payment\/statement/, 'statement'],
  [/^\/payment\/financial\/destinations/, 'pix-key'],
  [/^\/payment\/financial\/settlements/, 'settlement'],
  [/^\/payment\/financial/, 'withdrawal'],
  [/^\/applets/, 'applet'],
  [/^\/applet\/[^/]+\/version/, 'version'],
  [/^\/applet\/[^/]+\/develop/, 'applet-key'],
  [/^\/applet\/[^/]+\/message/, 'applet-message'],
  [/^\/applet\/[^/]+\/usage/, 'usage'],
  [/^\/applet\//, 'applet'],
  [/^\/channels/, 'channel'],
  [/^\/channel\/[^/]+\/broadcast/, 'broadcast'],
  [/^\/channel\/[^/]+\/(followers|replies)/, 'follower'],
  [/^\/channel\/[^/]+\/services\/conversations/, 'conversation'],
  [/^\/channel\/[^/]+\/services\/workflow/, 'workflow'],
  [/^\/channel\/[^/]+\/services\/robots/, 'robot'],
  [/^\/channel\/[^/]+\/services\/associate/, 'association'],
  [/^\/channel\/[^/]+\/setting\/.*(certification|subject)/, 'channel-certification'],
  [/^\/channel\//, 'channel'],
  [/^\/messages/, 'template'],
  [/^\/setting\/team\/role/, 'role'],
  [/^\/setting\/team\?tab=log/, 'log'],
  [/^\/setting\/team/, 'member'],
  [/^\/setting\/payment\?tab=notifications/, 'webhook'],
  [/^\/setting\/payment/, 'certificate'],
  [/^\/setting\/merchant\/payment/, 'payment-data'],
  [/^\/setting\/merchant/, 'certification'],
  [/^\/notifications/, 'notification'],
  [/^\/tool/, 'tool'],
  [/^\/teams/, 'team'],
  [/^\/certify/, 'certification'],
  [/^\/account/, 'security'],
];

/** Where a page, or the tab of it that is open, is explained; undefined where no article is about it. */
export const helpOf = (pathname: string, tab: string | undefined): string | undefined => {
  const here = tab ? `${pathname}?tab=${tab}` : pathname;
  const slug = articles.find(([address]) => address.test(here))?.[1];
  return slug && `/help/${slug}`;
};
