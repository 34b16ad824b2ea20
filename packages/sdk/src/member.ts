import type { Endpoint } from '@balcao/contract/endpoint';
import { localeOf } from '@balcao/contract/locale';
import { type CallerOptions, createCaller, requestOf } from './client.ts';

export interface BearerOptions {
  readonly baseUrl: string;
  readonly send: CallerOptions['send'];
  readonly token: () => string | undefined;
  /** A BCP 47 tag; its prefix travels (rule: four-languages). */
  readonly language: () => string;
  /** An IANA zone name. */
  readonly timeZone: () => string;
}

const optionsOf = ({ baseUrl, send, token, language, timeZone }: BearerOptions): CallerOptions => ({
  baseUrl,
  send,
  headers: () => {
    const held = token();
    return {
      'accept-language': localeOf(language()).slice(0, 2),
      'time-zone': timeZone(),
      ...(held ? { authorization: `Bearer ${held}` } : {}),
    };
  },
});

/** The caller of people: members in the back office, staff in the console, users of the phone. */
export const createBearerCaller = (options: BearerOptions) => createCaller(optionsOf(options));

/** The raw answer of an endpoint that streams (an export, live events), with the same headers as every call. */
export const openStream = (
  options: BearerOptions,
  target: Endpoint,
  query: Readonly<Record<string, unknown>>,
  signal: AbortSignal,
  params: Readonly<Record<string, unknown>> = {},
  body?: object,
): Promise<Response> =>
  options.send(requestOf(optionsOf(options), target, { params, query, ...(body && { body }) }, { signal }));
