import { changeTemplate, mayEditTemplate, maySubmitTemplate, type TemplateDetail } from '@balcao/contract/template';
import { Card } from '@balcao/ui/card.tsx';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { Grid, Row } from '@balcao/ui/layout.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { PageHeader } from '@balcao/ui/page-header.tsx';
import { StatusBadge } from '@balcao/ui/status-badge.tsx';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { CertifiedNotice } from '../../lib/certified.tsx';
import { useMay } from '../../lib/may.ts';
import { WhyNot } from '../../lib/why-not.tsx';
import { templateOptions } from './template.queries.ts';
import { TemplateActs } from './template-acts.tsx';
import { TemplateEditor } from './template-editor.tsx';
import { templateTones } from './template-state.ts';
import { TemplateUsesCard } from './template-uses.tsx';
import { StoppedNotice, TemplateView } from './template-view.tsx';

const Whole = ({ template }: { template: TemplateDetail }) => {
  const t = useTranslations('template');
  const navigate = useNavigate();
  const [wantsToEdit, setWantsToEdit] = useState(false);
  const mayChange = useMay(changeTemplate);
  const { id, name, state } = template;
  const isEditing = mayChange && mayEditTemplate(template) && (wantsToEdit || maySubmitTemplate(template));
  const look = () => setWantsToEdit(false);
  return (
    <>
      <PageHeader
        title={name}
        line={t('line')}
        back="/messages"
        actions={
          <Row gap={12} rowGap={8} align="center" wrap>
            <StatusBadge tone={templateTones[state]}>{t(`state.${state}`)}</StatusBadge>
            <TemplateActs
              template={template}
              isEditing={isEditing}
              onEdit={() => setWantsToEdit(true)}
              onDiscarded={look}
            />
          </Row>
        }
      />
      <Grid gap={24}>
        <StoppedNotice template={template} />
        {isEditing && <CertifiedNotice needs="team" />}
        <WhyNot of={changeTemplate} />
        {isEditing ? (
          <TemplateEditor
            key={id}
            kept={template}
            onMade={() => undefined}
            onSubmitted={() => {
              look();
              void navigate({ to: '/messages/$templateId', params: { templateId: id } });
            }}
          />
        ) : (
          <TemplateView template={template} />
        )}
        {template.inUse && <TemplateUsesCard templateId={id} />}
      </Grid>
    </>
  );
};

/** One template: written while it may be, looked at otherwise. */
export const TemplatePage = () => {
  const title = useTranslations('menu')('templateOne');
  const { templateId } = useParams({ from: '/team/messages/$templateId' });
  const { data, error, refetch } = useQuery(templateOptions(templateId));
  if (data) return <Whole key={templateId} template={data} />;
  return (
    <>
      <PageHeader title={title} back="/messages" />
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Card>
          <LinesLoading lines={8} />
        </Card>
      )}
    </>
  );
};
