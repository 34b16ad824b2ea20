import type { HelpArea } from '@balcao/contract/help-article';

/** The beginnings of addresses and what stands there is about; the first that fits holds. */
const areas: readonly (readonly [address: RegExp, area: HelpArea])[] = [
  [/^\/payment\/(financial|statement|overview|transaction\/dashboard)/, 'money'],
  [/^\/payment/, 'sale'],
  [/^\/applet/, 'applet'],
  [/^\/(channel|messages)/, 'channel'],
  [/^\/(setting\/payment|tool)/, 'integration'],
  [/^\/(setting|teams|certify)/, 'team'],
];
/** What a question that is asked from a page is probably about. */
export const areaOf = (page: string): HelpArea => areas.find(([address]) => address.test(page))?.[1] ?? 'account';
