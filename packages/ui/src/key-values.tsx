import type { ReactNode } from 'react';
import classes from './key-values.module.css';
import { Box, Row, Text } from './layout.tsx';

interface KeyValue {
  readonly label: string;
  /** Tells rows of the same label apart. */
  readonly id?: string;
  readonly value: ReactNode;
}

/** Facts of one thing, a line each: the name at the left, the value at the right. An empty value shows a dash. */
export const KeyValues = ({ rows }: { rows: readonly KeyValue[] }) => (
  <Box as="dl">
    {rows.map(({ id, label, value }) => (
      <Row key={id ?? label} className={classes.row} gap={16} align="baseline" justify="between">
        <dt className={classes.label}>{label}</dt>
        <Text as="dd" shrink textAlign="end" breakable>
          {value ?? '–'}
        </Text>
      </Row>
    ))}
  </Box>
);
