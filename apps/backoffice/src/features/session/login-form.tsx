import { lazy, Suspense, useState } from 'react';
import type { LoginPlace } from './login-address.ts';
import { PasswordStep } from './password-step.tsx';
import type { LoginEnd } from './second-step.tsx';
import { sessionCalls } from './session-calls.ts';
import type { SharedEmail } from './use-fields.ts';

const SecondStep = lazy(() => import('./second-step.tsx').then((part) => ({ default: part.SecondStep })));

/** Logs in by e-mail and password and, where it is on, the second factor. */
export const LoginForm = (shared: SharedEmail & { place: LoginPlace }) => {
  const [pending, setPending] = useState<string>();
  const [end, setEnd] = useState<LoginEnd>();
  const leave = (why?: LoginEnd) => {
    // Going back ends a half-finished login; one that the server has ended needs no call.
    if (pending && !why) {
      const left = sessionCalls().then(({ calls }) => calls.leaveLogin(pending));
      left.catch(() => undefined);
    }
    setPending(undefined);
    setEnd(why);
  };
  return pending === undefined ? (
    <PasswordStep
      {...shared}
      end={end}
      onSecond={(token) => {
        setEnd(undefined);
        setPending(token);
      }}
    />
  ) : (
    <Suspense>
      <SecondStep
        token={pending}
        email={shared.email}
        onDone={shared.place.enter}
        onEnd={leave}
        onBack={() => leave()}
      />
    </Suspense>
  );
};
