import { type FollowerTag, FollowerTagEntry } from '@balcao/contract/follower-tag';
import { Button } from '@balcao/ui/button.tsx';
import { checkedNow } from '@balcao/ui/form-check';
import { focusFirst, showFieldErrors } from '@balcao/ui/form-errors';
import { Row } from '@balcao/ui/layout.tsx';
import { useRefusals } from '@balcao/ui/refusals';
import { TextInput } from '@balcao/ui/text-input.tsx';
import { useForm } from '@mantine/form';
import { useLocale, useTranslations } from 'use-intl';
import { useCreateTag } from './follower.queries.ts';

/** Makes a tag. */
export const TagForm = ({ channelId, onMade }: { channelId: string; onMade?: (tag: FollowerTag) => void }) => {
  const t = useTranslations('follower.tags');
  const locale = useLocale();
  const present = useRefusals();
  const { mutate, isPending } = useCreateTag(channelId);
  const form = useForm({ initialValues: { name: '' }, validate: checkedNow(FollowerTagEntry, locale) });
  const submit = form.onSubmit((values) => {
    mutate(values, {
      tell: t('made'),
      onSuccess: (tag) => {
        form.reset();
        onMade?.(tag);
      },
      onError: (error) => {
        if (!showFieldErrors(form, error)) present(error);
      },
    });
  }, focusFirst(form));
  return (
    <form noValidate onSubmit={submit}>
      <Row gap={12} align="end" wrap>
        <TextInput label={t('name')} maxLength={30} {...form.getInputProps('name')} />
        <Button type="submit" variant="default" loading={isPending}>
          {t('make')}
        </Button>
      </Row>
    </form>
  );
};
