import { useId } from 'react';
import classes from './choice.module.css';
import { Box, Muted, Row, Text } from './layout.tsx';
import type { MoneyKind } from './money-kind.ts';
import { MoneyName } from './money-mark.tsx';

interface ChoiceProps<T extends string> {
  legend: string;
  help?: string;
  options: readonly {
    readonly value: T;
    readonly label: string;
    readonly lang?: string;
    readonly kind?: MoneyKind | undefined;
  }[];
  /** Nothing until one is chosen. */
  value: T | null | undefined;
  onChange: (value: T) => void;
}

/** One of a few, all in view. */
export const Choice = <T extends string>({ legend, help, options, value, onChange }: ChoiceProps<T>) => {
  const id = useId();
  return (
    <Box as="fieldset" aria-describedby={help ? `${id}-help` : undefined}>
      <Text as="legend" weight={550}>
        {legend}
      </Text>
      {help && <Muted id={`${id}-help`}>{help}</Muted>}
      <Row gap={8} wrap mt={8}>
        {options.map(({ value: one, label, lang, kind }) => (
          <label key={one} className={classes.option} lang={lang}>
            <input
              type="radio"
              name={id}
              className={classes.radio}
              checked={value === one}
              onChange={() => onChange(one)}
            />
            <MoneyName kind={kind}>{label}</MoneyName>
          </label>
        ))}
      </Row>
    </Box>
  );
};
