import { confirm } from '@balcao/ui/confirm';
import { useBlocker } from '@tanstack/react-router';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';

/**
 * Asks before what is not saved is lost: by another address, by closing the panel, or by closing the tab. `release`: there is
 * nothing to lose any more, whatever the screen still shows. `mayLose` asks without going anywhere.
 */
export const useLeaveGuard = (isDirty: boolean) => {
  const t = useTranslations('role.leave');
  const isReleased = useRef(false);
  const holds = () => isDirty && !isReleased.current;
  const mayLose = async (): Promise<boolean> =>
    !holds() || confirm({ title: t('title'), message: t('text'), action: t('action'), dangerous: true });
  useBlocker({ shouldBlockFn: async () => !(await mayLose()), enableBeforeUnload: holds });
  return {
    mayLose,
    release: () => {
      isReleased.current = true;
    },
  };
};
