import { fullShare, publishVersion, releaseShares } from '@balcao/contract/version-release';
import { Button } from '@balcao/ui/button.tsx';
import { Card } from '@balcao/ui/card.tsx';
import { Choice } from '@balcao/ui/choice.tsx';
import { focusFirst, showFieldErrors } from '@balcao/ui/form-errors';
import { Grid, Muted, Text } from '@balcao/ui/layout.tsx';
import { useRefusals } from '@balcao/ui/refusals';
import { TextInput } from '@balcao/ui/text-input.tsx';
import { useForm } from '@mantine/form';
import { useTranslations } from 'use-intl';
import { momentFieldText } from '../../lib/moment-field.ts';
import { timeZone } from '../../lib/time-zone.ts';
import { ComparisonView } from './comparison-view.tsx';
import { ReleasePage } from './release-page.tsx';
import { usePublishVersion } from './version.queries.ts';
import type { GoTo } from './version-search.ts';

const daysAhead = 30;
const dayMs = 86_400_000;

type When = 'now' | 'later';

type Publish = ReturnType<typeof usePublishVersion>;

const usePublishForm = ({ mutate }: Publish, goTo: GoTo) => {
  const t = useTranslations('release.publish');
  const present = useRefusals();
  const form = useForm({
    initialValues: { share: String(fullShare), when: 'now' as When, at: '' },
    validate: {
      at: (at, { when }) => {
        if (when === 'now') return null;
        const ms = new Date(at).getTime();
        if (Number.isNaN(ms)) return t('atMissing');
        if (ms <= Date.now()) return t('atPast');
        return ms > Date.now() + daysAhead * dayMs ? t('atFar', { days: daysAhead }) : null;
      },
    },
  });
  const submit = form.onSubmit(({ share: text, when, at }) => {
    const share = releaseShares.find((one) => String(one) === text) ?? fullShare;
    mutate(
      { share, at: when === 'now' ? null : new Date(at).toISOString() },
      {
        tell: ({ state, number, share: now }) => {
          if (state === 'scheduled') return t('scheduled', { number });
          return now === fullShare ? t('done', { number }) : t('rolling', { number, share: now });
        },
        onSuccess: () => goTo({}),
        onError: (error) => {
          if (!showFieldErrors(form, error)) present(error);
        },
      },
    );
  }, focusFirst(form));
  return { form, submit };
};

type PublishForm = ReturnType<typeof usePublishForm>['form'];

const WhenFields = ({ form }: { form: PublishForm }) => {
  const t = useTranslations('release.publish');
  return (
    <>
      <Choice<When>
        legend={t('when')}
        options={[
          { value: 'now', label: t('now') },
          { value: 'later', label: t('later') },
        ]}
        value={form.values.when}
        onChange={(next) => form.setFieldValue('when', next)}
      />
      {form.values.when === 'later' && (
        <TextInput
          type="datetime-local"
          label={t('at')}
          description={t('atHelp', { zone: timeZone, days: daysAhead })}
          min={momentFieldText(Date.now())}
          max={momentFieldText(Date.now() + daysAhead * dayMs)}
          {...form.getInputProps('at')}
        />
      )}
    </>
  );
};

const PublishFields = ({ publish, goTo }: { publish: Publish; goTo: GoTo }) => {
  const t = useTranslations('version');
  const release = useTranslations('release');
  const { form, submit } = usePublishForm(publish, goTo);
  const { share, when } = form.values;
  const isAll = share === String(fullShare);
  const words =
    when === 'later'
      ? release('publish.schedule')
      : isAll
        ? release('publish.toAll')
        : release('publish.toSome', { share });
  return (
    <Grid as="form" gap={24} noValidate onSubmit={submit} across="start">
      <Grid gap={8}>
        <Choice
          legend={release('publish.forWhom')}
          options={[...releaseShares].reverse().map((one) => ({
            value: String(one),
            label: one === fullShare ? release('publish.everybody') : t('percent', { share: one }),
          }))}
          value={share}
          onChange={(next) => form.setFieldValue('share', next)}
        />
        <Muted pretty prose>
          {isAll ? release('publish.allHelp') : release('publish.someHelp')}
        </Muted>
      </Grid>
      <WhenFields form={form} />
      <Button type="submit" loading={publish.isPending}>
        {words}
      </Button>
    </Grid>
  );
};

interface PublishPageProps {
  appletId: string;
  versionId: string;
  goTo: GoTo;
}

/** What changes, for whom and when: all of it on one screen before a version is published. */
export const PublishPage = ({ appletId, versionId, goTo }: PublishPageProps) => {
  const release = useTranslations('release');
  const publish = usePublishVersion(appletId, versionId);
  return (
    <ReleasePage
      appletId={appletId}
      versionId={versionId}
      titleOf={({ number }) => release('publish.title', { number })}
      target={publishVersion}
      isPossible={({ stage }) => stage === 'approved'}
      isOurs={publish.isPending || publish.isSuccess}
      gone={release('publish.gone')}
    >
      {(version) => (
        <>
          <Card title={release('changes.title')}>
            <Text mb={16} breakable lines>
              {version.description}
            </Text>
            <ComparisonView appletId={appletId} versionId={versionId} />
          </Card>
          <Card title={release('publish.card')}>
            <PublishFields publish={publish} goTo={goTo} />
          </Card>
        </>
      )}
    </ReleasePage>
  );
};
