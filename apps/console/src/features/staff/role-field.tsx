import { StaffRole } from '@balcao/contract/staff';
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
    <fieldset className={classes.field} disabled={disabled} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={classes.legend}>{shared('role')}</legend>
      {StaffRole.options.map((role, index) => (
        <label key={role} className={classes.option}>
          <input
            type="radio"
            name={id}
            data-path={index === 0 ? 'role' : undefined}
            className={classes.radio}
            checked={value === role}
            onChange={() => onChange(role)}
          />
          <span className={classes.words}>
            <span className={classes.name}>{t(`role.${role}`)}</span>
            <span className={classes.may}>{t(`may.${role}`)}</span>
          </span>
        </label>
      ))}
      {error && (
        <p id={`${id}-error`} className={classes.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
};
