import type { WholeConversation } from '@balcao/contract/conversation';
import { localeNames } from '@balcao/contract/locale';
import type { TemplateEntry } from '@balcao/contract/template-form';
import { type SendableTemplate, TemplateChoice } from '@balcao/contract/template-sending';
import { Button } from '@balcao/ui/button.tsx';
import { Dialog } from '@balcao/ui/dialog.tsx';
import { checkedNow } from '@balcao/ui/form-check';
import { focusFirst, showFieldErrors } from '@balcao/ui/form-errors';
import { Row, Stack, Text } from '@balcao/ui/layout.tsx';
import { NativeSelect } from '@balcao/ui/native-select.tsx';
import { useRefusals } from '@balcao/ui/refusals';
import { TemplatePreview } from '@balcao/ui/template-preview.tsx';
import { TextInput } from '@balcao/ui/text-input.tsx';
import { useForm } from '@mantine/form';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { AnsweredFirst } from './answered-first.tsx';
import { isAnswered, messagesOptions, useSendTemplate } from './conversation.queries.ts';
import type { SendingIds } from './use-sending-ids.ts';

interface TemplateFillProps {
  channelId: string;
  conversation: WholeConversation;
  template: SendableTemplate;
  idOf: SendingIds;
  onBack: () => void;
  onClose: () => void;
}

/** The follower's own language where the template has it, otherwise its main one. */
const languageFor = ({ mainLanguage, versions }: TemplateEntry, own: string | undefined) =>
  versions.find(({ language }) => language === own)?.language ?? mainLanguage;

/** What stands for the variables, and the sending of it. */
const useFill = ({ channelId, conversation, template, idOf, onClose }: TemplateFillProps) => {
  const { id: templateId, inUse } = template;
  const locale = useLocale();
  const present = useRefusals();
  const send = useSendTemplate(channelId, conversation.id);
  const { data } = useInfiniteQuery(messagesOptions(channelId, conversation.id));
  const form = useForm<TemplateChoice>({
    initialValues: {
      templateId,
      language: languageFor(inUse, conversation.follower?.language),
      values: Object.fromEntries(inUse.variables.map(({ name }) => [name, ''])),
    },
    validate: checkedNow(TemplateChoice, locale),
  });
  const submit = form.onSubmit((choice) => {
    if (send.isPending) return;
    const seen = data?.pages[0]?.list[0]?.position ?? 0;
    send.mutate(
      { ...choice, seen, clientId: idOf.of(JSON.stringify(choice)) },
      {
        onSuccess: () => {
          idOf.arrived();
          onClose();
        },
        onError: (error) => {
          if (!isAnswered(error) && !showFieldErrors(form, error)) present(error);
        },
      },
    );
  }, focusFirst(form));
  return { form, submit, isPending: send.isPending, isLate: isAnswered(send.error) };
};

type FillForm = ReturnType<typeof useFill>['form'];
/** The language, where there are several, and what stands for each variable. */
const Fields = ({ form, inUse }: { form: FillForm; inUse: TemplateEntry }) => {
  const t = useTranslations('conversation');
  return (
    <>
      {inUse.versions.length > 1 && (
        <NativeSelect
          label={t('template.language')}
          data={inUse.versions.map((one) => ({ value: one.language, label: localeNames[one.language] }))}
          {...form.getInputProps('language')}
        />
      )}
      {inUse.variables.map(({ name, sample }) => (
        <TextInput
          key={name}
          label={name}
          description={t('template.example', { sample })}
          autoComplete="off"
          {...form.getInputProps(`values.${name}`)}
        />
      ))}
      {form.errors.values && (
        <Row role="alert" data-path="values">
          <Text tone="bad">{form.errors.values}</Text>
        </Row>
      )}
    </>
  );
};

/** A template that was chosen: its variables are filled, and it is seen as the phone shows it. */
export const TemplateFill = (props: TemplateFillProps) => {
  const { template, onBack, onClose } = props;
  const t = useTranslations('conversation');
  const id = useId();
  const { form, submit, isPending, isLate } = useFill(props);
  const { inUse } = template;
  const { language, values } = form.values;
  const version = inUse.versions.find((one) => one.language === language);
  return (
    <Dialog
      title={inUse.name}
      onClose={onClose}
      footer={
        <>
          <Button variant="default" onClick={onBack}>
            {t('template.other')}
          </Button>
          <Button type="submit" form={id} loading={isPending}>
            {t('send')}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit}>
        <Stack gap={16}>
          {isLate && <AnsweredFirst />}
          <Fields form={form} inUse={inUse} />
          {version && (
            <Stack gap={8}>
              <Text weight={550}>{t('template.preview')}</Text>
              <TemplatePreview
                version={version}
                variables={inUse.variables.map(({ name }) => ({ name, sample: values[name] ?? '' }))}
                label={t('template.preview')}
              />
            </Stack>
          )}
        </Stack>
      </form>
    </Dialog>
  );
};
