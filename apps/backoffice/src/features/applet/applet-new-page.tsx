import { createApplet } from '@balcao/contract/applet';
import { Button } from '@balcao/ui/button.tsx';
import { Card } from '@balcao/ui/card.tsx';
import { focusFirst } from '@balcao/ui/form-errors';
import { Grid } from '@balcao/ui/layout.tsx';
import { tellGood } from '@balcao/ui/notice';
import { PageHeader } from '@balcao/ui/page-header.tsx';
import { useNavigate } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { CertifiedNotice } from '../../lib/certified.tsx';
import { useMay } from '../../lib/may.ts';
import { useCurrentUser } from '../../lib/member.ts';
import { useLeaveGuard } from '../../lib/use-leave-guard.ts';
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
  const guard = useLeaveGuard(edited.isDirty, {
    title: t('leave'),
    message: t('leaveText'),
    action: t('leaveConfirm'),
  });
  const submit = form.onSubmit((values) => {
    mutate(entryOf(values), {
      onSuccess: ({ id }) => {
        tellGood(t('created'));
        guard.release();
        void navigate({ to: '/applet/$appletId/setting', params: { appletId: id }, replace: true });
      },
      onError,
    });
  }, focusFirst(form));
  return (
    <Card>
      <Grid as="form" gap={24} noValidate onSubmit={submit}>
        <AppletFields form={form} />
        <div>
          <Button type="submit" loading={isPending}>
            {title}
          </Button>
        </div>
      </Grid>
    </Card>
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
