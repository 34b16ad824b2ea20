import { StaffRole } from '@balcao/contract/staff';
import { Grid, Muted, Row, Text } from '@balcao/ui/layout.tsx';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import classes from './role-field.module.css';

interface RoleFieldProps {
  value: StaffRole | undefined;
  onChange: (role: StaffRole) => void;
  error?: string | undefined;
  disabled?: boolean;
}

/** A role with what it may do, in words: who decides is not who administers. */
export const RoleField = ({ value, onChange, error, disabled = false }: RoleFieldProps) => {
  const t = useTranslations('staff');
  const shared = useTranslations('shared');
  const id = useId();
  return (
    <Grid
      as="fieldset"
      className={classes.field}
      gap={8}
      disabled={disabled}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <Text as="legend" mb={4} weight={550}>
        {shared('role')}
      </Text>
      {StaffRole.options.map((role, index) => (
        <Row as="label" key={role} className={classes.option} gap={12}>
          <input
            type="radio"
            name={id}
            data-path={index === 0 ? 'role' : undefined}
            className={classes.radio}
            checked={value === role}
            onChange={() => onChange(role)}
          />
          <Grid as="span">
            <Text as="span" weight={600}>
              {t(`role.${role}`)}
            </Text>
            <Muted as="span" pretty>
              {t(`may.${role}`)}
            </Muted>
          </Grid>
        </Row>
      ))}
      {error && (
        <Text id={`${id}-error`} tone="bad">
          {error}
        </Text>
      )}
    </Grid>
  );
};
