import { titleIn } from '@balcao/contract/message-wording';
import { Button } from '@balcao/ui/button.tsx';
import { Dialog } from '@balcao/ui/dialog.tsx';
import { Muted, Stack, Text } from '@balcao/ui/layout.tsx';
import { useRefusals, wordsOfToast } from '@balcao/ui/refusals';
import { UnsureNotice } from '@balcao/ui/unsure-notice.tsx';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { TemplatePicker } from '../../lib/template-picker.tsx';
import { offeredTemplatesOptions, useAddFromTemplate } from './message.queries.ts';

/** A message template of the team becomes a message of the mini program. */
const FromTemplateDialog = ({ appletId, onClose }: { appletId: string; onClose: () => void }) => {
  const t = useTranslations('message');
  const shared = useTranslations('shared');
  const locale = useLocale();
  const { mutate, unsure, isPending } = useAddFromTemplate(appletId);
  const present = useRefusals();
  const [wrong, setWrong] = useState<string>();
  const add = (templateId: string) => {
    if (isPending) return;
    setWrong(undefined);
    mutate(
      { templateId },
      {
        tell: ({ title }) => t('added', { title: titleIn(title, locale) }),
        onSuccess: onClose,
        onError: (error) => {
          const words = wordsOfToast(error);
          setWrong(words);
          if (!words) present(error);
        },
      },
    );
  };
  const isUnsure = unsure !== undefined && !isPending;
  return (
    <Dialog
      title={t('fromTemplate.title')}
      onClose={onClose}
      footer={
        <>
          <Button variant="default" data-closes onClick={onClose}>
            {shared('close')}
          </Button>
          {isUnsure && <Button onClick={() => add(unsure.templateId)}>{t('checkAgain')}</Button>}
        </>
      }
    >
      {isUnsure ? (
        <UnsureNotice title={shared('answerLost')} text={t('fromTemplate.lost')} />
      ) : (
        <Stack gap={12}>
          <Muted pretty>{t('fromTemplate.text')}</Muted>
          <TemplatePicker
            optionsOf={(search) => offeredTemplatesOptions(appletId, search)}
            onChoose={({ id }) => add(id)}
          />
          <Text role="alert" size={14} tone="bad">
            {wrong}
          </Text>
        </Stack>
      )}
    </Dialog>
  );
};
export default FromTemplateDialog;
