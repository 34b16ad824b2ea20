import type { WholeConversation } from '@balcao/contract/conversation';
import type { SendableTemplate } from '@balcao/contract/template-sending';
import { Button } from '@balcao/ui/button.tsx';
import { Dialog } from '@balcao/ui/dialog.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { TemplatePicker } from '../../lib/template-picker.tsx';
import { sendableTemplatesOptions } from './conversation.queries.ts';
import { TemplateFill } from './template-fill.tsx';
import type { SendingIds } from './use-sending-ids.ts';

interface TemplateDialogProps {
  channelId: string;
  conversation: WholeConversation;
  idOf: SendingIds;
  onClose: () => void;
}

/** A template is chosen, its variables are filled, and it is sent. */
export const TemplateDialog = ({ channelId, conversation, idOf, onClose }: TemplateDialogProps) => {
  const t = useTranslations('conversation.template');
  const shared = useTranslations('shared');
  const [chosen, choose] = useState<SendableTemplate>();
  if (chosen)
    return (
      <TemplateFill
        channelId={channelId}
        conversation={conversation}
        template={chosen}
        idOf={idOf}
        onBack={() => choose(undefined)}
        onClose={onClose}
      />
    );
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
      <TemplatePicker optionsOf={(search) => sendableTemplatesOptions(channelId, search)} onChoose={choose} />
    </Dialog>
  );
};
