import type { VersionBoard } from '@balcao/contract/version';
import { addTester, type Tester, testersAtMost } from '@balcao/contract/version-tester';
import { ActionIcon } from '@balcao/ui/action-icon.tsx';
import { Button } from '@balcao/ui/button.tsx';
import { confirm } from '@balcao/ui/confirm';
import { CopyValue } from '@balcao/ui/copy-value.tsx';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { checkedNow } from '@balcao/ui/form-check';
import { focusFirst, showFieldErrors } from '@balcao/ui/form-errors';
import { Instant } from '@balcao/ui/instant.tsx';
import { Box, Grid, Muted, Row, Text } from '@balcao/ui/layout.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { PanelSection } from '@balcao/ui/panel-section.tsx';
import { PhoneInput } from '@balcao/ui/phone-input.tsx';
import { QrImage } from '@balcao/ui/qr-image.tsx';
import { useRefusals } from '@balcao/ui/refusals';
import { SidePanel } from '@balcao/ui/side-panel.tsx';
import { useForm } from '@mantine/form';
import { IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'use-intl';
import { useMay } from '../../lib/may.ts';
import { WhyNot } from '../../lib/why-not.tsx';
import { useVersionActions } from './use-version-actions.ts';
import { testersOptions, useAddTester, useRemoveTester } from './version.queries.ts';

const AddTester = ({ appletId }: { appletId: string }) => {
  const t = useTranslations('version.trial');
  const present = useRefusals();
  const { mutate, isPending } = useAddTester(appletId);
  const form = useForm({ initialValues: { phone: '' }, validate: checkedNow(addTester.body, useLocale()) });
  const submit = form.onSubmit(({ phone }) => {
    mutate(phone, {
      tell: ({ name }) => t('added', { name }),
      onSuccess: form.reset,
      onError: (error) => {
        if (!showFieldErrors(form, error)) present(error);
      },
    });
  }, focusFirst(form));
  return (
    <Grid as="form" noValidate onSubmit={submit} gap={12} across="start" mb={16}>
      <PhoneInput
        w="100%"
        label={t('phone')}
        help={t('phoneHelp')}
        autoComplete="off"
        data-path="phone"
        value={form.values.phone}
        onChange={(phone) => form.setFieldValue('phone', phone)}
        error={form.errors.phone}
      />
      <Button type="submit" variant="default" loading={isPending}>
        {t('add')}
      </Button>
    </Grid>
  );
};

const Testers = ({ appletId, list, may }: { appletId: string; list: readonly Tester[]; may: boolean }) => {
  const t = useTranslations('version.trial');
  const { mutate } = useRemoveTester(appletId);
  const remove = async ({ id, name }: Tester) => {
    const question = { title: t('removeTitle', { name }), message: t('removeText'), action: t('remove', { name }) };
    if (await confirm(question)) mutate(id, { tell: t('removed', { name }) });
  };
  if (list.length === 0) return <Muted>{t('nobody')}</Muted>;
  return (
    <Grid as="ul" gap={12}>
      {list.map((tester) => (
        <Row as="li" key={tester.id} gap={12} align="center">
          <Box grow shrink>
            <Text weight={550} breakable>
              {tester.name} <Muted as="span">{tester.phone}</Muted>
            </Text>
            <Muted breakable>
              {t('addedBy', { by: tester.addedBy })} · <Instant at={tester.addedAt} />
            </Muted>
          </Box>
          {may && (
            <ActionIcon size={36} aria-label={t('remove', { name: tester.name })} onClick={() => void remove(tester)}>
              <IconTrash size={18} stroke={1.7} />
            </ActionIcon>
          )}
        </Row>
      ))}
    </Grid>
  );
};

interface TrialPanelProps {
  appletId: string;
  board: VersionBoard;
  onClose: () => void;
}

/** The version that testers try: the code that opens it, and who they are. */
const TrialPanel = ({ appletId, board, onClose }: TrialPanelProps) => {
  const t = useTranslations('version.trial');
  const may = useMay(addTester);
  const { trial, trialUrl } = board;
  const { isTrying, endTrial } = useVersionActions(appletId);
  const { data, error, refetch } = useQuery(testersOptions(appletId));
  return (
    <SidePanel
      title={trial ? t('title', { number: trial.number }) : t('none')}
      onClose={onClose}
      footer={
        trial &&
        may && (
          <Button variant="default" loading={isTrying} onClick={() => void endTrial(trial)}>
            {t('end')}
          </Button>
        )
      }
    >
      <Grid gap={24}>
        {trial && (
          <Grid gap={12} across="center">
            <QrImage text={trialUrl} what={t('code')} size={220} />
            <Text textAlign="center" balance>
              {t('scan')}
            </Text>
            <CopyValue value={trialUrl} what={t('link')} />
          </Grid>
        )}
        <PanelSection title={t('testers', { count: data?.list.length ?? 0, most: testersAtMost })}>
          <WhyNot of={addTester} line />
          {may && (data?.list.length ?? 0) < testersAtMost && <AddTester appletId={appletId} />}
          {data ? (
            <Testers appletId={appletId} list={data.list} may={may} />
          ) : error ? (
            <ErrorState error={error} onRetry={() => void refetch()} />
          ) : (
            <LinesLoading lines={3} />
          )}
        </PanelSection>
      </Grid>
    </SidePanel>
  );
};
export default TrialPanel;
