import type { Passkey } from '@balcao/contract/passkey';

/** What the server asks of a browser, in WebAuthn's own form, which its library reads. */
interface Asked {
  readonly challenge: string;
  readonly [more: string]: unknown;
}

type Library = typeof import('@simplewebauthn/browser');
let loaded: Library | undefined;

/** Fetched when someone reaches for a passkey: most visits of the login never do. */
const library = async (): Promise<Library> => {
  loaded ??= await import('@simplewebauthn/browser');
  return loaded;
};
type Creation = Parameters<Library['startRegistration']>[0]['optionsJSON'];
type Request = Parameters<Library['startAuthentication']>[0]['optionsJSON'];

/** Whether passkeys can be made and used here: browsers do so at names only, never at bare addresses like 192.168.0.7. */
export const canUsePasskeys = (): boolean =>
  window.isSecureContext && 'PublicKeyCredential' in window && !/^[\d.]+$|:/.test(location.hostname);

/** Fetches what the two below need, so that the device asks at once. */
export const warmUpPasskeys = (): void => void library().catch(() => undefined);

/** Lets the device make a passkey. @throws an error that `failureOf` explains. */
export const makePasskey = async (options: Asked) =>
  (await library()).startRegistration({ optionsJSON: options as unknown as Creation });

/**
 * Lets the device answer by one of its passkeys. `inField`: it offers them in the field marked `webauthn` and waits, for as long as
 * the page is open, until someone takes one; the next call of either kind ends that wait.
 * @throws an error that `failureOf` explains.
 */
export const answerByPasskey = async (options: Asked, { inField = false } = {}) =>
  (await library()).startAuthentication({
    optionsJSON: options as unknown as Request,
    useBrowserAutofill: inField,
  });

/** Ends a wait of `answerByPasskey`, at once. */
export const stopWaiting = (): void => loaded?.WebAuthnAbortService.cancelCeremony();

/** Whether the browser can offer passkeys in a field. */
export const canOfferInField = async (): Promise<boolean> =>
  canUsePasskeys() && (await PublicKeyCredential.isConditionalMediationAvailable?.()) === true;

/**
 * Why a device gave no passkey: the person would rather not (or let the time pass, which browsers do not tell apart), it holds one
 * for this account already, or it cannot. Undefined for errors of another kind.
 */
export const failureOf = (error: unknown): 'refused' | 'exists' | 'unable' | undefined => {
  if (!(error instanceof Error)) return undefined;
  if (error.name === 'NotAllowedError' || error.name === 'AbortError') return 'refused';
  if (error.name === 'InvalidStateError') return 'exists';
  return /^(Constraint|NotSupported|Security|Unknown|NotReadable)Error$/.test(error.name) ? 'unable' : undefined;
};

/** Tells the person's devices which passkeys still log in, where browsers can: the others are no longer offered there. */
export const tellDevices = async (known: {
  readonly rpId: string;
  readonly userHandle: string;
  readonly list: readonly Pick<Passkey, 'credentialId'>[];
}): Promise<void> => {
  const { rpId, userHandle: userId, list } = known;
  const allAcceptedCredentialIds = list.map(({ credentialId }) => credentialId);
  if (!canUsePasskeys()) return;
  try {
    await PublicKeyCredential.signalAllAcceptedCredentials?.({ rpId, userId, allAcceptedCredentialIds });
  } catch {
    // A courtesy: what is not heard there is refused here.
  }
};
