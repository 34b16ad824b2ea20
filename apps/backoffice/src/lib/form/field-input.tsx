import '@mantine/core/styles/Input.css';
import { states } from '@balcao/brazil/states';
import type { FieldKind } from '@balcao/contract/form-fields';
import { DayInput } from '@balcao/ui/day-input.tsx';
import { ListSelect } from '@balcao/ui/list-select.tsx';
import { MaskedInput } from '@balcao/ui/masked-input.tsx';
import { MoneyInput } from '@balcao/ui/money-input.tsx';
import { PhoneInput } from '@balcao/ui/phone-input.tsx';
import { Textarea, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Json } from './form-values.ts';

export interface FieldInputProps {
  kind: FieldKind;
  label: ReactNode;
  help: ReactNode;
  error: ReactNode;
  value: Json | undefined;
  onChange: (value: Json) => void;
  onBlur: () => void;
  autoComplete?: string | undefined;
  disabled?: boolean;
}

const text = (value: Json | undefined): string => (value === undefined || value === null ? '' : String(value));

const stateOptions = states.map(({ code, name }) => ({ value: code, label: `${code} - ${name}` }));

/** The input that fits what a field holds. */
export const FieldInput = ({ kind, value, onChange, help, ...rest }: FieldInputProps) => {
  const props = { ...rest, description: help };
  const held = { ...props, value: text(value), onChange };
  if (kind === 'cpf' || kind === 'cnpj' || kind === 'cep') return <MaskedInput kind={kind} {...held} />;
  if (kind === 'phone') return <PhoneInput {...held} />;
  if (kind === 'day') return <DayInput {...held} />;
  if (kind === 'state') return <ListSelect {...held} options={stateOptions} />;
  if (kind === 'money') {
    return <MoneyInput {...props} value={typeof value === 'number' ? value : null} onChange={onChange} />;
  }
  if (kind === 'longText') {
    return (
      <Textarea
        {...props}
        autosize
        minRows={3}
        maxRows={12}
        value={text(value)}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    );
  }
  return <TextInput {...props} value={text(value)} onChange={(event) => onChange(event.currentTarget.value)} />;
};
