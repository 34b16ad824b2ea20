import { submitOwnTemplate } from '@balcao/contract/message-own-template';
import { titleIn } from '@balcao/contract/message-wording';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { SidePanel } from '@balcao/ui/side-panel.tsx';
import { StatusBadge } from '@balcao/ui/status-badge.tsx';
import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'use-intl';
import { useMay } from '../../lib/may.ts';
import { ownTemplateOptions } from './own-template.queries.ts';
import { OwnTemplateEditor } from './own-template-editor.tsx';
import { ownTemplateTones } from './own-template-state.ts';
import { OwnTemplateView } from './own-template-view.tsx';

interface OwnTemplatePanelProps {
  appletId: string;
  /** Of the mini program. */
  name: string;
  /** Undefined for a new one. */
  templateId: string | undefined;
  onMade: (templateId: string) => void;
  onClose: () => void;
}

/** A message that the team writes: a form while it may be changed; while it waits, what was submitted. */
const OwnTemplatePanel = ({ templateId, ...props }: OwnTemplatePanelProps) =>
  templateId === undefined ? <OwnTemplateEditor {...props} /> : <Kept {...props} templateId={templateId} />;
export default OwnTemplatePanel;

const Kept = ({ appletId, name, templateId, onMade, onClose }: OwnTemplatePanelProps & { templateId: string }) => {
  const t = useTranslations('message.own');
  const locale = useLocale();
  const may = useMay(submitOwnTemplate);
  const { data, error, refetch } = useQuery(ownTemplateOptions(appletId, templateId));
  if (data && may && (data.state === 'draft' || data.state === 'rejected'))
    return <OwnTemplateEditor {...{ appletId, name, kept: data, onMade, onClose }} />;
  return (
    <SidePanel
      title={data ? titleIn(data.title, locale) : t('name')}
      mark={data && <StatusBadge tone={ownTemplateTones[data.state]}>{t(`state.${data.state}`)}</StatusBadge>}
      onClose={onClose}
    >
      {data ? (
        <OwnTemplateView appletId={appletId} name={name} template={data} may={may} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <LinesLoading lines={10} />
      )}
    </SidePanel>
  );
};
