import { createTemplate } from '@balcao/contract/template';
import { Grid } from '@balcao/ui/layout.tsx';
import { PageHeader } from '@balcao/ui/page-header.tsx';
import { useNavigate } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { CertifiedNotice } from '../../lib/certified.tsx';
import { useMay } from '../../lib/may.ts';
import { WhyNot } from '../../lib/why-not.tsx';
import { TemplateEditor } from './template-editor.tsx';

/** Writes a new template. */
export const TemplateNewPage = () => {
  const t = useTranslations('template');
  const title = useTranslations('menu')('templateNew');
  const navigate = useNavigate();
  const may = useMay(createTemplate);
  const open = (templateId: string) =>
    void navigate({ to: '/messages/$templateId', params: { templateId }, replace: true });
  return (
    <>
      <PageHeader title={title} line={t('newLine')} back="/messages" />
      <Grid gap={24}>
        <CertifiedNotice needs="team" />
        <WhyNot of={createTemplate} />
        {may && <TemplateEditor onMade={open} onSubmitted={open} />}
      </Grid>
    </>
  );
};
