import type { Broadcast } from '@balcao/contract/broadcast';
import type { Channel } from '@balcao/contract/channel';
import { Button } from '@balcao/ui/button.tsx';
import { confirm } from '@balcao/ui/confirm';
import { Row } from '@balcao/ui/layout.tsx';
import { tellGood } from '@balcao/ui/notice';
import { useNavigate } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useLeadOn } from '../../lib/use-lead-on.ts';
import { useEditRecalled, useRemoveBroadcast } from './broadcast.queries.ts';
import { useMayBroadcast } from './use-may-broadcast.ts';

/** What can be done with a broadcast that was recalled: its words again, or gone. */
export const RecalledActions = ({ channel, broadcast }: { channel: Channel; broadcast: Broadcast }) => {
  const t = useTranslations('broadcast.recalled');
  const mayWrite = useMayBroadcast(channel, 'write');
  const navigate = useNavigate();
  const params = { channelId: channel.id };
  const toEditor = useLeadOn(({ id }: { id: string }) => {
    void navigate({ to: '/channel/$channelId/broadcast/edit', params, search: { id } });
  });
  const toList = useLeadOn(() => {
    void navigate({ to: '/channel/$channelId/broadcast/index', params, search: {} });
  });
  const edit = useEditRecalled(broadcast, toEditor.lead);
  const erase = useRemoveBroadcast(broadcast, () => {
    tellGood(t('erased'));
    toList.lead();
  });
  if (!mayWrite) return null;
  const askErase = async () => {
    const question = { title: t('eraseTitle'), message: t('eraseText'), action: t('erase') };
    if (!(await confirm({ ...question, dangerous: true }))) return;
    toList.begin();
    erase.mutate();
  };
  const startEdit = () => {
    toEditor.begin();
    edit.mutate();
  };
  return (
    <Row gap={12} wrap>
      <Button loading={edit.isPending} onClick={startEdit}>
        {t('edit')}
      </Button>
      <Button variant="default" color="red" loading={erase.isPending} onClick={() => void askErase()}>
        {t('erase')}
      </Button>
    </Row>
  );
};
