import { Fragment } from 'react';
import classes from './keys.module.css';

/** A MacBook has another key for it. */
const isMac = /Mac|iPhone|iPad/.test(navigator.platform);
const names: Readonly<Record<string, string>> = { mod: isMac ? '⌘' : 'Ctrl' };

/** The keys that do something: `['mod', 'K']` together, or one after the other with `between` said between them. */
export const Keys = ({ keys, between }: { keys: readonly string[]; between?: string }) => (
  <span className={classes.keys}>
    {keys.map((key, index) => (
      <Fragment key={key}>
        {between && index > 0 && <span className={classes.between}>{between}</span>}
        <kbd className={classes.key}>{names[key] ?? key}</kbd>
      </Fragment>
    ))}
  </span>
);
