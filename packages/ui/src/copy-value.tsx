import { CopyButton } from './copy-button.tsx';
import classes from './copy-value.module.css';
import { Row, Text } from './layout.tsx';

interface CopyValueProps {
  /** What is copied. */
  value: string;
  /** What it is, for the button's name: "o número do pedido". */
  what: string;
  /** What is shown, when that is shorter. */
  children?: string;
  /** A long identifier on one line; where there is no room, its middle is left out. */
  isOneLine?: boolean;
}

/** By its beginning and so many of its last characters someone knows it again. */
const endLength = 8;

/** A value with a button that copies it. */
export const CopyValue = ({ value, what, children = value, isOneLine = false }: CopyValueProps) => (
  <Row as="span" className={classes.copy} inline gap={4} align="center">
    {isOneLine ? (
      <Row as="span" shrink whiteSpace="nowrap" title={value}>
        {children.length > endLength && (
          <Text as="span" shrink clipped>
            {children.slice(0, -endLength)}
          </Text>
        )}
        <span>{children.slice(-endLength)}</span>
      </Row>
    ) : (
      <Text as="span" shrink breakable>
        {children}
      </Text>
    )}
    <CopyButton value={value} what={what} />
  </Row>
);
