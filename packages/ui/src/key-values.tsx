import type { ReactNode } from 'react';
import classes from './key-values.module.css';
import { Box, Row, Text } from './layout.tsx';
import type { MoneyKind } from './money-kind.ts';
import { MoneyName } from './money-mark.tsx';

interface KeyValue {
  readonly label: string;
  /** Tells rows of the same label apart. */
  readonly id?: string;
  /** The value is money of this kind. */
  readonly kind?: MoneyKind | undefined;
  readonly value: ReactNode;
  /** An identifier or an address: it takes a line of its own before it breaks. */
  readonly isCode?: boolean;
}

/** Facts of one thing, a line each: the name at the left, the value at the right. An empty value shows a dash. */
export const KeyValues = ({ rows }: { rows: readonly KeyValue[] }) => (
  <Box as="dl">
    {rows.map(({ id, label, kind, value, isCode = false }) => (
      <Row
        key={id ?? label}
        className={classes.row}
        gap={16}
        rowGap={4}
        align="baseline"
        justify="between"
        wrap={isCode}
      >
        <dt className={classes.label}>
          <MoneyName kind={kind}>{label}</MoneyName>
        </dt>
        <Text as="dd" shrink textAlign="end" breakable>
          {value ?? '–'}
        </Text>
      </Row>
    ))}
  </Box>
);
