import { type ReactNode, useId } from 'react';
import classes from './check-list.module.css';
import { Row } from './layout.tsx';

interface CheckListProps {
  legend: string;
  options: readonly { readonly value: string; readonly label: string; readonly mark?: ReactNode }[];
  chosen: readonly string[];
  onToggle: (value: string, chosen: boolean) => void;
  /** One of them is chosen, and no more. */
  isSingle?: boolean;
}

/** Boxes to tick, or one of several, in a floating panel. The browser's own, in our colour: small, and known to every screen reader. */
export const CheckList = ({ legend, options, chosen, onToggle, isSingle = false }: CheckListProps) => {
  const name = useId();
  return (
    <fieldset className={classes.list}>
      <legend className={classes.legend}>{legend}</legend>
      {options.map(({ value, label, mark }) => (
        <Row as="label" key={value} className={classes.option} gap={10} align="center">
          <input
            type={isSingle ? 'radio' : 'checkbox'}
            {...(isSingle && { name })}
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
};
