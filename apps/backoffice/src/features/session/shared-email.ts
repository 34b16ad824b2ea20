import { useEffect } from 'react';

/** The e-mail that the forms of the page share, so that nobody types it twice. */
export interface SharedEmail {
  readonly email: string;
  readonly onEmail: (email: string) => void;
}

/** Brings what another form was told into this one when it comes into view. */
export const useSharedEmail = (
  { email }: SharedEmail,
  form: { setFieldValue: (path: 'email', value: string) => void; getValues: () => { email: string } },
): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form is a new object at every rendering.
  useEffect(() => {
    if (form.getValues().email !== email) form.setFieldValue('email', email);
  }, [email]);
};
