import type { ChannelFollower } from '@balcao/contract/channel-follower';
import type { FollowerTag } from '@balcao/contract/follower-tag';
import { Button } from '@balcao/ui/button.tsx';
import { Checkbox } from '@balcao/ui/checkbox.tsx';
import { Dialog } from '@balcao/ui/dialog.tsx';
import { Grid, Muted, Stack } from '@balcao/ui/layout.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { useRefusals } from '@balcao/ui/refusals';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { followerTagOptions } from '../../lib/follower-tag.queries.ts';
import { useTagFollowers } from './follower.queries.ts';
import { TagForm } from './tag-form.tsx';

interface TagDialogProps {
  channelId: string;
  people: readonly ChannelFollower[];
  onDone: () => void;
  onClose: () => void;
}
/** What stays as it is has no mark of its own. */
type Marks = Readonly<Record<string, boolean>>;

const Boxes = ({
  tags,
  people,
  marks,
  onMark,
}: {
  tags: readonly FollowerTag[];
  people: readonly ChannelFollower[];
  marks: Marks;
  onMark: (id: string, isPut: boolean) => void;
}) => {
  const countOf = (id: string) => people.filter((one) => one.tags.some((tag) => tag.id === id)).length;
  return (
    <Stack gap={10}>
      {tags.map(({ id, name }) => {
        const count = countOf(id);
        const marked = marks[id];
        return (
          <Checkbox
            key={id}
            label={name}
            checked={marked ?? count === people.length}
            indeterminate={marked === undefined && count > 0 && count < people.length}
            onChange={({ currentTarget }) => onMark(id, currentTarget.checked)}
          />
        );
      })}
    </Stack>
  );
};

/** Puts tags on the people who are chosen and takes tags off them. What was not touched stays as it is on each of them. */
export const TagDialog = ({ channelId, people, onDone, onClose }: TagDialogProps) => {
  const t = useTranslations('follower.tagging');
  const id = useId();
  const present = useRefusals();
  const { data: tags } = useQuery(followerTagOptions(channelId));
  const [marks, setMarks] = useState<Marks>({});
  const { mutate, isPending } = useTagFollowers(channelId);
  const onMark = (tag: string, isPut: boolean) => setMarks((all) => ({ ...all, [tag]: isPut }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const named = (isPut: boolean) => Object.keys(marks).filter((tag) => marks[tag] === isPut);
    const body = { followerIds: people.map((one) => one.id), put: named(true), take: named(false) };
    mutate(body, {
      tell: ({ followers }) => t('done', { count: followers }),
      onSuccess: () => {
        onDone();
        onClose();
      },
      onError: present,
    });
  };
  return (
    <Dialog
      title={t('title', { count: people.length })}
      onClose={onClose}
      footer={
        <>
          <Button variant="default" data-closes onClick={onClose}>
            {t('back')}
          </Button>
          <Button type="submit" form={id} loading={isPending} disabled={Object.keys(marks).length === 0}>
            {t('save')}
          </Button>
        </>
      }
    >
      <Grid gap={20}>
        <form id={id} onSubmit={submit}>
          {tags === undefined && <LinesLoading lines={3} />}
          {tags?.length === 0 && <Muted>{t('none')}</Muted>}
          {tags && <Boxes tags={tags} people={people} marks={marks} onMark={onMark} />}
        </form>
        <TagForm channelId={channelId} onMade={(tag) => onMark(tag.id, true)} />
      </Grid>
    </Dialog>
  );
};
