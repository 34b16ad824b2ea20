import { wordsIn } from '@balcao/contract/form-words';
import { localeNames } from '@balcao/contract/locale';
import type { StepTemplate } from '@balcao/contract/workflow-kind-template';
import type { AnyKind } from '@balcao/contract/workflow-kinds';
import { Muted, Stack } from '@balcao/ui/layout.tsx';
import { NativeSelect } from '@balcao/ui/native-select.tsx';
import { TextInput } from '@balcao/ui/text-input.tsx';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { locale } from '../../lib/words.ts';
import { sendableTemplatesOptions } from './workflow.queries.ts';

interface TemplateFieldProps {
  channelId: string;
  field: AnyKind['fields'][string];
  value: StepTemplate;
  error: string | undefined;
  isLocked: boolean;
  onChange: (value: StepTemplate) => void;
}
/** A variable of most templates is called as the value that stands for it: `nome` is the name of the follower. */
const usual: Readonly<Record<string, string>> = { nome: '{{name}}', nombre: '{{name}}', name: '{{name}}' };

/** Which template is sent, in which of its languages, and what stands for its variables. */
export const TemplateField = ({ channelId, field, value, error, isLocked, onChange }: TemplateFieldProps) => {
  const t = useTranslations('workflow.form');
  const { data } = useQuery(sendableTemplatesOptions(channelId));
  const list = data?.list ?? [];
  const chosen = list.find(({ id }) => id === value.templateId);
  const isGone = data !== undefined && !data.hasMore && value.templateId !== '' && !chosen;
  const choose = (id: string): void => {
    const inUse = list.find((one) => one.id === id)?.inUse;
    const values = (inUse?.variables ?? []).map(({ name }) => ({ name, content: usual[name] ?? '' }));
    onChange({ templateId: id, name: inUse?.name ?? '', language: inUse?.mainLanguage ?? value.language, values });
  };
  const put = (name: string, content: string): void =>
    onChange({ ...value, values: value.values.map((one) => (one.name === name ? { name, content } : one)) });
  return (
    <Stack gap={12}>
      <NativeSelect
        label={wordsIn(locale, field.label)}
        error={isGone ? t('templateGone') : value.templateId === '' ? error : undefined}
        disabled={isLocked}
        value={value.templateId}
        data={[
          { value: '', label: t('chooseTemplate') },
          ...list.map(({ id, inUse }) => ({ value: id, label: inUse.name })),
          ...(value.templateId !== '' && !chosen ? [{ value: value.templateId, label: value.name }] : []),
        ]}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      />
      {data && list.length === 0 && <Muted size={14}>{t('noTemplates')}</Muted>}
      {chosen && chosen.inUse.versions.length > 1 && (
        <NativeSelect
          label={t('language')}
          disabled={isLocked}
          value={value.language}
          data={chosen.inUse.versions.map(({ language }) => ({ value: language, label: localeNames[language] }))}
          onChange={({ currentTarget }) => {
            const version = chosen.inUse.versions.find(({ language }) => language === currentTarget.value);
            if (version) onChange({ ...value, language: version.language });
          }}
        />
      )}
      {value.values.map(({ name, content }) => (
        <TextInput
          key={name}
          label={name}
          maxLength={200}
          disabled={isLocked}
          error={content.trim() === '' ? error : undefined}
          value={content}
          onChange={({ currentTarget }) => put(name, currentTarget.value)}
        />
      ))}
    </Stack>
  );
};
