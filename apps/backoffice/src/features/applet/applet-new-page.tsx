import { createApplet } from '@balcao/contract/applet';
import { PageHeader } from '@balcao/ui/page-header.tsx';
import { useNavigate } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { CertifiedNotice } from '../../lib/certified.tsx';
import { useMay } from '../../lib/may.ts';
import { useCurrentUser } from '../../lib/member.ts';
import { NewRecordForm } from '../../lib/new-record-form.tsx';
import { WhyNot } from '../../lib/why-not.tsx';
import { useCreateApplet } from './applet.queries.ts';
import { AppletFields } from './applet-fields.tsx';
import { entryOf, useAppletForm } from './use-applet-form.ts';
import { useRefusedApplet } from './use-refused-applet.ts';

const NewAppletForm = () => {
  const t = useTranslations('applet.form');
  const title = useTranslations('menu')('appletNew');
  const navigate = useNavigate();
  const { mutate, isPending } = useCreateApplet();
  const { form, edited } = useAppletForm(undefined, isPending);
  const onError = useRefusedApplet(form);
  return (
    <NewRecordForm
      form={form}
      isDirty={edited.isDirty}
      isPending={isPending}
      action={title}
      t={t}
      create={(values, then) => mutate(entryOf(values), { ...then, onError })}
      onCreated={(id) => void navigate({ to: '/applet/$appletId/setting', params: { appletId: id }, replace: true })}
    >
      <AppletFields form={form} />
    </NewRecordForm>
  );
};

/** Makes a mini program; asks nothing of a team or a member that cannot. */
export const AppletNewPage = () => {
  const t = useTranslations('applet');
  const title = useTranslations('menu')('appletNew');
  const may = useMay(createApplet);
  const { teamCert } = useCurrentUser();
  return (
    <>
      <PageHeader title={title} line={t('newLine')} back="/applets/index" />
      <CertifiedNotice needs="team" />
      <WhyNot of={createApplet} />
      {may && teamCert && <NewAppletForm />}
    </>
  );
};
