import { type Applet, changeApplet } from '@balcao/contract/applet';
import { Card } from '@balcao/ui/card.tsx';
import { EditConflictNote } from '@balcao/ui/edit-conflict-note.tsx';
import { EditedButtons } from '@balcao/ui/edited-buttons.tsx';
import { focusFirst } from '@balcao/ui/form-errors';
import { Grid, Stack } from '@balcao/ui/layout.tsx';
import { Loaded } from '@balcao/ui/loaded.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { PageHeader } from '@balcao/ui/page-header.tsx';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useMay } from '../../lib/may.ts';
import { useLeaveGuard } from '../../lib/use-leave-guard.ts';
import { WhyNot } from '../../lib/why-not.tsx';
import { appletOptions, useChangeApplet } from './applet.queries.ts';
import { AppletFields } from './applet-fields.tsx';
import { AppletTabs } from './applet-tabs.tsx';
import { ShelfCard } from './shelf-card.tsx';
import { changeOf, useAppletForm } from './use-applet-form.ts';
import { useRefusedApplet } from './use-refused-applet.ts';

/** What was entered of a mini program, to look at or to change. */
export const AppletEditor = ({ applet }: { applet: Applet }) => {
  const t = useTranslations('applet.form');
  const mayChange = useMay(changeApplet);
  const { mutate, isPending } = useChangeApplet(applet.id);
  const { form, edited } = useAppletForm(applet, isPending);
  const onError = useRefusedApplet(form);
  useLeaveGuard(edited.isDirty, { title: t('leave'), message: t('leaveText'), action: t('leaveConfirm') });
  const submit = form.onSubmit((values) => {
    mutate(changeOf(values, edited.base?.version ?? applet.version), {
      tell: t('saved'),
      onSuccess: (kept) => edited.saved(kept, values),
      onError,
    });
  }, focusFirst(form));
  return (
    <Grid as="form" gap={24} noValidate onSubmit={submit}>
      <AppletFields form={form} kept={applet} readOnly={!mayChange} />
      <EditConflictNote of={edited} />
      {mayChange && <EditedButtons of={edited} isPending={isPending} save={t('save')} />}
    </Grid>
  );
};

interface AppletSettingPageProps {
  /** What other parts of the product add, below: the channels that lead to it. */
  more?: (appletId: string) => ReactNode;
}

/** What people see of a mini program before they open it. */
export const AppletSettingPage = ({ more }: AppletSettingPageProps) => {
  const t = useTranslations('applet');
  const title = useTranslations('menu')('appletSetting');
  const { appletId } = useParams({ from: '/team/applet/$appletId/setting' });
  const query = useQuery(appletOptions(appletId));
  return (
    <>
      <PageHeader title={title} line={t('settingLine')} back="/applets/index" />
      <AppletTabs appletId={appletId} />
      <Stack gap={24}>
        <Card>
          <WhyNot of={changeApplet} line />
          <Loaded query={query} loading={<LinesLoading lines={10} />}>
            {(data) => <AppletEditor key={appletId} applet={data} />}
          </Loaded>
        </Card>
        <ShelfCard key={`shelf-${appletId}`} appletId={appletId} />
        {more?.(appletId)}
      </Stack>
    </>
  );
};
