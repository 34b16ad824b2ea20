import { WorkflowHosts } from '@balcao/contract/workflow-host';
import { Button } from '@balcao/ui/button.tsx';
import { Card } from '@balcao/ui/card.tsx';
import { checkedNow } from '@balcao/ui/form-check';
import { focusFirst, showFieldErrors } from '@balcao/ui/form-errors';
import { Muted, Stack } from '@balcao/ui/layout.tsx';
import { useRefusals } from '@balcao/ui/refusals';
import { Textarea } from '@balcao/ui/textarea.tsx';
import { useForm } from '@mantine/form';
import { useLocale, useTranslations } from 'use-intl';
import { usePutHosts } from './workflow.queries.ts';

const listIn = (text: string): string[] =>
  text
    .split('\n')
    .map((host) => host.trim())
    .filter((host) => host !== '');

/** Which servers the workflows of a channel may call, one a line. */
export const HostsCard = ({
  channelId,
  hosts,
  mayEdit,
}: {
  channelId: string;
  hosts: readonly string[];
  mayEdit: boolean;
}) => {
  const t = useTranslations('workflow.hosts');
  const locale = useLocale();
  const present = useRefusals();
  const put = usePutHosts(channelId);
  const check = checkedNow(WorkflowHosts, locale);
  const form = useForm({
    initialValues: { hosts: hosts.join('\n') },
    validate: ({ hosts: text }) => {
      const [first] = Object.values(check({ hosts: listIn(text) }));
      return first ? { hosts: first } : {};
    },
  });
  const submit = form.onSubmit(({ hosts: text }) => {
    put.mutate(listIn(text), {
      tell: t('saved'),
      onSuccess: (kept) => form.setFieldValue('hosts', kept.hosts.join('\n')),
      onError: (error) => {
        if (!showFieldErrors(form, error)) present(error);
      },
    });
  }, focusFirst(form));
  return (
    <Card title={t('title')}>
      <form noValidate onSubmit={submit}>
        <Stack gap={12}>
          <Muted>{t('line')}</Muted>
          <Textarea
            label={t('label')}
            description={t('help')}
            autosize
            minRows={2}
            maxRows={10}
            disabled={!mayEdit}
            {...form.getInputProps('hosts')}
          />
          {mayEdit && (
            <div>
              <Button type="submit" variant="default" loading={put.isPending}>
                {t('save')}
              </Button>
            </div>
          )}
        </Stack>
      </form>
    </Card>
  );
};
