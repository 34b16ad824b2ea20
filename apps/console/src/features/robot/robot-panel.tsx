import { Muted, Text } from '@balcao/ui/layout.tsx';
import { PanelSection } from '@balcao/ui/panel-section.tsx';
import { useTranslations } from 'use-intl';
import { AutomationPanel, type OpenPanelProps } from '../../lib/automation-panel.tsx';
import { robotDesk } from './robot.queries.ts';

/** One robot of a team: whose it is, how it speaks, and what staff do about it. */
const RobotPanel = (props: OpenPanelProps) => {
  const t = useTranslations('robot');
  return (
    <AutomationPanel {...props} desk={robotDesk} timeOf={({ createdAt }) => createdAt}>
      {({ persona, greeting }) => (
        <>
          <Words title={t('persona')} text={persona} />
          <Words title={t('greeting')} text={greeting} />
        </>
      )}
    </AutomationPanel>
  );
};
export default RobotPanel;

const Words = ({ title, text }: { title: string; text: string }) => {
  const t = useTranslations('robot');
  return (
    <PanelSection title={title}>
      {text === '' ? (
        <Muted>{t('noText')}</Muted>
      ) : (
        <Text breakable lines>
          {text}
        </Text>
      )}
    </PanelSection>
  );
};
