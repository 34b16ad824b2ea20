import { describeVersion, type VersionDetail } from '@balcao/contract/version';
import { Button } from '@balcao/ui/button.tsx';
import { EditConflictNote } from '@balcao/ui/edit-conflict-note.tsx';
import { checkedNow } from '@balcao/ui/form-check';
import { focusFirst, showFieldErrors } from '@balcao/ui/form-errors';
import { Grid, Row, Text } from '@balcao/ui/layout.tsx';
import { isEditConflict, useRefusals } from '@balcao/ui/refusals';
import { Textarea } from '@balcao/ui/textarea.tsx';
import { useEditedForm } from '@balcao/ui/use-edited';
import { useForm } from '@mantine/form';
import { useLocale, useTranslations } from 'use-intl';
import { useLeaveGuard } from '../../lib/use-leave-guard.ts';
import { useDescribeVersion } from './version.queries.ts';

interface DescriptionPartProps {
  appletId: string;
  version: VersionDetail;
  mayChange: boolean;
}
const valuesOf = ({ description }: VersionDetail) => ({ description });

const DescriptionForm = ({ appletId, version }: Omit<DescriptionPartProps, 'mayChange'>) => {
  const t = useTranslations('version');
  const shared = useTranslations('shared');
  const present = useRefusals();
  const { mutate, isPending } = useDescribeVersion(appletId, version.id);
  const check = checkedNow(describeVersion.body, useLocale());
  const form = useForm({
    initialValues: valuesOf(version),
    validate: ({ description }) => check({ description, version: version.version }),
  });
  const edited = useEditedForm({ latest: version, valuesOf, form, isPending });
  useLeaveGuard(edited.isDirty, { title: t('leave.title'), message: t('leave.text'), action: t('leave.action') });
  const submit = form.onSubmit((values) => {
    mutate(
      { ...values, version: edited.base.version },
      {
        tell: t('described'),
        onSuccess: (kept) => edited.saved({ ...version, ...kept }, values),
        onError: (error) => {
          if (!showFieldErrors(form, error) && !isEditConflict(error)) present(error);
        },
      },
    );
  }, focusFirst(form));
  return (
    <Grid as="form" gap={12} noValidate onSubmit={submit}>
      <Textarea label={t('description')} rows={3} {...form.getInputProps('description')} />
      <EditConflictNote of={edited} />
      {edited.isDirty && (
        <Row gap={12} wrap>
          <Button type="submit" variant="default" loading={isPending} disabled={edited.isEditConflict}>
            {t('describe')}
          </Button>
          <Button variant="subtle" onClick={edited.reset} disabled={isPending}>
            {shared('cancel')}
          </Button>
        </Row>
      )}
    </Grid>
  );
};

/** What is said of a version; changed until it is submitted. */
export const DescriptionPart = ({ appletId, version, mayChange }: DescriptionPartProps) => {
  const t = useTranslations('version');
  if (mayChange) return <DescriptionForm appletId={appletId} version={version} />;
  return (
    <div>
      <Text as="h3" size={14} weight={650}>
        {t('description')}
      </Text>
      <Text mt={4} breakable lines>
        {version.description}
      </Text>
    </div>
  );
};
