import '@mantine/core/styles/Input.css';
import { formatCnpj, normaliseCnpj } from '@balcao/brazil/cnpj';
import { formatCpf, stripCpf } from '@balcao/brazil/cpf';
import { formatDocument } from '@balcao/brazil/document';
import { TextInput, type TextInputProps } from '@mantine/core';

/** What a field takes; `either` decides by what is typed: a twelfth character or a letter makes it a CNPJ. */
const kinds = {
  cpf: { mask: formatCpf, strip: stripCpf, longest: 14, example: '000.000.000-00' },
  cnpj: { mask: formatCnpj, strip: normaliseCnpj, longest: 18, example: '00.000.000/0000-00' },
  either: { mask: formatDocument, strip: normaliseCnpj, longest: 18, example: '000.000.000-00' },
} as const;

interface DocumentInputProps extends Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange' | 'type'> {
  kind: keyof typeof kinds;
  /** Without its mask, as it is stored and sent. */
  value?: string;
  onChange?: (value: string) => void;
}

/** A CPF or CNPJ under its mask. The keyboard is the one for text: since July 2026 a CNPJ may hold letters. */
export const DocumentInput = ({ kind, value = '', onChange, ...rest }: DocumentInputProps) => {
  const { mask, strip, longest, example } = kinds[kind];
  return (
    <TextInput
      inputMode={kind === 'cpf' ? 'numeric' : 'text'}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      placeholder={example}
      {...rest}
      maxLength={longest}
      value={mask(value)}
      onChange={(event) => onChange?.(strip(event.currentTarget.value))}
    />
  );
};
