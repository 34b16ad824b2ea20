import { type ChosenTemplate, templateSaid } from '@balcao/contract/broadcast-template';
import { type Locale, localeNames } from '@balcao/contract/locale';
import { BroadcastPost } from '@balcao/ui/broadcast-post.tsx';
import { Stack } from '@balcao/ui/layout.tsx';
import { NativeSelect } from '@balcao/ui/native-select.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';

interface TemplatePostProps {
  template: ChosenTemplate;
  /** The name of the channel. */
  channel: string;
}

/** A broadcast that says a template as the phone shows it, in each of its languages; a sample stands for the reader's name. */
export const TemplatePost = ({ template: { words, values }, channel }: TemplatePostProps) => {
  const t = useTranslations('template.post');
  const [wanted, want] = useState<Locale>();
  if (!words) return null;
  const { versions, mainLanguage } = words;
  const language = versions.find((one) => one.language === wanted)?.language ?? mainLanguage;
  const { text, buttons } = templateSaid(words, values, { language, channel });
  return (
    <Stack gap={12}>
      {versions.length > 1 && (
        <NativeSelect
          label={t('language')}
          value={language}
          data={versions.map((one) => ({ value: one.language, label: localeNames[one.language] }))}
          onChange={({ currentTarget }) => want(versions.find((one) => one.language === currentTarget.value)?.language)}
        />
      )}
      <BroadcastPost post={{ type: 'template', title: '', text, url: '' }} buttons={buttons} isPreview />
    </Stack>
  );
};
