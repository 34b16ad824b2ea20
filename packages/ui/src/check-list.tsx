import type { ReactNode } from 'react';
import classes from './check-list.module.css';
import { Row } from './layout.tsx';

interface CheckListProps {
  legend: string;
  options: readonly { readonly value: string; readonly label: string; readonly mark?: ReactNode }[];
  chosen: readonly string[];
  onToggle: (value: string, chosen: boolean) => void;
}

/** Boxes to tick in a floating panel. The browser's own, in our colour: small, and known to every screen reader. */
export const CheckList = ({ legend, options, chosen, onToggle }: CheckListProps) => (
  <fieldset className={classes.list}>
    <legend className={classes.legend}>{legend}</legend>
    {options.map(({ value, label, mark }) => (
      <Row as="label" key={value} className={classes.option} gap={10} align="center">
        <input
          type="checkbox"
          className={classes.box}
          checked={chosen.includes(value)}
          onChange={(event) => onToggle(value, event.currentTarget.checked)}
        />
        {mark}
        {label}
      </Row>
    ))}
  </fieldset>
);
