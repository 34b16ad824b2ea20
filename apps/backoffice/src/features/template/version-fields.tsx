import { buttonsAtMost } from '@balcao/contract/conversation-message';
import { type Locale, localeNames } from '@balcao/contract/locale';
import { Button } from '@balcao/ui/button.tsx';
import { Box, Grid, Muted, Row, Text } from '@balcao/ui/layout.tsx';
import { NativeSelect } from '@balcao/ui/native-select.tsx';
import { TextInput } from '@balcao/ui/text-input.tsx';
import { Textarea } from '@balcao/ui/textarea.tsx';
import { useTranslations } from 'use-intl';
import { emptyButton, emptyVersion, type TemplateForm } from './use-template-form.ts';

interface VersionFieldsProps {
  form: TemplateForm;
  language: Locale;
}

/** What a template says in one language; a language without a text is offered. */
export const VersionFields = ({ form, language }: VersionFieldsProps) => {
  const t = useTranslations('template');
  const { versions } = form.values;
  const index = versions.findIndex((one) => one.language === language);
  const name = localeNames[language];
  if (index < 0)
    return (
      <Box framed rounded="lg" p={16}>
        <Muted mb={12}>{t('noVersion', { language: name })}</Muted>
        <Button variant="default" onClick={() => form.insertListItem('versions', emptyVersion(language))}>
          {t('addVersion', { language: name })}
        </Button>
      </Box>
    );
  return (
    <Grid gap={16}>
      <TextInput label={t('header')} description={t('optional')} {...form.getInputProps(`versions.${index}.header`)} />
      <Box>
        <Textarea label={t('body')} rows={5} {...form.getInputProps(`versions.${index}.body`)} />
        <Insertions form={form} index={index} />
      </Box>
      <TextInput label={t('footer')} description={t('optional')} {...form.getInputProps(`versions.${index}.footer`)} />
      <ButtonFields form={form} index={index} />
      {versions.length > 1 && (
        <Row>
          <Button variant="subtle" onClick={() => form.removeListItem('versions', index)}>
            {t('removeVersion', { language: name })}
          </Button>
        </Row>
      )}
    </Grid>
  );
};

interface PlaceProps {
  form: TemplateForm;
  /** Of the version. */
  index: number;
}

/** Puts a variable at the end of the text, so that no braces need to be typed. */
const Insertions = ({ form, index }: PlaceProps) => {
  const t = useTranslations('template');
  const path = `versions.${index}.body`;
  const body = form.values.versions[index]?.body ?? '';
  const names = form.values.variables.map(({ name }) => name.trim()).filter((name) => name !== '');
  const insert = (name: string) => {
    form.setFieldValue(path, `${body}${body === '' || /\s$/.test(body) ? '' : ' '}{{${name}}}`);
    form.getInputNode(path)?.focus();
  };
  return (
    <Row gap={8} rowGap={8} mt={8} wrap>
      {[...new Set(names)].map((name) => (
        <Button key={name} variant="default" size="xs" aria-label={t('insert', { name })} onClick={() => insert(name)}>
          {`{{${name}}}`}
        </Button>
      ))}
    </Row>
  );
};

const ButtonFields = ({ form, index }: PlaceProps) => {
  const t = useTranslations('template');
  const shared = useTranslations('shared');
  const buttons = form.values.versions[index]?.buttons ?? [];
  const list = `versions.${index}.buttons`;
  return (
    <Box as="fieldset" framed rounded="lg" p={16} aria-label={t('buttons')}>
      <Text weight={600}>{t('buttons')}</Text>
      <Muted mb={12} pretty>
        {t('buttonsHelp', { most: buttonsAtMost })}
      </Muted>
      <Grid gap={16}>
        {buttons.map(({ key, kind }, place) => (
          <Grid key={key} gap={8}>
            <TextInput
              label={t('buttonText', { number: place + 1 })}
              autoComplete="off"
              maxLength={20}
              {...form.getInputProps(`${list}.${place}.label`)}
            />
            <NativeSelect
              label={t('buttonKind', { number: place + 1 })}
              data={(['answer', 'link'] as const).map((value) => ({ value, label: t(`buttonKinds.${value}`) }))}
              {...form.getInputProps(`${list}.${place}.kind`)}
            />
            {kind === 'link' && (
              <TextInput
                label={t('buttonUrl', { number: place + 1 })}
                placeholder="https://"
                inputMode="url"
                autoComplete="off"
                {...form.getInputProps(`${list}.${place}.url`)}
              />
            )}
            <Row>
              <Button
                variant="subtle"
                size="xs"
                aria-label={t('removeButton', { number: place + 1 })}
                onClick={() => form.removeListItem(list, place)}
              >
                {shared('remove')}
              </Button>
            </Row>
          </Grid>
        ))}
      </Grid>
      <Button
        variant="default"
        mt={12}
        disabled={buttons.length >= buttonsAtMost}
        onClick={() => form.insertListItem(list, emptyButton())}
      >
        {t('addButton')}
      </Button>
    </Box>
  );
};
