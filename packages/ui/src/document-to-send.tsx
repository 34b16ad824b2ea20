import { sentDocumentFile } from '@balcao/contract/conversation-document';
import { IconFileText, IconX } from '@tabler/icons-react';
import { useLocale, useTranslations } from 'use-intl';
import { ActionIcon } from './action-icon.tsx';
import type { ChosenDocument } from './chosen-document.ts';
import { sizeText } from './file-check.ts';
import { FileInput, type FileInputProps } from './file-input.tsx';
import { Muted, Row, Stack, Text } from './layout.tsx';

/** The browser's own choice of a document. */
export const DocumentInput = (props: Pick<FileInputProps, 'input' | 'onFile'>) => {
  const t = useTranslations('ui.attachment');
  return <FileInput {...props} label={t('chooseDocument')} rule={sentDocumentFile} />;
};

interface DocumentToSendProps {
  of: ChosenDocument;
  /** It is on its way, and cannot be held back. */
  isSending?: boolean;
  onDrop: () => void;
}
/** The chosen document, and how to take it out again. */
export const DocumentToSend = ({ of: { name, bytes }, isSending = false, onDrop }: DocumentToSendProps) => {
  const t = useTranslations('ui.attachment');
  const locale = useLocale();
  return (
    <Row gap={8} align="center" role="group" aria-label={t('documentChosen')}>
      <IconFileText size={28} stroke={1.4} aria-hidden />
      <Stack shrink grow>
        <Text size={14} truncate>
          {name}
        </Text>
        <Muted size={14}>{sizeText(bytes, locale)}</Muted>
      </Stack>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={42}
        aria-label={t('takeDocumentOut')}
        disabled={isSending}
        onClick={onDrop}
      >
        <IconX size={18} />
      </ActionIcon>
    </Row>
  );
};
