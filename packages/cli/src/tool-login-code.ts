import os from 'node:os';
import process from 'node:process';
import type { ReplyOf } from '@balcao/contract/endpoint';
import type { Locale } from '@balcao/contract/locale';
import { beginToolLogin, collectToolKey, type ToolSystem } from '@balcao/contract/tool-login';
import { RefusedError } from '@balcao/sdk/client';
import { openBrowser } from './open-browser.ts';
import { Cancelled, Refused } from './outcome.ts';
import { isPlatformAddress } from './platform-address.ts';
import { shownText } from './shown-text.ts';
import { type CallTool, callerOf, passes, pauseFor } from './tool-caller.ts';
import type { ToolTexts } from './tool-texts.ts';

export interface Confirming {
  readonly baseUrl: string;
  readonly texts: ToolTexts;
  readonly locale: Locale;
  readonly stop: AbortSignal;
  readonly isOpening: boolean;
  /** Says something while it goes on: to people in lines, to programs as one line of JSON. */
  readonly print: (lines: readonly string[], json: object) => void;
}

const systems: Readonly<Partial<Record<NodeJS.Platform, ToolSystem>>> = {
  linux: 'linux',
  darwin: 'macos',
  win32: 'windows',
};
/** The name of this computer, in signs that go over the wire. */
const computerName = (): string =>
  os
    .hostname()
    .normalize('NFD')
    .replaceAll(/[^A-Za-z0-9._-]+/g, '')
    .slice(0, 60) || 'computer';

type Begun = ReplyOf<typeof beginToolLogin>;

/** Asks until a person has answered, no faster than the platform likes; a line that breaks passes. */
const collected = async (call: CallTool, begun: Begun, { stop, texts }: Confirming): Promise<string> => {
  for (let seconds = begun.intervalSeconds; ; ) {
    await pauseFor(seconds * 1_000, stop);
    if (stop.aborted) throw new Cancelled();
    try {
      const { status, key } = await call(collectToolKey, { body: { secret: begun.secret } }, { signal: stop });
      if (key !== null) return key;
      if (status === 'denied') throw new Refused(texts.loginDenied);
      if (status !== 'waiting') throw new Refused(texts.loginExpired);
    } catch (error) {
      if (stop.aborted) throw new Cancelled();
      if (error instanceof Refused || !passes(error)) throw error;
      if (Date.parse(begun.expiresAt) < Date.now()) throw new Refused(texts.loginExpired);
      if (error instanceof RefusedError) seconds = Math.max(seconds, error.retryAfterSeconds ?? seconds);
    }
  }
};

/**
 * Shows a code and where to confirm it, and waits for the key (RFC 8628). The browser is opened where it was asked for only.
 * @throws Refused when the person denies it, or does not answer in time.
 */
export const confirmedKey = async (confirming: Confirming): Promise<string> => {
  const { baseUrl, texts, locale, isOpening, print } = confirming;
  const call = callerOf({ baseUrl, key: '' }, locale);
  const system = systems[process.platform] ?? 'other';
  const begun = await call(beginToolLogin, { body: { computer: computerName(), system } });
  const [code, address] = [shownText(begun.code), shownText(begun.address)];
  print(texts.loginCode(code, address), { kind: 'code', code, address, expiresAt: begun.expiresAt });
  if (isOpening && isPlatformAddress(begun.address)) openBrowser(begun.address);
  return collected(call, begun, confirming);
};
