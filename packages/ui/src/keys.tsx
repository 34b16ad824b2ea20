import { Fragment } from 'react';
import classes from './keys.module.css';
import { Muted, Row } from './layout.tsx';

/** A MacBook has another key for it. */
const isMac = /Mac|iPhone|iPad/.test(navigator.platform);
const names: Readonly<Record<string, string>> = { mod: isMac ? '⌘' : 'Ctrl' };

interface KeysProps {
  keys: readonly string[];
  between?: string;
  /** Stands on a button as a hint: left out where people touch and have no keys. */
  isHint?: boolean;
}
/** The keys that do something: `['mod', 'K']` together, or one after the other with `between` said between them. */
export const Keys = ({ keys, between, isHint = false }: KeysProps) => (
  <Row as="span" inline gap={4} align="center" {...(isHint ? { className: classes.hint } : {})}>
    {keys.map((key, index) => (
      <Fragment key={key}>
        {between && index > 0 && <Muted as="span">{between}</Muted>}
        <kbd className={classes.key}>{names[key] ?? key}</kbd>
      </Fragment>
    ))}
  </Row>
);
