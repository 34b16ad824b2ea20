import { ReportReason } from '@balcao/contract/moderation';
import { Button } from '@balcao/ui/button.tsx';
import { Choice } from '@balcao/ui/choice.tsx';
import { Muted, Stack, Text } from '@balcao/ui/layout.tsx';
import { useRefusals } from '@balcao/ui/refusals';
import { Textarea } from '@balcao/ui/textarea.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { type Reported, subjectOf, useReport } from './moderation.queries.ts';
import { Sheet } from './sheet.tsx';

const textAtMost = 500;

/** Says why a channel, one of its broadcasts or a reply is reported; then thanks, and says what happens next. */
export const ReportSheet = ({ reported, onClose }: { reported: Reported; onClose: () => void }) => {
  const t = useTranslations('moderation');
  const [reason, setReason] = useState<ReportReason>('spam');
  const [text, setText] = useState('');
  const report = useReport(reported);
  const present = useRefusals();
  const subject = subjectOf(reported);
  const title = t(`button.${subject}`);
  if (report.isSuccess)
    return (
      <Sheet title={t('thanks')} onClose={onClose}>
        {/* No button where "send" was: a second press of it would close this unread. */}
        <Text mt={8} pretty role="status">
          {t(reported.of === 'template' ? 'thanksMessage' : 'thanksText')}
        </Text>
      </Sheet>
    );
  return (
    <Sheet title={title} onClose={onClose}>
      <Stack
        as="form"
        noValidate
        gap={16}
        mt={12}
        onSubmit={(event) => {
          event.preventDefault();
          if (!report.isPending) report.mutate({ reason, text }, { onError: present });
        }}
      >
        <Choice
          legend={t('why')}
          options={ReportReason.options.map((value) => ({ value, label: t(`reasons.${value}`) }))}
          value={reason}
          onChange={setReason}
        />
        <Textarea
          label={t('more')}
          autosize
          minRows={2}
          maxRows={6}
          maxLength={textAtMost}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <Muted>{t(subject === 'reply' ? 'privateReply' : 'private')}</Muted>
        <Button type="submit" fullWidth loading={report.isPending}>
          {t('send')}
        </Button>
      </Stack>
    </Sheet>
  );
};
