import type { CannedAnswer } from '@balcao/contract/canned-answer';
import { Button } from '@balcao/ui/button.tsx';
import { confirm } from '@balcao/ui/confirm';
import { Dialog } from '@balcao/ui/dialog.tsx';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { Muted, Row, Stack, Text } from '@balcao/ui/layout.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { tellGood } from '@balcao/ui/notice';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { CannedForm } from './canned-form.tsx';
import { cannedOptions, useChangeCanned, useCreateCanned, useRemoveCanned } from './conversation.queries.ts';

const One = ({ channelId, answer }: { channelId: string; answer: CannedAnswer }) => {
  const t = useTranslations('conversation.canned');
  const shared = useTranslations('shared');
  const [isEditing, setEditing] = useState(false);
  const change = useChangeCanned(channelId, answer.id);
  const remove = useRemoveCanned(channelId, () => tellGood(t('removed')));
  const { shortcut, text } = answer;
  const ask = async () => {
    const question = { title: t('removeTitle', { shortcut }), message: t('removeText'), action: shared('delete') };
    if (await confirm(question)) remove.mutate(answer.id);
  };
  if (isEditing)
    return (
      <CannedForm
        initial={{ shortcut, text }}
        action={shared('save')}
        isPending={change.isPending}
        send={change.mutate}
        onDone={() => setEditing(false)}
      />
    );
  return (
    <Row gap={12} rowGap={4} wrap align="start" justify="between">
      <Stack grow shrink basis={192}>
        <Text weight={600}>/{shortcut}</Text>
        <Muted breakable lines>
          {text}
        </Muted>
      </Stack>
      <Row gap={8}>
        <Button size="xs" variant="default" aria-label={t('edit', { shortcut })} onClick={() => setEditing(true)}>
          {shared('edit')}
        </Button>
        <Button
          size="xs"
          variant="default"
          color="red"
          aria-label={shared('deleteNamed', { name: `/${shortcut}` })}
          loading={remove.isPending}
          onClick={() => void ask()}
        >
          {shared('delete')}
        </Button>
      </Row>
    </Row>
  );
};

/** The canned answers of a channel: to make, change and remove. */
export const CannedDialog = ({ channelId, onClose }: { channelId: string; onClose: () => void }) => {
  const t = useTranslations('conversation.canned');
  const shared = useTranslations('shared');
  const { data, error, refetch } = useQuery(cannedOptions(channelId));
  const create = useCreateCanned(channelId);
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
      <Stack gap={20}>
        <Muted>{t('line')}</Muted>
        {!data && !error && <LinesLoading lines={3} />}
        {!data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {data?.length === 0 && <Muted>{t('none')}</Muted>}
        <Stack as="ul" gap={16}>
          {data?.map((answer) => (
            <li key={answer.id}>
              <One channelId={channelId} answer={answer} />
            </li>
          ))}
        </Stack>
        <CannedForm
          initial={{ shortcut: '', text: '' }}
          action={t('make')}
          isPending={create.isPending}
          send={(body, then) => create.mutate(body, { tell: t('made'), ...then })}
        />
      </Stack>
    </Dialog>
  );
};
