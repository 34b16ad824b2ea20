import { Fragment } from 'react';
import classes from './keys.module.css';
import { Muted, Row } from './layout.tsx';

/** A MacBook has another key for it. */
const isMac = /Mac|iPhone|iPad/.test(navigator.platform);
const names: Readonly<Record<string, string>> = { mod: isMac ? '⌘' : 'Ctrl' };

/** The keys that do something: `['mod', 'K']` together, or one after the other with `between` said between them. */
export const Keys = ({ keys, between }: { keys: readonly string[]; between?: string }) => (
  <Row as="span" inline gap={4} align="center">
    {keys.map((key, index) => (
      <Fragment key={key}>
        {between && index > 0 && <Muted as="span">{between}</Muted>}
        <kbd className={classes.key}>{names[key] ?? key}</kbd>
      </Fragment>
    ))}
  </Row>
);
