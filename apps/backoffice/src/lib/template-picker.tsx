import { listTemplates } from '@balcao/contract/template';
import type { SendableTemplate, SendableTemplates } from '@balcao/contract/template-sending';
import { AppLink } from '@balcao/ui/app-link.tsx';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { Muted, Stack, Text } from '@balcao/ui/layout.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { TextInput } from '@balcao/ui/text-input.tsx';
import { useDebouncedValue } from '@mantine/hooks';
import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useMay } from './may.ts';
import classes from './template-picker.module.css';

interface TemplatePickerProps {
  /** Asks for the templates whose names have a part. */
  optionsOf: (search: string) => UseQueryOptions<SendableTemplates, Error, SendableTemplates, string[]>;
  onChoose: (template: SendableTemplate) => void;
}
const restMs = 200;

const One = ({ template, onChoose }: { template: SendableTemplate } & Pick<TemplatePickerProps, 'onChoose'>) => {
  const { name, mainLanguage, versions } = template.inUse;
  const body = versions.find(({ language }) => language === mainLanguage)?.body ?? '';
  return (
    <button type="button" className={classes.one} onClick={() => onChoose(template)}>
      <span className={classes.text}>
        <Text as="span" weight={600}>
          {name}
        </Text>{' '}
        <Muted as="span">{body}</Muted>
      </span>
    </button>
  );
};

/** The first time that there is nothing to choose from. */
const Nothing = () => {
  const t = useTranslations('conversation.template');
  const mayLook = useMay(listTemplates);
  return (
    <Stack gap={8}>
      <Text weight={600}>{t('none')}</Text>
      <Muted>{t('noneText')}</Muted>
      {mayLook && (
        <AppLink to="/messages" className="link">
          {t('write')}
        </AppLink>
      )}
    </Stack>
  );
};

/** The templates that may be sent now, found by their names. */
export const TemplatePicker = ({ optionsOf, onChoose }: TemplatePickerProps) => {
  const t = useTranslations('conversation.template');
  const [search, setSearch] = useState('');
  const [settled] = useDebouncedValue(search.trim().toLowerCase(), restMs);
  const { data, error, refetch } = useQuery(optionsOf(settled));
  if (!data && error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <LinesLoading lines={4} />;
  if (data.list.length === 0 && settled === '' && search === '') return <Nothing />;
  return (
    <Stack gap={12}>
      <TextInput
        label={t('search')}
        maxLength={60}
        autoComplete="off"
        value={search}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
      />
      {data.list.length === 0 && <Muted role="status">{t('nothing')}</Muted>}
      <ul className={classes.list}>
        {data.list.map((template) => (
          <li key={template.id}>
            <One template={template} onChoose={onChoose} />
          </li>
        ))}
      </ul>
      {data.hasMore && <Muted>{t('more')}</Muted>}
    </Stack>
  );
};
