import type { ReactNode } from 'react';
import { changeOf, type MaskKind, masked, masks, putInto, retyped } from './mask-typing.ts';
import { TextInput, type TextInputProps } from './text-input.tsx';

const examples: Readonly<Record<MaskKind, string>> = {
  cpf: '000.000.000-00',
  cnpj: '00.000.000/0000-00',
  cep: '00000-000',
  document: '000.000.000-00',
};

interface MaskedInputProps extends Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange' | 'type'> {
  kind: MaskKind;
  /** Without its mask, as it is stored and sent. */
  value: string;
  onChange: (value: string) => void;
  /** Under the label. */
  help?: ReactNode;
}

/**
 * A CPF, CNPJ, CEP, or either document, under its mask while it is typed. The keyboard is the one for text wherever a CNPJ may
 * stand: since July 2026 it may hold letters.
 */
export const MaskedInput = ({ kind, value, onChange, help, ...rest }: MaskedInputProps) => (
  <TextInput
    inputMode={kind === 'cpf' || kind === 'cep' ? 'numeric' : 'text'}
    autoCapitalize="characters"
    autoCorrect="off"
    spellCheck={false}
    placeholder={examples[kind]}
    description={help}
    {...rest}
    autoComplete={rest.autoComplete ?? (kind === 'cep' ? 'postal-code' : 'off')}
    value={masked(masks[kind], value)}
    onChange={({ currentTarget, nativeEvent }) => {
      const typed = retyped(masks[kind], masks[kind].keep(value), changeOf(currentTarget, nativeEvent));
      putInto(currentTarget, typed);
      if (typed.value !== value) onChange(typed.value);
    }}
  />
);
