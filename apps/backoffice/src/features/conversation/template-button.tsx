import type { WholeConversation } from '@balcao/contract/conversation';
import { Button } from '@balcao/ui/button.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { TemplateDialog } from './template-dialog.tsx';
import { useSendingIds } from './use-sending-ids.ts';

interface TemplateButtonProps {
  channelId: string;
  conversation: WholeConversation;
}

/** Where a member answers with a message template. */
export const TemplateButton = ({ channelId, conversation }: TemplateButtonProps) => {
  const t = useTranslations('conversation.template');
  const [isOpen, setOpen] = useState(false);
  // Kept here: what was sent from a dialog that was closed is known by the same id when it is sent again.
  const idOf = useSendingIds();
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {t('use')}
      </Button>
      {isOpen && (
        <TemplateDialog channelId={channelId} conversation={conversation} idOf={idOf} onClose={() => setOpen(false)} />
      )}
    </>
  );
};
