import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import classes from './agreement.module.css';
import { Checkbox } from './checkbox.tsx';

const AgreementDialog = lazy(() =>
  import('./agreement-dialog.tsx').then((part) => ({ default: part.AgreementDialog })),
);

interface AgreementFieldProps {
  checked: boolean;
  error: string | undefined;
  onChange: (agreed: boolean) => void;
}

/** The box that must be ticked, with both texts a click away. */
export const AgreementField = ({ checked, error, onChange }: AgreementFieldProps) => {
  const t = useTranslations('shared');
  const [open, setOpen] = useState<'terms' | 'privacy'>();
  const reader = (which: 'terms' | 'privacy') => (words: React.ReactNode) => (
    <button type="button" className={`link ${classes.reader}`} onClick={() => setOpen(which)}>
      {words}
    </button>
  );
  return (
    <>
      <Checkbox
        name="agreed"
        checked={checked}
        error={error}
        onChange={(event) => onChange(event.currentTarget.checked)}
        label={t.rich('agree', { terms: reader('terms'), privacy: reader('privacy') })}
      />
      {open && (
        <Suspense>
          <AgreementDialog which={open} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </>
  );
};
