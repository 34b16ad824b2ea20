import { CopyButton } from './copy-button.tsx';
import classes from './copy-value.module.css';

interface CopyValueProps {
  /** What is copied. */
  value: string;
  /** What it is, for the button's name: "o número do pedido". */
  what: string;
  /** What is shown, when that is shorter. */
  children?: string;
  /** A name that nobody reads to its end: on one line, and where that is too short, its middle is left out. */
  isOneLine?: boolean;
}

/** By its beginning and so many of its last characters somebody knows it again. */
const endLength = 8;

/** A value with a button that copies it. */
export const CopyValue = ({ value, what, children = value, isOneLine = false }: CopyValueProps) => (
  <span className={classes.copy}>
    {isOneLine ? (
      <span className={classes.oneLine} title={value}>
        {children.length > endLength && <span className={classes.start}>{children.slice(0, -endLength)}</span>}
        <span>{children.slice(-endLength)}</span>
      </span>
    ) : (
      <span className={classes.value}>{children}</span>
    )}
    <CopyButton value={value} what={what} />
  </span>
);
