import '@mantine/core/styles/Input.css';
import { TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { fieldText, pasted, typed } from './money-typing.ts';

interface MoneyInputProps extends Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange' | 'type'> {
  /** Whole centavos; null is empty. */
  value?: number | null;
  onChange?: (centavos: number | null) => void;
}

/** An amount in reais, held in centavos. Digits fill it from the right; a pasted amount is read as it is written. */
export const MoneyInput = ({ value = null, onChange, error, ...rest }: MoneyInputProps) => {
  const locale = useLocale();
  const t = useTranslations('ui.money');
  // What stood in the field when something was pasted that is no amount: said until it is another.
  const [unreadAt, setUnreadAt] = useState<number | null>();
  const change = (amount: number | null) => {
    setUnreadAt(undefined);
    onChange?.(amount);
  };
  return (
    <TextInput
      inputMode="numeric"
      autoComplete="off"
      leftSection={<span aria-hidden="true">R$</span>}
      placeholder={fieldText(0, locale)}
      {...rest}
      styles={{ input: { textAlign: 'end' } }}
      value={fieldText(value, locale)}
      error={unreadAt === value ? t('unread', { example: fieldText(123_456, locale) }) : error}
      onChange={(event) => change(typed(value, event.currentTarget.value))}
      onPaste={(event) => {
        event.preventDefault();
        const amount = pasted(event.clipboardData.getData('text'));
        if (amount === null) setUnreadAt(value);
        else change(amount);
      }}
    />
  );
};
