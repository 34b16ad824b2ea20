import { categoryLabel, merchantCategories } from '@balcao/brazil/merchant-categories';
import { states } from '@balcao/brazil/states';
import { type ChoiceKind, choicesOf } from '@balcao/contract/form-choices';
import type { FieldKind } from '@balcao/contract/form-fields';
import { DayInput } from '@balcao/ui/day-input.tsx';
import { Muted } from '@balcao/ui/layout.tsx';
import type { ListOption } from '@balcao/ui/list-search';
import { ListSelect } from '@balcao/ui/list-select.tsx';
import { MaskedInput } from '@balcao/ui/masked-input.tsx';
import { MoneyInput } from '@balcao/ui/money-input.tsx';
import { PhoneInput } from '@balcao/ui/phone-input.tsx';
import { TextInput } from '@balcao/ui/text-input.tsx';
import { Textarea } from '@balcao/ui/textarea.tsx';
import { type ReactNode, useMemo } from 'react';
import { useLocale } from 'use-intl';
import { DocumentField } from '../document-field.tsx';
import type { Json } from './form-values.ts';

export interface FieldInputProps {
  kind: FieldKind;
  label: string;
  /** Shown next to the label of an optional field. */
  optional: string | undefined;
  help: ReactNode;
  error: ReactNode;
  value: Json | undefined;
  onChange: (value: Json) => void;
  onBlur: () => void;
  autoComplete?: string | undefined;
  disabled?: boolean;
  /** How many documents it takes. */
  atMost?: number | undefined;
  /** A picture that is cut to a square. */
  isSquare?: boolean | undefined;
  /** Told while documents are on their way. */
  onSending: (isSending: boolean) => void;
}

const text = (value: Json | undefined): string => (value === undefined || value === null ? '' : String(value));

/** Long lists, which are searched. */
const lists: Partial<Record<FieldKind, readonly ListOption[]>> = {
  state: states.map(({ code, name }) => ({ value: code, label: `${code} - ${name}` })),
  category: merchantCategories.map(({ id }) => ({ value: String(id), label: categoryLabel(String(id)) })),
};
const choiceKinds: readonly string[] = [
  'gender',
  'identityKind',
  'shopCode',
  'maritalStatus',
  'educationLevel',
  'turnoverBand',
  'pixKeyType',
];
const isChoice = (kind: FieldKind): kind is ChoiceKind => choiceKinds.includes(kind);

/** What there is to choose from, long or short; undefined for what is typed. */
const useOptions = (kind: FieldKind): readonly ListOption[] | undefined => {
  const locale = useLocale();
  return useMemo(() => (isChoice(kind) ? choicesOf(locale, kind) : lists[kind]), [kind, locale]);
};

/** The input that fits what a field holds. */
export const FieldInput = ({
  kind,
  value,
  onChange,
  help,
  label,
  optional,
  atMost,
  isSquare,
  ...given
}: FieldInputProps) => {
  const { onSending, ...rest } = given;
  const options = useOptions(kind);
  const title = optional ? (
    <>
      {label}{' '}
      <Muted as="span" weight={400}>
        {optional}
      </Muted>
    </>
  ) : (
    label
  );
  if (kind === 'document') {
    const ids = Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];
    return (
      <DocumentField
        {...{ label: title, help, value: ids, onChange, onSending, error: rest.error, atMost: atMost ?? 1, isSquare }}
      />
    );
  }
  const props = { ...rest, label: title, description: help };
  const held = { ...props, value: text(value), onChange };
  if (kind === 'cpf' || kind === 'cnpj' || kind === 'cep') return <MaskedInput kind={kind} {...held} />;
  if (kind === 'phone') return <PhoneInput {...held} />;
  if (kind === 'day') return <DayInput {...held} />;
  if (options) return <ListSelect {...held} options={options} />;
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
  const email = kind === 'email' && ({ type: 'email', inputMode: 'email', autoCapitalize: 'none' } as const);
  return (
    <TextInput {...email} {...props} value={held.value} onChange={(event) => onChange(event.currentTarget.value)} />
  );
};
