import { type ChosenTemplate, TemplateValueSource } from '@balcao/contract/broadcast-template';
import type { SendableTemplate } from '@balcao/contract/template-sending';
import { Button } from '@balcao/ui/button.tsx';
import { Dialog } from '@balcao/ui/dialog.tsx';
import { Row, Stack, Text } from '@balcao/ui/layout.tsx';
import { NativeSelect } from '@balcao/ui/native-select.tsx';
import { TextInput } from '@balcao/ui/text-input.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { TemplatePicker } from '../../lib/template-picker.tsx';
import { broadcastTemplatesOptions } from './broadcast.queries.ts';
import type { Errors } from './broadcast-fields.tsx';

interface TemplateFieldProps {
  channelId: string;
  value: ChosenTemplate | null;
  errors: Errors;
  onChange: (value: ChosenTemplate) => void;
}
type Value = ChosenTemplate['values'][number];

/** Usual names of variables that stand for the reader's name. */
const names: readonly string[] = ['nome', 'nombre', 'name'];
/** What was chosen, to begin with. What stood for a variable of the same name stays. */
const chosenOf = ({ id: templateId, inUse }: SendableTemplate, before: readonly Value[]): ChosenTemplate => ({
  templateId,
  words: inUse,
  values: inUse.variables.map(
    ({ name }) =>
      before.find((one) => one.name === name) ?? { name, source: names.includes(name) ? 'follower' : 'text', text: '' },
  ),
});

interface VariableProps {
  value: Value;
  sample: string;
  error: string | undefined;
  onChange: (value: Value) => void;
}
/** What stands for one variable. */
const Variable = ({ value, sample, error, onChange }: VariableProps) => {
  const t = useTranslations('template.post');
  const { name, source, text } = value;
  return (
    <Stack gap={8}>
      <NativeSelect
        label={t('stands', { name })}
        value={source}
        data={TemplateValueSource.options.map((one) => ({ value: one, label: t(`source.${one}`) }))}
        onChange={({ currentTarget }) => {
          const next = TemplateValueSource.options.find((one) => one === currentTarget.value);
          if (next) onChange({ ...value, source: next });
        }}
      />
      {source === 'text' && (
        <TextInput
          label={t('text', { name })}
          placeholder={sample}
          maxLength={200}
          autoComplete="off"
          error={error}
          value={text}
          onChange={({ currentTarget }) => onChange({ ...value, text: currentTarget.value })}
        />
      )}
    </Stack>
  );
};

interface ChoosingProps {
  channelId: string;
  onChoose: (template: SendableTemplate) => void;
  onClose: () => void;
}
const Choosing = ({ channelId, onChoose, onClose }: ChoosingProps) => {
  const t = useTranslations('template.post');
  const shared = useTranslations('shared');
  return (
    <Dialog
      title={t('title')}
      onClose={onClose}
      footer={
        <Button variant="default" data-closes onClick={onClose}>
          {shared('close')}
        </Button>
      }
    >
      <TemplatePicker optionsOf={(search) => broadcastTemplatesOptions(channelId, search)} onChoose={onChoose} />
    </Dialog>
  );
};

/** Which message template a broadcast says, and what stands for its variables. */
export const TemplateField = ({ channelId, value, errors, onChange }: TemplateFieldProps) => {
  const t = useTranslations('template.post');
  const [isChoosing, setChoosing] = useState(false);
  const { words = null, values = [] } = value ?? {};
  const sampleOf = (name: string): string => words?.variables.find((one) => one.name === name)?.sample ?? '';
  const problem = errors.template ?? (value && !words ? t('gone') : undefined);
  return (
    <Stack gap={16}>
      <Row gap={12} align="center" wrap>
        {words && (
          <Text weight={600} breakable>
            {words.name}
          </Text>
        )}
        <Button variant="default" onClick={() => setChoosing(true)}>
          {t('choose')}
        </Button>
      </Row>
      {problem && (
        <Row role="alert">
          <Text tone="bad">{problem}</Text>
        </Row>
      )}
      {value &&
        values.map((one, index) => (
          <Variable
            key={one.name}
            value={one}
            sample={sampleOf(one.name)}
            error={errors[`template.values.${index}.text`]}
            onChange={(next) => onChange({ ...value, values: values.with(index, next) })}
          />
        ))}
      {isChoosing && (
        <Choosing
          channelId={channelId}
          onClose={() => setChoosing(false)}
          onChoose={(template) => {
            setChoosing(false);
            onChange(chosenOf(template, values));
          }}
        />
      )}
    </Stack>
  );
};
