import { useTranslations } from 'use-intl';
import { ReasonDialog } from '../../lib/reason-dialog.tsx';
import { type DeskVersion, useTakeDown } from './version.queries.ts';

interface TakeDownDialogProps {
  version: Pick<DeskVersion, 'id' | 'number' | 'applet'>;
  onClose: () => void;
}

/** Takes a version from all, for a reason that its team and its users read. There is no way back. */
const TakeDownDialog = ({ version: { id, number, applet }, onClose }: TakeDownDialogProps) => {
  const t = useTranslations('version.takeDown');
  const words = {
    title: t('title', { number, name: applet.name }),
    text: t('text'),
    reasonHelp: t('reasonHelp'),
    action: t('action'),
    done: t('done', { number }),
  };
  return <ReasonDialog words={words} call={useTakeDown(id)} onClose={onClose} />;
};
export default TakeDownDialog;
