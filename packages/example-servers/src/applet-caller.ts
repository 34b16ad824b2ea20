import { createAccessToken, exchangeLoginCode } from '@balcao/contract/applet-server';
import type { BodyOf } from '@balcao/contract/endpoint';
import { sendMessage } from '@balcao/contract/message-delivery';
import { type CallerOptions, createCaller, RefusedError } from '@balcao/sdk/client';

interface AppletServer {
  /** The platform's address, without a path. */
  readonly baseUrl: string;
  readonly appId: string;
  /** It never leaves the server. */
  readonly appSecret: string;
  /** Does the round trip; `fetch` unless given. */
  readonly send?: CallerOptions['send'];
}

/** What the server of a mini program asks the platform for. */
export interface AppletCaller {
  /**
   * Who gave the code of a login: an id that is another one in each mini program.
   * @throws RefusedError `login_code_wrong` for a code that is used, over or of another mini program.
   */
  openIdOf(code: string): Promise<string>;
  /**
   * Sends a subscribe message, once for its key.
   * @throws RefusedError such as `consent_missing` when nothing comes.
   */
  sendMessage(message: BodyOf<typeof sendMessage>, idempotencyKey: string): Promise<void>;
}

/** Calls as the mini program; the access token is kept until the platform does not take it any more. */
export const createAppletCaller = ({ baseUrl, appId, appSecret, send = fetch }: AppletServer): AppletCaller => {
  let token: string | undefined;
  const call = createCaller({
    baseUrl,
    send,
    headers: () => (token === undefined ? {} : { authorization: `Bearer ${token}` }),
  });
  const withToken = async <T>(work: () => Promise<T>): Promise<T> => {
    token ??= (await call(createAccessToken, { body: { appId, appSecret } })).accessToken;
    return work();
  };
  const renewingToken = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await withToken(work);
    } catch (error) {
      if (!(error instanceof RefusedError && error.name === 'access_token_wrong')) throw error;
      token = undefined;
      return withToken(work);
    }
  };
  return {
    openIdOf: async (code) => (await renewingToken(() => call(exchangeLoginCode, { body: { code } }))).openId,
    sendMessage: async (body, idempotencyKey) => {
      await renewingToken(() => call(sendMessage, { body }, { idempotencyKey }));
    },
  };
};
