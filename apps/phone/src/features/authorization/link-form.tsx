import { Button } from '@balcao/ui/button.tsx';
import { FactorInput } from '@balcao/ui/factor-input.tsx';
import { Grid, Muted } from '@balcao/ui/layout.tsx';
import { PasswordField } from '@balcao/ui/password-field.tsx';
import { TextInput } from '@balcao/ui/text-input.tsx';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import type { CodeProblem } from './authorization.queries.ts';
import { useLinkForm } from './use-link-form.ts';

interface LinkFormProps {
  /** The login code that was scanned. */
  code: string;
  /** The code is not valid any more. */
  onProblem: (problem: CodeProblem) => void;
}
/** Links the phone to an account that its person has: password, and the second factor where it is on. */
export const LinkForm = ({ code, onProblem }: LinkFormProps) => {
  const t = useTranslations('authorization.link');
  const shared = useTranslations('shared');
  const { values, errors, set, text, isFactorAsked, isPending, form } = useLinkForm(code, onProblem);
  // The button that was pressed is gone; then the field that was not there before.
  useEffect(() => {
    form.ref.current?.querySelector<HTMLElement>(`[name="${isFactorAsked ? 'factorCode' : 'email'}"]`)?.focus();
  }, [isFactorAsked, form.ref]);
  return (
    <>
      <Muted mt={4} mb={16} pretty>
        {t('line')}
      </Muted>
      <Grid as="form" gap={20} {...form}>
        <TextInput
          label={t('name')}
          autoCapitalize="none"
          spellCheck={false}
          autoComplete="username"
          {...text('email')}
        />
        <PasswordField label={shared('password')} autoComplete="current-password" {...text('password')} />
        {isFactorAsked && (
          <FactorInput
            name="factorCode"
            recovery
            value={values.factorCode}
            error={errors.factorCode}
            onChange={(digits) => set('factorCode', digits)}
          />
        )}
        <Button type="submit" size="md" fullWidth loading={isPending}>
          {t('submit')}
        </Button>
      </Grid>
      <Muted mt={16} pretty>
        {t('withoutPassword')}
      </Muted>
    </>
  );
};
