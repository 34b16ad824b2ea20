import type { Channel } from '@balcao/contract/channel';
import { type FollowerTag, FollowerTagEntry } from '@balcao/contract/follower-tag';
import { Button } from '@balcao/ui/button.tsx';
import { Card } from '@balcao/ui/card.tsx';
import { confirm } from '@balcao/ui/confirm';
import { Dialog } from '@balcao/ui/dialog.tsx';
import { checkedNow } from '@balcao/ui/form-check';
import { focusFirst, showFieldErrors } from '@balcao/ui/form-errors';
import { Grid, Muted, Row, Stack, Text } from '@balcao/ui/layout.tsx';
import { Loaded } from '@balcao/ui/loaded.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { tellGood } from '@balcao/ui/notice';
import { useRefusals } from '@balcao/ui/refusals';
import { TextInput } from '@balcao/ui/text-input.tsx';
import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { followerTagOptions } from '../../lib/follower-tag.queries.ts';
import { useRemoveTag, useRenameTag } from './follower.queries.ts';
import { TagForm } from './tag-form.tsx';
import { useMayTag } from './use-may-tag.ts';

interface OneTag {
  channelId: string;
  tag: FollowerTag;
}

const RenameDialog = ({ channelId, tag, onClose }: OneTag & { onClose: () => void }) => {
  const t = useTranslations('follower.tags');
  const id = useId();
  const locale = useLocale();
  const present = useRefusals();
  const rename = useRenameTag(channelId, tag.id);
  const form = useForm({ initialValues: { name: tag.name }, validate: checkedNow(FollowerTagEntry, locale) });
  const submit = form.onSubmit((values) => {
    rename.mutate(values, {
      tell: t('renamed'),
      onSuccess: onClose,
      onError: (error) => {
        if (!showFieldErrors(form, error)) present(error);
      },
    });
  }, focusFirst(form));
  return (
    <Dialog
      title={t('renameTitle', { name: tag.name })}
      onClose={onClose}
      footer={
        <>
          <Button variant="default" data-closes onClick={onClose}>
            {t('back')}
          </Button>
          <Button type="submit" form={id} loading={rename.isPending}>
            {t('rename')}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit}>
        <TextInput label={t('name')} maxLength={30} data-autofocus {...form.getInputProps('name')} />
      </form>
    </Dialog>
  );
};

const TagLine = ({ channelId, tag, mayTag }: OneTag & { mayTag: boolean }) => {
  const t = useTranslations('follower.tags');
  const [isRenaming, setIsRenaming] = useState(false);
  const remove = useRemoveTag(channelId, () => tellGood(t('removed')));
  const { name, followers: count } = tag;
  const ask = async () => {
    const question = { title: t('removeTitle', { name }), message: t('removeText', { count }), action: t('remove') };
    if (await confirm({ ...question, dangerous: true })) remove.mutate(tag.id);
  };
  return (
    <Row as="li" gap={12} rowGap={8} py={10} rule="top" align="center" justify="between" wrap>
      <div>
        <Text as="span" weight={600} breakable>
          {name}
        </Text>{' '}
        <Muted as="span">{t('count', { count })}</Muted>
      </div>
      {mayTag && (
        <Row gap={8} wrap>
          <Button
            variant="default"
            size="xs"
            aria-label={t('renameTitle', { name })}
            onClick={() => setIsRenaming(true)}
          >
            {t('rename')}
          </Button>
          <Button
            variant="default"
            size="xs"
            color="red"
            aria-label={t('removeLabel', { name })}
            loading={remove.isPending}
            onClick={() => void ask()}
          >
            {t('remove')}
          </Button>
        </Row>
      )}
      {isRenaming && <RenameDialog channelId={channelId} tag={tag} onClose={() => setIsRenaming(false)} />}
    </Row>
  );
};

/** The team's own words for the followers of a channel, and how many have each. */
export const TagsCard = ({ channel }: { channel: Channel }) => {
  const t = useTranslations('follower.tags');
  const query = useQuery(followerTagOptions(channel.id));
  const mayTag = useMayTag(channel);
  return (
    <Card>
      <Grid gap={16}>
        <div>
          <Text as="h2" size={16} weight={650}>
            {t('title')}
          </Text>
          <Muted mt={4}>{t('line')}</Muted>
        </div>
        {mayTag && <TagForm channelId={channel.id} />}
        <Loaded query={query} loading={<LinesLoading lines={2} />}>
          {(tags) =>
            tags.length === 0 ? (
              <Muted>{t('none')}</Muted>
            ) : (
              <Stack as="ul">
                {tags.map((tag) => (
                  <TagLine key={tag.id} channelId={channel.id} tag={tag} mayTag={mayTag} />
                ))}
              </Stack>
            )
          }
        </Loaded>
      </Grid>
    </Card>
  );
};
