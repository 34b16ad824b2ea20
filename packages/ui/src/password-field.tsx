import { Grid, Row } from './layout.tsx';
import '@mantine/core/styles/ActionIcon.css';
import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/PasswordInput.css';
import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useTranslations } from 'use-intl';
import classes from './password-field.module.css';
import { strengthOf } from './password-strength.ts';
import { useEasyReason } from './use-easy-reason.ts';

interface PasswordFieldProps extends PasswordInputProps {
  /** For a new password: shows how strong it is, and says why it will be refused when it is easy to guess. `names` are what others know of the person. */
  newOf?: readonly string[];
}

/** A password that one can look at. `autoComplete` tells password managers which it is: `current-password` or `new-password`. */
export const PasswordField = ({ newOf, value, ...rest }: PasswordFieldProps) => {
  const t = useTranslations('ui.password');
  return (
    <div>
      <PasswordInput {...rest} value={value} visibilityToggleButtonProps={{ 'aria-label': t('show'), tabIndex: 0 }} />
      {newOf && typeof value === 'string' && value !== '' && <Meter password={value} names={newOf} />}
    </div>
  );
};

const Meter = ({ password, names }: { password: string; names: readonly string[] }) => {
  const t = useTranslations('ui.password');
  const reason = useEasyReason(password, names);
  const level = reason ? 'weak' : strengthOf(password);
  return (
    <Row className={classes.meter} gap={12} align="center" mt={8} data-level={level}>
      <Grid as="span" className={classes.bars} gap={4} aria-hidden="true">
        <i />
        <i />
        <i />
        <i />
      </Grid>
      <span role="status">{reason ? t(`easy.${reason}`) : t('strength', { level: t(level) })}</span>
    </Row>
  );
};
