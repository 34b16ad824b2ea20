import '@mantine/core/styles/ActionIcon.css';
import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/PasswordInput.css';
import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useTranslations } from 'use-intl';
import classes from './password-field.module.css';
import { strengthOf } from './password-strength.ts';

interface PasswordFieldProps extends PasswordInputProps {
  /** Shows how strong a new password is. */
  meter?: boolean;
}

/** A password that one can look at. `autoComplete` tells password managers which it is: `current-password` or `new-password`. */
export const PasswordField = ({ meter = false, value, ...rest }: PasswordFieldProps) => {
  const t = useTranslations('ui.password');
  const typed = typeof value === 'string' ? value : '';
  const level = strengthOf(typed);
  return (
    <div>
      <PasswordInput {...rest} value={value} visibilityToggleButtonProps={{ 'aria-label': t('show'), tabIndex: 0 }} />
      {meter && typed !== '' && (
        <div className={classes.meter} data-level={level}>
          <span className={classes.bars} aria-hidden="true">
            <i />
            <i />
            <i />
            <i />
          </span>
          <span role="status">{t('strength', { level: t(level) })}</span>
        </div>
      )}
    </div>
  );
};
