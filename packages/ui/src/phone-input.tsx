import { type ReactNode, useEffect, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Row } from './layout.tsx';
import { ListSelect } from './list-select.tsx';
import { changeOf, putInto } from './mask-typing.ts';
import type { PhoneCountry } from './phone-countries.ts';
import classes from './phone-input.module.css';
import { phoneParts, phoneValue, retypedPhone } from './phone-typing.ts';
import { TextInput, type TextInputProps } from './text-input.tsx';

interface PhoneInputProps extends Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange' | 'type'> {
  /** `+5511987654321`; a text that is no number is kept as it was typed. */
  value: string;
  onChange: (value: string) => void;
  /** Under the label. */
  help?: ReactNode;
}

/** The countries in the language: Brazil at once, and the long list once it has come. */
const useCountries = (): readonly PhoneCountry[] => {
  const locale = useLocale();
  const t = useTranslations('ui.phone');
  const [all, setAll] = useState<readonly PhoneCountry[]>([]);
  useEffect(() => {
    let isWanted = true;
    const load = async () => {
      const { phoneCountries } = await import('./phone-countries.ts');
      if (isWanted) setAll(phoneCountries(locale));
    };
    void load();
    return () => {
      isWanted = false;
    };
  }, [locale]);
  const [brazil] = useState([{ value: 'BR55', label: t('brazil'), code: '55' }]);
  return all.length > 0 ? all : brazil;
};

/** A telephone number of any country: the country in a menu, the number next to it under Brazil's mask where it is Brazilian. */
export const PhoneInput = ({ value, onChange, help, ...rest }: PhoneInputProps) => {
  const t = useTranslations('ui.phone');
  const countries = useCountries();
  const codes = countries.map(({ code }) => code);
  const [chosen, setChosen] = useState('BR55');
  const chosenCode = countries.find((country) => country.value === chosen)?.code ?? '55';
  const parts = phoneParts(value, chosenCode, codes);
  const shown = parts.code === chosenCode ? chosen : countries.find(({ code }) => code === parts.code)?.value;
  const give = (next: string) => {
    if (next !== value) onChange(next);
  };
  const choose = (country: string) => {
    const code = countries.find((one) => one.value === country)?.code;
    if (code === undefined) return;
    setChosen(country);
    give(phoneValue(code, parts.text));
  };
  return (
    <TextInput
      inputMode="tel"
      placeholder={parts.code === '55' ? '(00) 00000-0000' : ''}
      description={help}
      // Focus goes to the number: the country in front of it is rarely another.
      data-entry
      {...rest}
      autoComplete={rest.autoComplete ?? 'tel'}
      inputContainer={(field) => (
        <Row className={classes.row} gap={8}>
          <ListSelect
            className={classes.country}
            aria-label={t('country')}
            options={countries}
            value={shown ?? ''}
            onChange={choose}
            disabled={rest.disabled ?? false}
            error={Boolean(rest.error)}
          />
          <div className={classes.number}>{field}</div>
        </Row>
      )}
      value={parts.text}
      onChange={({ currentTarget, nativeEvent }) => {
        const typed = retypedPhone(parts, changeOf(currentTarget, nativeEvent), codes);
        putInto(currentTarget, typed);
        const country = countries.find(({ code }) => code === typed.code);
        if (typed.code !== parts.code && country) setChosen(country.value);
        give(typed.value);
      }}
    />
  );
};
