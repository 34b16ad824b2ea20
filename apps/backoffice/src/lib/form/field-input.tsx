import '@mantine/core/styles/Input.css';
import { formatCep } from '@balcao/brazil/cep';
import type { FieldKind } from '@balcao/contract/form-fields';
import { DocumentInput } from '@balcao/ui/document-input.tsx';
import { MoneyInput } from '@balcao/ui/money-input.tsx';
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

/** The input that fits what a field holds. */
export const FieldInput = ({ kind, value, onChange, help, ...rest }: FieldInputProps) => {
  const props = { ...rest, description: help };
  if (kind === 'cpf' || kind === 'cnpj') {
    return <DocumentInput kind={kind} {...props} value={text(value)} onChange={onChange} />;
  }
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
  return (
    <TextInput
      {...props}
      value={kind === 'cep' ? formatCep(text(value)) : text(value)}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
};
