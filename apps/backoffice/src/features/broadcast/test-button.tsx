import type { Broadcast } from '@balcao/contract/broadcast';
import { Button } from '@balcao/ui/button.tsx';
import { tellGood } from '@balcao/ui/notice';
import { IconDeviceMobile } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useTestBroadcast } from './broadcast.queries.ts';

interface TestButtonProps {
  broadcast: Pick<Broadcast, 'channelId' | 'id'>;
  /** Saves what is typed; false when it cannot be sent as it is. */
  prepare: () => Promise<boolean>;
}
/** Shows the draft on the member's own phone. */
export const TestButton = ({ broadcast, prepare }: TestButtonProps) => {
  const t = useTranslations('broadcast.test');
  const test = useTestBroadcast(broadcast, ({ left }) => tellGood(t('done', { left })));
  const start = async () => {
    if (await prepare()) test.mutate(undefined);
  };
  return (
    <Button
      variant="default"
      leftSection={<IconDeviceMobile size={18} stroke={1.8} />}
      loading={test.isPending}
      onClick={() => void start()}
    >
      {t('action')}
    </Button>
  );
};
