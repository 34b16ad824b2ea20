import { Muted, Stack, Text } from '@balcao/ui/layout.tsx';
import { PanelSection } from '@balcao/ui/panel-section.tsx';
import { useTranslations } from 'use-intl';
import { AutomationPanel, type OpenPanelProps } from '../../lib/automation-panel.tsx';
import { workflowDesk } from './workflow.queries.ts';

/** One workflow of a team: whose it is, how it speaks, and what staff do about it. */
const WorkflowPanel = (props: OpenPanelProps) => (
  <AutomationPanel {...props} desk={workflowDesk} timeOf={({ updatedAt }) => updatedAt}>
    {({ says }) => <Says says={says} />}
  </AutomationPanel>
);
export default WorkflowPanel;

/** What followers read of it, each text once. */
const Says = ({ says }: { says: readonly string[] }) => {
  const t = useTranslations('workflow');
  return (
    <PanelSection title={t('says')}>
      {says.length === 0 ? (
        <Muted>{t('noText')}</Muted>
      ) : (
        <Stack as="ul" gap={12}>
          {says.map((text) => (
            <li key={text}>
              <Text breakable lines>
                {text}
              </Text>
            </li>
          ))}
        </Stack>
      )}
    </PanelSection>
  );
};
