import type { Channel } from '@balcao/contract/channel';
import { Button } from '@balcao/ui/button.tsx';
import { Grid, Muted, Row } from '@balcao/ui/layout.tsx';
import { NativeSelect } from '@balcao/ui/native-select.tsx';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useHandOver } from './channel.queries.ts';

interface HandOverProps {
  channel: Channel;
  heirs: readonly { readonly memberId: string; readonly name: string }[];
  onDone: () => void;
}

/** Gives the channel to another member, who must be chosen by hand. */
export const HandOver = ({ channel, heirs, onDone }: HandOverProps) => {
  const t = useTranslations('channel.managers');
  const certification = useTranslations('channel.certification');
  const shared = useTranslations('shared');
  const [memberId, setMemberId] = useState('');
  const give = useHandOver(channel.id);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    give.mutate(memberId, { tell: ({ owner }) => t('handedOver', { name: owner.name }), onSuccess: onDone });
  };
  return (
    <Grid as="form" gap={16} onSubmit={submit}>
      <NativeSelect
        label={t('newOwner')}
        description={t('newOwnerHelp')}
        data={[
          { value: '', label: t('choose') },
          ...heirs.map(({ memberId: value, name }) => ({ value, label: name })),
        ]}
        value={memberId}
        onChange={({ currentTarget }) => setMemberId(currentTarget.value)}
      />
      {channel.badges.personal && <Muted pretty>{certification('handOver')}</Muted>}
      <Row gap={12} wrap>
        <Button type="submit" loading={give.isPending} disabled={memberId === ''}>
          {t('handOver')}
        </Button>
        <Button variant="default" onClick={onDone}>
          {shared('cancel')}
        </Button>
      </Row>
    </Grid>
  );
};
