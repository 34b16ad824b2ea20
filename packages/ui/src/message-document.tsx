import type { SentDocument } from '@balcao/contract/conversation-document';
import { IconDownload, IconFileText } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { ActionIcon } from './action-icon.tsx';
import { sizeText } from './file-check.ts';
import { Muted, Row, Stack, Text } from './layout.tsx';

interface MessageDocumentProps {
  of: SentDocument;
  /** Its name as a link to where it is read, for what can be read here. */
  link?: ReactNode;
  isSaving?: boolean;
  onSave: () => void;
}
/** A document of a message: what it is, whether a virus scanner has seen it, and how it is saved. */
export const MessageDocument = ({ of, link, isSaving = false, onSave }: MessageDocumentProps) => {
  const t = useTranslations('ui.media');
  const locale = useLocale();
  const { type, name, bytes, scan } = of;
  return (
    <Row gap={8} align="center">
      <IconFileText size={26} stroke={1.6} aria-hidden style={{ flex: 'none' }} />
      <Stack shrink grow>
        <Text weight={550} breakable>
          {link ?? name}
        </Text>
        <Muted size={14}>
          {type.toUpperCase()} · {sizeText(bytes, locale)}
        </Muted>
        {scan === 'unscanned' && <Muted size={14}>{t('unscanned')}</Muted>}
      </Stack>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={42}
        aria-label={t('download', { name })}
        loading={isSaving}
        onClick={onSave}
      >
        <IconDownload size={20} stroke={1.7} />
      </ActionIcon>
    </Row>
  );
};
