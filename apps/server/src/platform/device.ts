import type { SessionEntry } from '@balcao/contract/session';
import { parse } from 'bowser';

export interface Device {
  /** Name and main version, as in «Chrome 142»; empty when unknown. */
  readonly browser: string;
  /** As in «Windows», without a version: browsers no longer tell the true one. Empty when unknown. */
  readonly system: string;
  readonly device: SessionEntry['device'];
}

const devices: Readonly<Record<string, Device['device']>> = { mobile: 'phone', tablet: 'tablet' };

/**
 * What a browser says that it is. Only names that the parser knows are returned, so that strangers cannot put text of their own on someone else's
 * screen. Unknown names are empty: the screens have words for that in four languages.
 */
export const deviceOf = (userAgent: string): Device => {
  // The parser never throws.
  const { browser, os, platform } = parse(userAgent || '?');
  const version = browser.version?.split('.')[0] ?? '';
  return {
    browser: [browser.name, version].filter(Boolean).join(' '),
    system: os.name ?? '',
    device: devices[platform.type ?? ''] ?? 'computer',
  };
};
