import type { Channel } from '@balcao/contract/channel';
import type { ChannelCertificationState } from '@balcao/contract/channel-certification';
import { channelCertificationForms } from '@balcao/contract/channel-certification-form';
import { stepAsking } from '@balcao/contract/form-declaration';
import { AppLink } from '@balcao/ui/app-link.tsx';
import { Button } from '@balcao/ui/button.tsx';
import { Callout } from '@balcao/ui/callout.tsx';
import { Card } from '@balcao/ui/card.tsx';
import { FormValue } from '@balcao/ui/form-value.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { KeyValues } from '@balcao/ui/key-values.tsx';
import { Grid, Muted, Row, Text } from '@balcao/ui/layout.tsx';
import { tellGood } from '@balcao/ui/notice';
import { StatusBadge } from '@balcao/ui/status-badge.tsx';
import { useNavigate } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { DocumentNames } from '../../lib/document-names.tsx';
import { placeOf } from '../../lib/form/field-place.ts';
import { useFieldLabel } from '../../lib/form/field-words.ts';
import { SubmissionCard } from '../../lib/submission-card.tsx';
import { certificationPages } from './certification-pages.ts';
import { useCancelChannelCertification } from './channel-certification.queries.ts';

interface StandingProps {
  channel: Channel;
  state: ChannelCertificationState;
  /** May the member submit anything? */
  may: boolean;
}

/** Where a certification of a channel stands, and the one next thing to do. */
export const ChannelCertificationStanding = ({ channel, state, may }: StandingProps) => {
  const t = useTranslations('channel.certification');
  const { kind, status, certified, ended, lack, submission } = state;
  const cancelTexts = useTranslations('review.cancel');
  const cancel = useCancelChannelCertification(channel.id, kind);
  const navigate = useNavigate();
  const to = `/channel/${channel.id}/setting/${certificationPages[kind]}`;
  const fields = channelCertificationForms[kind][submission?.type ?? 'enterprise'].fields;
  const onCancel = async () => {
    await cancel.mutateAsync();
    tellGood(cancelTexts('done'));
  };
  const onField = (path: string) =>
    void navigate({ to, search: { edit: true, step: stepAsking(fields, path) ?? 'review' }, hash: placeOf(path) });
  const fills = may && lack === null && status !== 'UNDER';
  return (
    <Grid gap={24}>
      {ended && (
        <Callout tone="waiting" title={t('ended')}>
          <p>
            {t(`endedText.${ended.because}`)} <Instant at={ended.at} />
          </p>
        </Callout>
      )}
      {lack !== null && lack !== 'certified' && status !== 'SUCCESS' && (
        <Callout tone="waiting" title={t(`lack.${lack}.title`)}>
          <p>{t(`lack.${lack}.text`, { owner: channel.owner.name })}</p>
        </Callout>
      )}
      {certified && status !== 'SUCCESS' && <Text>{t('holds')}</Text>}
      {status === 'NO' && <Beginning kind={kind} />}
      {status === 'SUCCESS' && (
        <Card title={t('accepted')} actions={<StatusBadge tone="good">{t(`badge.${kind}`)}</StatusBadge>}>
          <Muted pretty>{t(`shown.${kind}`)}</Muted>
          {kind === 'official' && <Muted mt={8}>{t('nameEnds')}</Muted>}
        </Card>
      )}
      {submission && status !== 'SUCCESS' && !ended && (
        <SubmissionCard
          submission={submission}
          fields={fields}
          onCancel={may ? onCancel : undefined}
          onField={fills && status === 'REJECT' ? onField : undefined}
        />
      )}
      {fills && (
        <Row gap={12} wrap>
          <Button
            variant={status === 'SUCCESS' ? 'default' : 'filled'}
            renderRoot={(props) => <AppLink {...props} to={to} search={{ edit: true }} />}
          >
            {t(status === 'SUCCESS' ? 'change' : status === 'REJECT' ? 'correct' : status === 'NO' ? 'begin' : 'again')}
          </Button>
        </Row>
      )}
      {submission && <Submitted state={state} />}
    </Grid>
  );
};

const Beginning = ({ kind }: Pick<ChannelCertificationState, 'kind'>) => {
  const t = useTranslations('channel.certification');
  return (
    <Card title={t('needs')}>
      <Text pretty prose>
        {t(`needed.${kind}`)}
      </Text>
      <Muted mt={8} pretty prose>
        {t(`shown.${kind}`)}
      </Muted>
    </Card>
  );
};

/** What was submitted last; personal data hidden but for its ends. */
const Submitted = ({ state: { kind, submission, values } }: { state: ChannelCertificationState }) => {
  const t = useTranslations('channel.certification');
  const { fields } = channelCertificationForms[kind][submission?.type ?? 'enterprise'];
  const labelOf = useFieldLabel(fields);
  const filled = fields.filter(({ path }) => values[path] !== undefined);
  return (
    <Card title={t('submitted')}>
      <KeyValues
        rows={filled.map(({ path, kind: held }) => ({
          id: path,
          label: labelOf(path),
          value:
            held === 'document' ? (
              <DocumentNames ids={(values[path] ?? '').split(',')} />
            ) : (
              <FormValue kind={held} value={values[path] ?? ''} />
            ),
        }))}
      />
    </Card>
  );
};
