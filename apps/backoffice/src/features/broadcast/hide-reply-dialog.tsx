import { ReportReason } from '@balcao/contract/moderation';
import { Button } from '@balcao/ui/button.tsx';
import { Choice } from '@balcao/ui/choice.tsx';
import { Dialog } from '@balcao/ui/dialog.tsx';
import { Muted, Stack } from '@balcao/ui/layout.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';

interface HideReplyDialogProps {
  isPending: boolean;
  onHide: (why: ReportReason) => void;
  onClose: () => void;
}

/** Asks why a reply is hidden: its author reads it. */
export const HideReplyDialog = ({ isPending, onHide, onClose }: HideReplyDialogProps) => {
  const t = useTranslations('reply');
  const shared = useTranslations('shared');
  const [why, setWhy] = useState<ReportReason>('spam');
  return (
    <Dialog
      title={t('hideTitle')}
      onClose={onClose}
      footer={
        <>
          <Button variant="default" data-closes onClick={onClose}>
            {shared('cancel')}
          </Button>
          <Button loading={isPending} onClick={() => onHide(why)}>
            {t('hide')}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <Muted>{t('hideText')}</Muted>
        <Choice
          legend={t('why')}
          options={ReportReason.options.map((value) => ({ value, label: t(`reasons.${value}`) }))}
          value={why}
          onChange={setWhy}
        />
      </Stack>
    </Dialog>
  );
};
