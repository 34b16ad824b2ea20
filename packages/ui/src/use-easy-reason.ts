import type { EasyReason } from '@balcao/contract/easy-password';
import { useEffect, useState } from 'react';

const shortest = 6;

/** Why a password that is being typed is easy to guess. The list of words comes when it is first needed: the login page stays small. */
export const useEasyReason = (password: string, names: readonly string[]): EasyReason | undefined => {
  const [rule, setRule] = useState<{ of: typeof import('@balcao/contract/easy-password').easyReasonOf }>();
  useEffect(() => {
    let isGone = false;
    import('@balcao/contract/easy-password')
      .then(({ easyReasonOf }) => !isGone && setRule({ of: easyReasonOf }))
      // Without it the server says the same when the form is sent.
      .catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, []);
  // What is being typed begins as a row of signs.
  return password.length < shortest ? undefined : rule?.of(password, names);
};
