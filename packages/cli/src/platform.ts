import type { Locale } from '@balcao/contract/locale';
import type { Caller } from '@balcao/sdk/client';
import { createBearerCaller } from '@balcao/sdk/member';

/** The platform, as the tool of one machine calls it. */
export interface Platform {
  /** Calls an endpoint. */
  readonly call: Caller;
  /** Sends a request to a path of the platform. */
  readonly send: (path: string, init: RequestInit) => Promise<Response>;
}

/** A key is never carried on to where an answer points. */
const redirect = 'error';

/** `server` is the address of the platform; `key` the upload key. */
export const openPlatform = (server: string, key: string, locale: Locale): Platform => ({
  call: createBearerCaller({
    baseUrl: server,
    send: (request) => fetch(request, { redirect }),
    token: () => key,
    language: () => locale,
    timeZone: () => Intl.DateTimeFormat().resolvedOptions().timeZone,
  }),
  send: (path, { headers, ...init }) =>
    fetch(new URL(path, server), {
      ...init,
      redirect,
      headers: {
        ...(headers as Record<string, string>),
        authorization: `Bearer ${key}`,
        'accept-language': locale.slice(0, 2),
      },
    }),
});
