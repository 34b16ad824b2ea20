import '@mantine/core/styles/Checkbox.css';
import '@mantine/core/styles/InlineInput.css';
import { Checkbox, type CheckboxProps } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import classes from './login-page.module.css';

const AgreementDialog = lazy(() =>
  import('./agreement-dialog.tsx').then((part) => ({ default: part.AgreementDialog })),
);

/** The box that must be ticked, with both texts a click away. */
export const AgreementField = (props: CheckboxProps) => {
  const t = useTranslations('session.register');
  const [open, setOpen] = useState<'terms' | 'privacy'>();
  const reader = (which: 'terms' | 'privacy') => (words: React.ReactNode) => (
    <button type="button" className={`link ${classes.reader}`} onClick={() => setOpen(which)}>
      {words}
    </button>
  );
  return (
    <>
      <Checkbox {...props} label={t.rich('agree', { terms: reader('terms'), privacy: reader('privacy') })} />
      {open && (
        <Suspense>
          <AgreementDialog which={open} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </>
  );
};
