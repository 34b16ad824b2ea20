import { localeNames } from '@balcao/contract/locale';
import type { DeskTemplate } from '@balcao/contract/template-desk';
import { Button } from '@balcao/ui/button.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { KeyValues } from '@balcao/ui/key-values.tsx';
import { Row } from '@balcao/ui/layout.tsx';
import { PanelSection } from '@balcao/ui/panel-section.tsx';
import { SidePanel } from '@balcao/ui/side-panel.tsx';
import { TemplatePreview } from '@balcao/ui/template-preview.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ReasonDialog } from '../../lib/reason-dialog.tsx';
import { type TemplateAct, templateHealthOptions, useTemplateAct } from './template.queries.ts';
import { TemplateHealthSection } from './template-health.tsx';
import { TemplateMark } from './template-mark.tsx';

interface TemplatePanelProps {
  template: DeskTemplate;
  mayDecide: boolean;
  onClose: () => void;
}

/** One template of a team: what it says in each language, and what staff can do with it. */
const TemplatePanel = ({ template, mayDecide, onClose }: TemplatePanelProps) => {
  const t = useTranslations('template');
  const shared = useTranslations('shared');
  const { name, merchant, category, approvedAt, reason, pausedUntil, inUse } = template;
  return (
    <SidePanel title={name} mark={<TemplateMark state={template.state} />} onClose={onClose}>
      <KeyValues
        rows={[
          { label: shared('merchant'), value: `${merchant.name} · ${merchant.number}` },
          { label: t('columns.category'), value: t(`category.${category}`) },
          { label: t('approved'), value: <Instant at={approvedAt} /> },
          ...(pausedUntil === null ? [] : [{ label: t('pausedUntil'), value: <Instant at={pausedUntil} /> }]),
          ...(reason === null ? [] : [{ label: shared('reason'), value: reason }]),
        ]}
      />
      {mayDecide && <Acts template={template} />}
      <TemplateHealthSection id={template.id} />
      {inUse.versions.map((version) => (
        <PanelSection key={version.language} title={localeNames[version.language]}>
          <TemplatePreview version={version} variables={inUse.variables} label={localeNames[version.language]} />
        </PanelSection>
      ))}
    </SidePanel>
  );
};
export default TemplatePanel;

const actsOf = {
  approved: ['pause', 'disable'],
  paused: ['resume', 'disable'],
  disabled: [],
} as const satisfies Record<DeskTemplate['state'] & ('approved' | 'paused' | 'disabled'), readonly TemplateAct[]>;

const Acts = ({ template: { id, name, state } }: { template: DeskTemplate }) => {
  const t = useTranslations('template.acts');
  const [open, setOpen] = useState<TemplateAct>();
  const acts: readonly TemplateAct[] = state in actsOf ? actsOf[state as keyof typeof actsOf] : [];
  return (
    <Row gap={12} mt={16} wrap>
      {acts.map((act) => (
        <Button
          key={act}
          variant="default"
          {...(act === 'disable' ? { color: 'red' } : {})}
          onClick={() => setOpen(act)}
        >
          {t(`${act}.action`)}
        </Button>
      ))}
      {open && <ActDialog id={id} name={name} act={open} onClose={() => setOpen(undefined)} />}
    </Row>
  );
};

interface ActDialogProps {
  id: string;
  name: string;
  act: TemplateAct;
  onClose: () => void;
}
const ActDialog = ({ id, name, act, onClose }: ActDialogProps) => {
  const t = useTranslations('template.acts');
  const call = useTemplateAct(id, act);
  const { data: health } = useQuery(templateHealthOptions(id));
  const used = act === 'resume' || !health?.workflows ? '' : ` ${t('used', { count: health.workflows })}`;
  const words = {
    title: t(`${act}.title`, { name }),
    text: t(`${act}.text`) + used,
    reasonHelp: t('reasonHelp'),
    action: t(`${act}.action`),
    done: t(`${act}.done`, { name }),
  };
  return <ReasonDialog words={words} call={call} onClose={onClose} />;
};
