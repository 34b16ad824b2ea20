import { wordsIn } from '@balcao/contract/form-words';
import { workflowTextAtMost } from '@balcao/contract/workflow-kind';
import { answerButtonsAtMost } from '@balcao/contract/workflow-kind-answer';
import { keptFieldsAtMost } from '@balcao/contract/workflow-kind-call';
import type { StepTemplate } from '@balcao/contract/workflow-kind-template';
import type { AnyKind } from '@balcao/contract/workflow-kinds';
import { Button } from '@balcao/ui/button.tsx';
import { Row, Stack, Text } from '@balcao/ui/layout.tsx';
import { NativeSelect } from '@balcao/ui/native-select.tsx';
import { TextInput } from '@balcao/ui/text-input.tsx';
import { Textarea } from '@balcao/ui/textarea.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { locale } from '../../lib/words.ts';
import { TagField } from './tag-field.tsx';
import { TemplateField } from './template-field.tsx';

type Field = AnyKind['fields'][string];
interface FieldProps {
  channelId: string;
  name: string;
  field: Field;
  value: unknown;
  error: string | undefined;
  isLocked: boolean;
  /** The values that can be named. */
  values: readonly string[];
  onChange: (value: unknown) => void;
}
/** Items have no name of their own, and are never moved: their place is their key. */
const places = Array.from({ length: keptFieldsAtMost }, (_, at) => `place${at}`);
type Item = Readonly<Record<string, string>>;

/** Several items of a few short texts: the buttons of an answer, the fields of one that are kept. */
const Items = ({
  field,
  value,
  isLocked,
  onChange,
  parts,
  atMost,
}: FieldProps & { parts: readonly string[]; atMost: number }) => {
  const t = useTranslations('workflow.form');
  const items = value as readonly Item[];
  const put = (index: number, part: string, text: string) =>
    onChange(items.map((item, at) => (at === index ? { ...item, [part]: text } : item)));
  const label = wordsIn(locale, field.label);
  return (
    <Stack as="fieldset" gap={8} disabled={isLocked}>
      <Text as="legend" size={14} weight={550}>
        {label}
      </Text>
      {items.map((item, index) => (
        <Row key={places[index]} gap={8} align="end">
          {parts.map((part) => (
            <TextInput
              key={part}
              aria-label={`${t(`part.${part as 'label' | 'path' | 'value'}`)} ${index + 1}`}
              placeholder={t(`part.${part as 'label' | 'path' | 'value'}`)}
              value={item[part] ?? ''}
              maxLength={part === 'label' ? 40 : 100}
              onChange={({ currentTarget }) =>
                put(index, part, part === 'value' ? valueName(currentTarget.value) : currentTarget.value)
              }
            />
          ))}
          <Button
            variant="default"
            aria-label={t('removeItem', { number: String(index + 1) })}
            onClick={() => onChange(items.filter((_, at) => at !== index))}
          >
            ×
          </Button>
        </Row>
      ))}
      {items.length < atMost && (
        <div>
          <Button
            variant="default"
            size="xs"
            onClick={() => onChange([...items, Object.fromEntries(parts.map((part) => [part, '']))])}
          >
            {t('addItem', { label })}
          </Button>
        </div>
      )}
    </Stack>
  );
};

/** What is typed as the name of a value, made one. */
const valueName = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/\s+/g, '_')
    .replaceAll(/[^a-z0-9_]/g, '')
    .replace(/^[^a-z]+/, '')
    .slice(0, 30);

interface Common {
  label: string;
  description: string | undefined;
  error: string | undefined;
  disabled: boolean;
  id: string;
}
type WholeProps = { common: Common } & Pick<FieldProps, 'field' | 'value' | 'onChange'>;
/** A whole number within its bounds. What is typed beyond them is brought back when one leaves it, as is nothing at all. */
const WholeField = ({ common, field, value, onChange }: WholeProps) => {
  const { min = 0, max = Number.MAX_SAFE_INTEGER } = field;
  // While one types, what stands there may be no number that is allowed, such as nothing between two numbers.
  const [typed, setTyped] = useState<string>();
  const type = (text: string): void => {
    const digits = text.replaceAll(/\D/g, '').slice(0, 8);
    setTyped(digits);
    if (digits !== '') onChange(Math.min(max, Math.max(min, Number(digits))));
  };
  return (
    <TextInput
      {...common}
      inputMode="numeric"
      value={typed ?? String(value)}
      onChange={({ currentTarget }) => type(currentTarget.value)}
      onBlur={() => setTyped(undefined)}
    />
  );
};

/** What is chosen among things of the channel or the team. */
const OfChannel = ({ common, channelId, field, value, error, isLocked, onChange }: FieldProps & { common: Common }) =>
  field.kind === 'template' ? (
    <TemplateField
      channelId={channelId}
      field={field}
      value={value as StepTemplate}
      error={error}
      isLocked={isLocked}
      onChange={onChange}
    />
  ) : (
    <TagField {...common} channelId={channelId} value={String(value ?? '')} onChange={onChange} />
  );

/** One field of a step, by its kind. */
export const NodeField = (props: FieldProps) => {
  const { name, field, value, error, isLocked, values, onChange } = props;
  const common: Common = {
    label: wordsIn(locale, field.label),
    description: field.help && wordsIn(locale, field.help),
    error,
    disabled: isLocked,
    id: `step-${name}`,
  };
  if (field.kind === 'buttons') return <Items {...props} parts={['label']} atMost={answerButtonsAtMost} />;
  if (field.kind === 'kept') return <Items {...props} parts={['path', 'value']} atMost={keptFieldsAtMost} />;
  if (field.kind === 'template' || field.kind === 'tag') return <OfChannel {...props} common={common} />;
  if (field.kind === 'choice')
    return (
      <NativeSelect
        {...common}
        value={String(value ?? Object.keys(field.options ?? {})[0])}
        data={Object.entries(field.options ?? {}).map(([key, words]) => ({
          value: key,
          label: wordsIn(locale, words),
        }))}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    );
  if (field.kind === 'value')
    return (
      <NativeSelect
        {...common}
        value={String(value)}
        data={['', ...new Set([...values, ...(value === '' ? [] : [String(value)])])]}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    );
  if (field.kind === 'text')
    return (
      <Textarea
        {...common}
        autosize
        minRows={3}
        maxRows={12}
        maxLength={workflowTextAtMost}
        value={String(value)}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    );
  if (field.kind === 'whole') return <WholeField common={common} field={field} value={value} onChange={onChange} />;
  return (
    <TextInput
      {...common}
      {...(field.kind === 'clock' ? { type: 'time' } : { maxLength: field.kind === 'newValue' ? 30 : 500 })}
      value={String(value ?? '')}
      onChange={({ currentTarget }) =>
        onChange(field.kind === 'newValue' ? valueName(currentTarget.value) : currentTarget.value)
      }
    />
  );
};
