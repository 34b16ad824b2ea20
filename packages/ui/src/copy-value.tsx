import { CopyButton } from './copy-button.tsx';
import classes from './copy-value.module.css';

interface CopyValueProps {
  /** What is copied. */
  value: string;
  /** What it is, for the button's name: "o número do pedido". */
  what: string;
  /** What is shown, when that is shorter. */
  children?: string;
}

/** A value with a button that copies it. */
export const CopyValue = ({ value, what, children = value }: CopyValueProps) => (
  <span className={classes.copy}>
    <span className={classes.value}>{children}</span>
    <CopyButton value={value} what={what} />
  </span>
);
