import { createAccessToken, exchangeLoginCode } from '@balcao/contract/applet-server';
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

/**
 * Asks the platform who gave the code of a login. The access token is kept until the platform does not take it any more.
 * @throws RefusedError `login_code_wrong` for a code that is used, over or of another mini program.
 */
export const createOpenIds = ({ baseUrl, appId, appSecret, send = fetch }: AppletServer) => {
  let token: string | undefined;
  const call = createCaller({
    baseUrl,
    send,
    headers: () => (token === undefined ? {} : { authorization: `Bearer ${token}` }),
  });
  const exchange = async (code: string): Promise<string> => {
    token ??= (await call(createAccessToken, { body: { appId, appSecret } })).accessToken;
    return (await call(exchangeLoginCode, { body: { code } })).openId;
  };
  return async (code: string): Promise<string> => {
    try {
      return await exchange(code);
    } catch (error) {
      if (!(error instanceof RefusedError && error.name === 'access_token_wrong')) throw error;
      token = undefined;
      return exchange(code);
    }
  };
};
