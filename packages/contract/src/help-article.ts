import type * as z from 'zod/mini';
import { codes } from './codes.ts';

/** What an article is about, in the order in which the help center shows it. */
export const HelpArea = codes(['account', 'team', 'sale', 'money', 'integration', 'applet', 'channel', 'safety']);
export type HelpArea = z.infer<typeof HelpArea>;

/** Every article and its area, in the order of the help center. Each is a file for each language. */
export const helpArticles = {
  register: 'account',
  'two-step': 'account',
  passkey: 'account',
  'qr-login': 'account',
  notification: 'account',
  support: 'account',
  team: 'team',
  member: 'team',
  role: 'team',
  certification: 'team',
  log: 'team',
  'payment-data': 'sale',
  product: 'sale',
  order: 'sale',
  refund: 'sale',
  preauth: 'sale',
  'shop-code': 'sale',
  device: 'sale',
  instalment: 'sale',
  dispute: 'sale',
  dashboard: 'money',
  fee: 'money',
  settlement: 'money',
  withdrawal: 'money',
  'pix-key': 'money',
  statement: 'money',
  certificate: 'integration',
  webhook: 'integration',
  tool: 'integration',
  sandbox: 'integration',
  applet: 'applet',
  'applet-key': 'applet',
  domain: 'applet',
  version: 'applet',
  'applet-message': 'applet',
  usage: 'applet',
  channel: 'channel',
  'channel-certification': 'channel',
  broadcast: 'channel',
  association: 'channel',
  follower: 'channel',
  conversation: 'channel',
  robot: 'channel',
  workflow: 'channel',
  template: 'channel',
  security: 'safety',
  'personal-data': 'safety',
} as const satisfies Readonly<Record<string, HelpArea>>;
export type HelpSlug = keyof typeof helpArticles;
export const helpSlugs = Object.keys(helpArticles) as readonly HelpSlug[];
export const HelpSlug = codes(helpSlugs);

/** Guides for developers, which are written in English. */
export const HelpGuide = codes(['open-api', 'applets']);
export type HelpGuide = z.infer<typeof HelpGuide>;
