import '@mantine/core/styles/Input.css';
import { TextInput, type TextInputProps } from '@mantine/core';
import { useLocale } from 'use-intl';
import { fieldText, pasted, typed } from './money-typing.ts';

interface MoneyInputProps extends Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange' | 'type'> {
  /** Whole centavos; null is empty. */
  value?: number | null;
  onChange?: (centavos: number | null) => void;
}

/** An amount in reais, held in centavos. Digits fill it from the right; a pasted amount is read as it is written. */
export const MoneyInput = ({ value = null, onChange, ...rest }: MoneyInputProps) => {
  const locale = useLocale();
  return (
    <TextInput
      inputMode="numeric"
      autoComplete="off"
      leftSection={<span aria-hidden="true">R$</span>}
      placeholder={fieldText(0, locale)}
      {...rest}
      styles={{ input: { textAlign: 'end' } }}
      value={fieldText(value, locale)}
      onChange={(event) => onChange?.(typed(value, event.currentTarget.value))}
      onPaste={(event) => {
        event.preventDefault();
        const amount = pasted(event.clipboardData.getData('text'));
        if (amount !== null) onChange?.(amount);
      }}
    />
  );
};
