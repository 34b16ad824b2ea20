import { type AppletAllowlist, AppletNetworks, replaceAllowlist } from '@balcao/contract/applet-allowlist';
import { Card } from '@balcao/ui/card.tsx';
import { EditConflictNote } from '@balcao/ui/edit-conflict-note.tsx';
import { EditedButtons } from '@balcao/ui/edited-buttons.tsx';
import { checkedNow } from '@balcao/ui/form-check';
import { focusFirst } from '@balcao/ui/form-errors';
import { Grid, Muted } from '@balcao/ui/layout.tsx';
import { Loaded } from '@balcao/ui/loaded.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { Textarea } from '@balcao/ui/textarea.tsx';
import { useEditedForm } from '@balcao/ui/use-edited';
import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useMay } from '../../lib/may.ts';
import { useLeaveGuard } from '../../lib/use-leave-guard.ts';
import { WhyNot } from '../../lib/why-not.tsx';
import { allowlistOptions, useReplaceAllowlist } from './credential.queries.ts';

const valuesOf = ({ networks }: AppletAllowlist) => ({ text: networks.join('\n') });
/** One on a line, or however else a list is pasted. */
const networksOf = (text: string): string[] => text.split(/[\s,;]+/).filter((part) => part !== '');

/** Says of each address what is wrong with it; nothing where all are right. */
const useCheck = () => {
  const check = checkedNow(AppletNetworks, useLocale());
  return (text: string): string | null => {
    const networks = networksOf(text);
    const said = Object.entries(check({ networks })).map(([path, words]: [string, ReactNode]) => {
      const network = networks[Number(path.split('.')[1])];
      return network === undefined ? String(words) : `${network}: ${String(words)}`;
    });
    return said.join('\n') || null;
  };
};

const AllowlistForm = ({ appletId, latest }: { appletId: string; latest: AppletAllowlist }) => {
  const t = useTranslations('credential.allowlist');
  const id = useId();
  const mayChange = useMay(replaceAllowlist);
  const { mutate, isPending } = useReplaceAllowlist(appletId);
  const form = useForm({ initialValues: valuesOf(latest), validate: { text: useCheck() } });
  const edited = useEditedForm({ latest, valuesOf, form, isPending });
  useLeaveGuard(edited.isDirty, { title: t('leave'), message: t('leaveText'), action: t('leaveConfirm') });
  const submit = form.onSubmit((values) => {
    mutate(
      { networks: networksOf(values.text), version: edited.base.version },
      {
        tell: t('saved'),
        onSuccess: (kept) => edited.saved(kept, values),
      },
    );
  }, focusFirst(form));
  return (
    <Grid as="form" gap={16} noValidate onSubmit={submit}>
      <Textarea
        id={id}
        label={t('label')}
        description={t('help')}
        placeholder={'203.0.113.7\n2001:db8::/32'}
        rows={4}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        readOnly={!mayChange}
        {...form.getInputProps('text')}
      />
      <EditConflictNote of={edited} />
      {mayChange && <EditedButtons of={edited} isPending={isPending} save={t('save')} />}
    </Grid>
  );
};

/** From where the server of the mini program may call. */
export const AllowlistCard = ({ appletId }: { appletId: string }) => {
  const t = useTranslations('credential.allowlist');
  const query = useQuery(allowlistOptions(appletId));
  return (
    <Card title={t('title')}>
      <Muted mb={16} pretty prose>
        {t('text')}
      </Muted>
      <WhyNot of={replaceAllowlist} line />
      <Loaded query={query} loading={<LinesLoading lines={4} />}>
        {(data) => <AllowlistForm appletId={appletId} latest={data} />}
      </Loaded>
    </Card>
  );
};
