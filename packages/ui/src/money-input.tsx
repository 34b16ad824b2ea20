import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { fieldText, parseTyped, pasted, typedText } from './money-typing.ts';
import { TextInput, type TextInputProps } from './text-input.tsx';

interface MoneyInputProps extends Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange' | 'type'> {
  /** Whole centavos; null is empty. */
  value?: number | null;
  onChange?: (centavos: number | null) => void;
}

/** An amount in reais, held in centavos. It is read as people write it: `100`, `1,5`, `1.234,56`, typed or pasted. */
export const MoneyInput = ({ value = null, onChange, onBlur, error, ...rest }: MoneyInputProps) => {
  const t = useTranslations('ui.money');
  // The text as it is typed: it is written out in full when the field is left, or when the amount changes from outside.
  const [typing, setTyping] = useState<string>();
  // The field's text when something that is no amount was pasted: the message stays until the text changes.
  const [unreadAt, setUnreadAt] = useState<number | null>();
  const text = typing !== undefined && parseTyped(typing) === value ? typing : fieldText(value);
  const change = (amount: number | null, words?: string) => {
    setUnreadAt(undefined);
    setTyping(words);
    onChange?.(amount);
  };
  return (
    <TextInput
      inputMode="decimal"
      autoComplete="off"
      leftSection={<span aria-hidden="true">R$</span>}
      placeholder={fieldText(0)}
      {...rest}
      styles={{ input: { textAlign: 'end' } }}
      value={text}
      error={unreadAt === value ? t('unread', { example: fieldText(123_456) }) : error}
      onChange={(event) => {
        const words = typedText(text, event.currentTarget.value);
        change(parseTyped(words), words);
      }}
      onBlur={(event) => {
        setTyping(undefined);
        onBlur?.(event);
      }}
      onPaste={(event) => {
        event.preventDefault();
        const amount = pasted(event.clipboardData.getData('text'));
        if (amount === null) setUnreadAt(value);
        else change(amount);
      }}
    />
  );
};
