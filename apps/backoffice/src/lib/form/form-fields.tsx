import { Grid } from '@balcao/ui/layout.tsx';
import type { ReactNode } from 'react';
import classes from './form-field.module.css';

interface FormFieldsProps {
  /** What these fields have in common, where a step asks about more than one thing. */
  title?: string;
  children: ReactNode;
}

/** The fields of a step, one below the other; short ones that belong together share a line. */
export const FormFields = ({ title, children }: FormFieldsProps) => (
  <Grid className={classes.fields} gap={16} rowGap={20} align="start">
    {title && <h3 className={classes.heading}>{title}</h3>}
    {children}
  </Grid>
);
