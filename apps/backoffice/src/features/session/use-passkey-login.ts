import { tellBad } from '@balcao/ui/notice';
import { useEffect, useEffectEvent } from 'react';
import { useTranslations } from 'use-intl';
import { answerByPasskey, canOfferInField, failureOf, stopWaiting } from '../../lib/webauthn.ts';
import type { LoginPlace } from './login-address.ts';
import { sessionCalls } from './session-calls.ts';
import { present, useCall } from './use-call.ts';

/** A challenge is good for five minutes: the offer in the field is made again before. */
const renewMs = 4 * 60_000;

/**
 * Logging in by a passkey: when the person asks for it, and, once the form is touched, as the browser's own offer in the e-mail
 * field. A cancelled dialog shows no error.
 */
export const usePasskeyLogin = (place: LoginPlace, isTouched: boolean) => {
  const t = useTranslations('session.passkey');
  const enter = useEffectEvent(({ token }: { token: string }) => place.enter(token));

  const ask = async (): Promise<{ token: string }> => {
    try {
      const { calls } = await sessionCalls();
      const { options } = await calls.passkeyOptions();
      return await calls.logInByPasskey(await answerByPasskey(options));
    } catch (error) {
      const failure = failureOf(error);
      if (failure === 'unable') tellBad(t('unable'));
      throw failure ? new DOMException(failure, 'AbortError') : error;
    }
  };
  const { isPending, run } = useCall(ask, { onDone: ({ token }) => place.enter(token), onRefused: () => undefined });

  useEffect(() => {
    if (!isTouched || isPending) return; // Browsers ask one thing at a time.
    let isOver = false;
    const offer = async () => {
      if (!(await canOfferInField())) return;
      const { calls } = await sessionCalls();
      const { options } = await calls.passkeyOptions();
      if (isOver) return;
      const answer = await answerByPasskey(options, { inField: true });
      // What was refused is not offered again at once: a device that answers by itself would go on for ever.
      await calls.logInByPasskey(answer).then(enter, present);
    };
    // This starts without a click: where it is not possible, the button remains and shows the reason.
    const offerQuietly = () => void offer().catch(() => undefined);
    offerQuietly();
    const renewal = setInterval(offerQuietly, renewMs);
    return () => {
      isOver = true;
      clearInterval(renewal);
      stopWaiting();
    };
  }, [isTouched, isPending]);
  return { isPending, ask: () => run(undefined) };
};
