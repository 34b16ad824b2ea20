import type { Locale } from '@balcao/contract/locale';
import { getToolTeam } from '@balcao/contract/tool';
import { type Ask, answered } from './ask.ts';
import { type Environment, forgetKey, type KeptKey, keepKey } from './kept-key.ts';
import { exitCode, type Outcome } from './outcome.ts';
import { isPlatformAddress } from './platform-address.ts';
import { textsOf } from './texts.ts';
import { callerOf, failureOf } from './tool-caller.ts';
import { type Confirming, confirmedKey } from './tool-login-code.ts';
import { toolTextsOf } from './tool-texts.ts';

export interface Login {
  readonly server?: string | undefined;
  /** The person types a key that was made in the back office. */
  readonly withKey?: boolean;
  /** Opens the address in the browser. */
  readonly open?: boolean;
}
export interface LoginRun extends Omit<Confirming, 'baseUrl' | 'texts' | 'isOpening'> {
  readonly environment: Environment;
  readonly ask: Ask;
}

/** The key that was given or typed; undefined where a person is to confirm a code in the back office. */
const givenKey = async ({ withKey = false }: Login, { environment, ask, locale }: LoginRun) => {
  const [texts, common] = [toolTextsOf(locale), textsOf(locale)];
  const { BALCAO_KEY, CI } = environment;
  // A run without a terminal would wait in vain.
  const isTyped = withKey || (!BALCAO_KEY && CI !== undefined);
  if (!BALCAO_KEY && !isTyped) return undefined;
  return answered(BALCAO_KEY || undefined, 'BALCAO_KEY', { text: texts.askKey, isSecret: true }, ask, common);
};

/** Keeps a key on this computer, once the platform has said whose it is. */
const keep = async (used: KeptKey, { environment, locale }: LoginRun): Promise<Outcome> => {
  const { merchantName, merchantNumber, keyName, isSandbox } = await callerOf(used, locale)(getToolTeam, {});
  await keepKey(environment, used);
  return {
    code: exitCode.good,
    lines: [toolTextsOf(locale).loggedIn(`${merchantName} (${merchantNumber})`, keyName)],
    json: { ok: true, merchantName, merchantNumber, keyName, isSandbox },
  };
};

/** Connects this computer to a team: by a code that a person confirms in the back office, or by a key. */
export const toolLogin = async (given: Login, run: LoginRun): Promise<Outcome> => {
  const { environment, ask, locale } = run;
  const [texts, common] = [toolTextsOf(locale), textsOf(locale)];
  const faultOf = async (address: string) => (isPlatformAddress(address) ? undefined : texts.addressWrong(address));
  const address = { text: texts.askBaseUrl, faultOf };
  const baseUrl = await answered(given.server ?? environment.BALCAO_URL, '--server', address, ask, common);
  try {
    const isOpening = given.open ?? false;
    const key = (await givenKey(given, run)) ?? (await confirmedKey({ ...run, baseUrl, texts, isOpening }));
    return await keep({ baseUrl, key }, run);
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
