import type { ChannelRight } from '@balcao/contract/channel';
import { Button } from '@balcao/ui/button.tsx';
import { Grid, Row } from '@balcao/ui/layout.tsx';
import { NativeSelect } from '@balcao/ui/native-select.tsx';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePutManager } from './channel.queries.ts';
import { RightChoice } from './right-choice.tsx';

interface ManagerFormProps {
  channelId: string;
  /** Whom one may choose from: one person where what they may do is changed. */
  candidates: readonly { readonly memberId: string; readonly name: string }[];
  /** The rights that the member may give. */
  giveable: readonly ChannelRight[];
  held?: readonly ChannelRight[];
  onDone: () => void;
}

/** Makes a member a manager, or changes what they may do. */
export const ManagerForm = ({ channelId, candidates, giveable, held = ['write'], onDone }: ManagerFormProps) => {
  const t = useTranslations('channel.managers');
  const shared = useTranslations('shared');
  const [memberId, setMemberId] = useState(candidates[0]?.memberId ?? '');
  const [rights, setRights] = useState<readonly ChannelRight[]>(held);
  const put = usePutManager(channelId);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    put.mutate({ memberId, rights: [...rights] }, { tell: ({ name }) => t('saved', { name }), onSuccess: onDone });
  };
  return (
    <Grid as="form" gap={16} onSubmit={submit}>
      <NativeSelect
        label={t('member')}
        data={candidates.map(({ memberId: value, name }) => ({ value, label: name }))}
        value={memberId}
        disabled={candidates.length < 2}
        onChange={({ currentTarget }) => setMemberId(currentTarget.value)}
      />
      <RightChoice giveable={giveable} chosen={rights} onChange={setRights} />
      <Row gap={12} wrap>
        <Button type="submit" loading={put.isPending} disabled={rights.length === 0 || memberId === ''}>
          {shared('save')}
        </Button>
        <Button variant="default" onClick={onDone}>
          {shared('cancel')}
        </Button>
      </Row>
    </Grid>
  );
};
