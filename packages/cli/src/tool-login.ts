import type { Locale } from '@balcao/contract/locale';
import { getToolTeam } from '@balcao/contract/tool';
import { type Ask, answered } from './ask.ts';
import { type Environment, forgetKey, keepKey } from './kept-key.ts';
import { exitCode, type Outcome } from './outcome.ts';
import { isPlatformAddress } from './platform-address.ts';
import { textsOf } from './texts.ts';
import { callerOf, failureOf } from './tool-caller.ts';
import { toolTextsOf } from './tool-texts.ts';

interface Login {
  readonly server?: string | undefined;
}

/** Keeps a key on this computer, once the platform has said whose it is. */
export const toolLogin = async (given: Login, environment: Environment, ask: Ask, locale: Locale): Promise<Outcome> => {
  const texts = toolTextsOf(locale);
  const common = textsOf(locale);
  const faultOf = async (address: string) => (isPlatformAddress(address) ? undefined : texts.addressWrong(address));
  const address = { text: texts.askBaseUrl, faultOf };
  const baseUrl = await answered(given.server ?? environment.BALCAO_URL, '--server', address, ask, common);
  const secret = { text: texts.askKey, isSecret: true };
  const key = await answered(environment.BALCAO_KEY, 'BALCAO_KEY', secret, ask, common);
  try {
    const { merchantName, merchantNumber, keyName, isSandbox } = await callerOf({ baseUrl, key }, locale)(
      getToolTeam,
      {},
    );
    await keepKey(environment, { baseUrl, key });
    return {
      code: exitCode.good,
      lines: [texts.loggedIn(`${merchantName} (${merchantNumber})`, keyName)],
      json: { ok: true, merchantName, merchantNumber, keyName, isSandbox },
    };
  } catch (error) {
    throw failureOf(error, { baseUrl }, texts);
  }
};

export const toolLogout = async (environment: Environment, locale: Locale): Promise<Outcome> => {
  const texts = toolTextsOf(locale);
  const wasThere = await forgetKey(environment);
  return {
    code: exitCode.good,
    lines: [wasThere ? texts.loggedOut : texts.wasLoggedOut],
    json: { ok: true, wasThere },
  };
};
