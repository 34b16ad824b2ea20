import type { Locale } from '@balcao/contract/locale';
import { type Caller, RefusedError } from '@balcao/sdk/client';
import { type Environment, type KeptKey, readKey } from './kept-key.ts';
import { Cancelled, Refused, WrongCall } from './outcome.ts';
import { openPlatform } from './platform.ts';
import { isPlatformAddress } from './platform-address.ts';
import type { ToolTexts } from './tool-texts.ts';

export type CallTool = Caller;
export const callerOf = ({ baseUrl, key }: KeptKey, locale: Locale): CallTool =>
  openPlatform(baseUrl, key, locale).call;

/** By what the tool calls: what was given, or else what is kept. @throws WrongCall where something is missing or wrong. */
export const keyFor = async (
  environment: Environment,
  baseUrl: string | undefined,
  texts: ToolTexts,
): Promise<KeptKey> => {
  const kept = await readKey(environment);
  const used = {
    baseUrl: baseUrl || environment.BALCAO_URL || kept?.baseUrl,
    key: environment.BALCAO_KEY || kept?.key,
  };
  if (!used.baseUrl || !used.key) throw new WrongCall(texts.noKey);
  if (!isPlatformAddress(used.baseUrl)) throw new WrongCall(texts.addressWrong(used.baseUrl));
  return { baseUrl: used.baseUrl, key: used.key };
};

/** The key is not valid any more: a retry would not help. */
export const hasEnded = (error: unknown): boolean =>
  error instanceof RefusedError && (error.name === 'session_ended' || error.name === 'session_missing');

/** A refusal that says when to come again, or a server that is away, passes; every other refusal stays. */
export const passes = (error: unknown): boolean =>
  !(error instanceof RefusedError) ||
  error.name === 'too_many_requests' ||
  error.name === 'unavailable' ||
  (error.code >= 5_00 && error.code < 600);

/** What went wrong, in the person's words. */
export const failureOf = (error: unknown, { baseUrl }: Pick<KeptKey, 'baseUrl'>, texts: ToolTexts): Error => {
  if (error instanceof WrongCall || error instanceof Refused || error instanceof Cancelled) return error;
  if (hasEnded(error)) return new Refused(texts.keyEnded);
  // What is wrong with a field is said by the field.
  if (error instanceof RefusedError) return new Refused(Object.values(error.fields ?? {}).join(' ') || error.message);
  return new Error(texts.unreachable(new URL(baseUrl).origin), { cause: error });
};

/** Waits, and no longer than until the person ends it. */
export const pauseFor = (ms: number, stop: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (stop.aborted) return resolve();
    const end = (): void => {
      clearTimeout(timer);
      stop.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    stop.addEventListener('abort', end);
  });
