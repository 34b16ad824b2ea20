import { confirm } from '@balcao/ui/confirm';
import type { Question } from '@balcao/ui/notice';
import { useBlocker } from '@tanstack/react-router';
import { useRef } from 'react';

/**
 * Asks before what is not saved is lost: by another address, by closing the panel, or by closing the tab. `release`: everything is saved, even if the
 * screen still shows it as unsaved. `mayLose` asks without going anywhere.
 */
export const useLeaveGuard = (isDirty: boolean, question: Question) => {
  const isReleased = useRef(false);
  const holds = () => isDirty && !isReleased.current;
  const mayLose = async (): Promise<boolean> => !holds() || confirm({ ...question, dangerous: true });
  useBlocker({ shouldBlockFn: async () => !(await mayLose()), enableBeforeUnload: holds });
  return {
    mayLose,
    release: () => {
      isReleased.current = true;
    },
  };
};
