import type { SessionEntry } from '@balcao/contract/session';
import { parse } from 'bowser';

export interface Device {
  /** Name and main version, as in «Chrome 142»; empty when nobody knows. */
  readonly browser: string;
  /** As in «Windows», without a version: browsers no longer tell the true one. Empty when nobody knows. */
  readonly system: string;
  readonly device: SessionEntry['device'];
}

const devices: Readonly<Record<string, Device['device']>> = { mobile: 'phone', tablet: 'tablet' };

/**
 * What a browser says that it is. Only names that the parser knows come out, so nobody can put words of their own on someone
 * else's screen. Unknown names are empty: the screens have words for that in four languages.
 */
export const deviceOf = (userAgent: string): Device => {
  // The parser throws at nothing at all.
  const { browser, os, platform } = parse(userAgent || '?');
  const version = browser.version?.split('.')[0] ?? '';
  return {
    browser: [browser.name, version].filter(Boolean).join(' '),
    system: os.name ?? '',
    device: devices[platform.type ?? ''] ?? 'computer',
  };
};
