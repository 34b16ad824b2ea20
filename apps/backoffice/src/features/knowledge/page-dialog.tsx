import { PageEntry, type Source } from '@balcao/contract/knowledge';
import { Button } from '@balcao/ui/button.tsx';
import { Dialog } from '@balcao/ui/dialog.tsx';
import { checkedNow } from '@balcao/ui/form-check';
import { focusFirst, showFieldErrors } from '@balcao/ui/form-errors';
import { Stack } from '@balcao/ui/layout.tsx';
import { Loaded } from '@balcao/ui/loaded.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { useRefusals } from '@balcao/ui/refusals';
import { TextInput } from '@balcao/ui/text-input.tsx';
import { Textarea } from '@balcao/ui/textarea.tsx';
import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'use-intl';
import { pageTextOptions, useAddPage, useChangePage } from './knowledge.queries.ts';

interface Then {
  readonly onSuccess: () => void;
  readonly onError: (error: Error) => void;
}
interface PageFormProps {
  initial: PageEntry;
  isPending: boolean;
  send: (body: PageEntry, then: Then) => void;
  onDone: () => void;
}

const PageForm = ({ initial, isPending, send, onDone }: PageFormProps) => {
  const t = useTranslations('knowledge.page');
  const shared = useTranslations('shared');
  const locale = useLocale();
  const present = useRefusals();
  const form = useForm({ initialValues: initial, validate: checkedNow(PageEntry, locale) });
  const submit = form.onSubmit((values) => {
    const onError = (error: Error) => {
      if (!showFieldErrors(form, error)) present(error);
    };
    send(values, { onSuccess: onDone, onError });
  }, focusFirst(form));
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={16} mt={12}>
        <TextInput label={t('title')} description={t('titleHelp')} {...form.getInputProps('title')} />
        <Textarea
          label={t('text')}
          description={t('textHelp')}
          autosize
          minRows={6}
          maxRows={14}
          {...form.getInputProps('text')}
        />
        <div>
          <Button type="submit" loading={isPending}>
            {shared('save')}
          </Button>
        </div>
      </Stack>
    </form>
  );
};

interface PageDialogProps {
  channelId: string;
  onClose: () => void;
}
/** A page of text that robots are to know. */
export const NewPageDialog = ({ channelId, onClose }: PageDialogProps) => {
  const t = useTranslations('knowledge.page');
  const add = useAddPage(channelId);
  return (
    <Dialog title={t('new')} onClose={onClose}>
      <PageForm
        initial={{ title: '', text: '' }}
        isPending={add.isPending}
        send={(body, then) => add.mutate(body, { tell: t('added'), ...then })}
        onDone={onClose}
      />
    </Dialog>
  );
};

/** The same of one that is there. */
export const ChangePageDialog = ({ channelId, source, onClose }: PageDialogProps & { source: Source }) => {
  const t = useTranslations('knowledge.page');
  const change = useChangePage(channelId, source.id);
  return (
    <Dialog title={source.title} onClose={onClose}>
      <Loaded query={useQuery(pageTextOptions(channelId, source.id))} loading={<LinesLoading lines={6} />}>
        {(page) => (
          <PageForm
            initial={page}
            isPending={change.isPending}
            send={(body, then) => change.mutate(body, { tell: t('changed'), ...then })}
            onDone={onClose}
          />
        )}
      </Loaded>
    </Dialog>
  );
};
