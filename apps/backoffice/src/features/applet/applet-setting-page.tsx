import { type Applet, changeApplet } from '@balcao/contract/applet';
import { Button } from '@balcao/ui/button.tsx';
import { Card } from '@balcao/ui/card.tsx';
import { EditConflictNote } from '@balcao/ui/edit-conflict-note.tsx';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { focusFirst } from '@balcao/ui/form-errors';
import { Grid, Row } from '@balcao/ui/layout.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { tellGood } from '@balcao/ui/notice';
import { PageHeader } from '@balcao/ui/page-header.tsx';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useMay } from '../../lib/may.ts';
import { useLeaveGuard } from '../../lib/use-leave-guard.ts';
import { WhyNot } from '../../lib/why-not.tsx';
import { appletOptions, useChangeApplet } from './applet.queries.ts';
import { AppletFields } from './applet-fields.tsx';
import { AppletTabs } from './applet-tabs.tsx';
import { changeOf, useAppletForm } from './use-applet-form.ts';
import { useRefusedApplet } from './use-refused-applet.ts';

/** What was entered of a mini program, to look at or to change. */
export const AppletEditor = ({ applet }: { applet: Applet }) => {
  const t = useTranslations('applet.form');
  const shared = useTranslations('shared');
  const mayChange = useMay(changeApplet);
  const { mutate, isPending } = useChangeApplet(applet.id);
  const { form, edited } = useAppletForm(applet, isPending);
  const onError = useRefusedApplet(form);
  useLeaveGuard(edited.isDirty, { title: t('leave'), message: t('leaveText'), action: t('leaveConfirm') });
  const submit = form.onSubmit((values) => {
    mutate(changeOf(values, edited.base?.version ?? applet.version), {
      onSuccess: (kept) => {
        edited.saved(kept, values);
        tellGood(t('saved'));
      },
      onError,
    });
  }, focusFirst(form));
  return (
    <Grid as="form" gap={24} noValidate onSubmit={submit}>
      <AppletFields form={form} kept={applet} readOnly={!mayChange} />
      <EditConflictNote of={edited} />
      {mayChange && (
        <Row gap={12} wrap>
          <Button type="submit" loading={isPending} disabled={!edited.isDirty || edited.isEditConflict}>
            {t('save')}
          </Button>
          {edited.isDirty && (
            <Button variant="default" onClick={edited.reset} disabled={isPending}>
              {shared('cancel')}
            </Button>
          )}
        </Row>
      )}
    </Grid>
  );
};

/** What people see of a mini program before they open it. */
export const AppletSettingPage = () => {
  const t = useTranslations('applet');
  const title = useTranslations('menu')('appletSetting');
  const { appletId } = useParams({ from: '/team/applet/$appletId/setting' });
  const { data, error, refetch } = useQuery(appletOptions(appletId));
  return (
    <>
      <PageHeader title={title} line={t('settingLine')} back="/applets/index" />
      <AppletTabs appletId={appletId} />
      <Card>
        <WhyNot of={changeApplet} line />
        {data ? (
          <AppletEditor key={appletId} applet={data} />
        ) : error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <LinesLoading lines={10} />
        )}
      </Card>
    </>
  );
};
