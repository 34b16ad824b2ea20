import { ActionIcon } from '@balcao/ui/action-icon.tsx';
import { Muted, Row, Stack } from '@balcao/ui/layout.tsx';
import { IconX } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import type { PictureSending } from './use-picture-sending.ts';

/** Pictures on their way: how far each is, and how to end it. */
export const PictureSendingList = ({ sendings }: { sendings: readonly PictureSending[] }) => {
  const t = useTranslations('ui.document');
  if (sendings.length === 0) return null;
  return (
    <Stack as="ul" gap={6}>
      {sendings.map(({ key, name, share, isWaiting, cancel }) => {
        const percent = Math.round(share * 100);
        return (
          <Row as="li" key={key} gap={12} align="center">
            <Muted truncate shrink>
              {name}
            </Muted>
            <Muted rigid>{isWaiting ? t('waiting') : percent < 100 ? t('sending', { percent }) : t('checking')}</Muted>
            <progress aria-label={t('progressOf', { name })} max={100} value={percent} />
            <ActionIcon size={32} aria-label={t('cancel', { name })} title={t('cancel', { name })} onClick={cancel}>
              <IconX size={16} stroke={1.8} />
            </ActionIcon>
          </Row>
        );
      })}
    </Stack>
  );
};
