import { AppletDomainKind, AppletDomains, protocolsOf } from '@balcao/contract/applet-domain';
import { type LegalDomains, replaceDomains } from '@balcao/contract/domain';
import { Card } from '@balcao/ui/card.tsx';
import { EditConflictNote } from '@balcao/ui/edit-conflict-note.tsx';
import { EditedButtons } from '@balcao/ui/edited-buttons.tsx';
import { checkedNow } from '@balcao/ui/form-check';
import { focusFirst, showFieldErrors } from '@balcao/ui/form-errors';
import { Grid, Muted } from '@balcao/ui/layout.tsx';
import { Loaded } from '@balcao/ui/loaded.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { useEditedForm } from '@balcao/ui/use-edited';
import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'use-intl';
import { useMay } from '../../lib/may.ts';
import { useLeaveGuard } from '../../lib/use-leave-guard.ts';
import { WhyNot } from '../../lib/why-not.tsx';
import { domainsOptions, useReplaceDomains } from './domain.queries.ts';
import { DomainLines } from './domain-lines.tsx';

const valuesOf = ({ request, socket, upload, download, page }: LegalDomains) => ({
  request,
  socket,
  upload,
  download,
  page,
});

const DomainForm = ({ appletId, latest }: { appletId: string; latest: LegalDomains }) => {
  const t = useTranslations('domain');
  const mayChange = useMay(replaceDomains);
  const { mutate, isPending } = useReplaceDomains(appletId);
  const form = useForm({ initialValues: valuesOf(latest), validate: checkedNow(AppletDomains, useLocale()) });
  const edited = useEditedForm({ latest, valuesOf, form, isPending });
  useLeaveGuard(edited.isDirty, { title: t('leave'), message: t('leaveText'), action: t('leaveConfirm') });
  const submit = form.onSubmit((values) => {
    mutate(
      { ...values, version: edited.base.version },
      {
        tell: t('saved'),
        onSuccess: (kept) => edited.saved(kept, values),
        onError: (error) => void showFieldErrors(form, error),
      },
    );
  }, focusFirst(form));
  return (
    <Grid as="form" gap={24} noValidate onSubmit={submit}>
      {AppletDomainKind.options.map((kind) => (
        <DomainLines
          key={kind}
          kind={kind}
          protocol={protocolsOf(kind).safe}
          lines={form.values[kind]}
          inputOf={(line) => form.getInputProps(`${kind}.${line}`)}
          error={form.errors[kind]}
          mayChange={mayChange}
          onAdd={() => form.insertListItem(kind, '')}
          onRemove={(line) => form.removeListItem(kind, line)}
        />
      ))}
      <EditConflictNote of={edited} />
      {mayChange && <EditedButtons of={edited} isPending={isPending} save={t('save')} />}
    </Grid>
  );
};

/** What a mini program may reach, by kind; saved all at once. */
export const DomainCard = ({ appletId }: { appletId: string }) => {
  const t = useTranslations('domain');
  const query = useQuery(domainsOptions(appletId));
  return (
    <Card title={t('title')}>
      <Muted mb={20} pretty prose>
        {t('text')}
      </Muted>
      <WhyNot of={replaceDomains} line />
      <Loaded query={query} loading={<LinesLoading lines={10} />}>
        {(data) => <DomainForm appletId={appletId} latest={data} />}
      </Loaded>
    </Card>
  );
};
