import type { AppletVersion } from '@balcao/contract/version';
import type { Release } from '@balcao/contract/version-release';
import { confirm } from '@balcao/ui/confirm';
import { tellGood } from '@balcao/ui/notice';
import { useTranslations } from 'use-intl';
import { useCancelVersion, useEndTrial, useRemoveVersion, useStartTrial, useStopRelease } from './version.queries.ts';

/** What is done with a version at once, or after one question. */
export const useVersionActions = (appletId: string) => {
  const t = useTranslations('version');
  const [start, end] = [useStartTrial(appletId), useEndTrial(appletId)];
  const [cancel, remove, stop] = [useCancelVersion(appletId), useRemoveVersion(appletId), useStopRelease(appletId)];
  const ask = (what: 'endTrial' | 'cancel' | 'giveUp' | 'remove' | 'unschedule', number: string) =>
    confirm({
      title: t(`ask.${what}.title`, { number }),
      message: t(`ask.${what}.text`),
      action: t(`ask.${what}.action`, { number }),
      otherwise: t('ask.keep'),
      dangerous: what === 'remove',
    });
  return {
    isTrying: start.isPending || end.isPending,
    isCancelling: cancel.isPending,
    isRemoving: remove.isPending,
    isStopping: stop.isPending,
    startTrial: async ({ id, number }: AppletVersion) => {
      await start.mutateAsync(id).then(
        () => tellGood(t('trial.started', { number })),
        () => undefined, // What was refused is said by the mutation.
      );
    },
    endTrial: async ({ id, number }: AppletVersion) => {
      if (await ask('endTrial', number)) end.mutate(id, { tell: t('trial.ended') });
    },
    /** Takes it back from review, or gives up what was approved. */
    cancel: async ({ id, number, stage }: AppletVersion) => {
      if (!(await ask(stage === 'approved' ? 'giveUp' : 'cancel', number))) return;
      cancel.mutate(id, { tell: t('ask.cancel.done', { number }) });
    },
    remove: async ({ id, number }: AppletVersion, onGone: () => void) => {
      if (!(await ask('remove', number))) return;
      remove.mutate(id, {
        tell: t('ask.remove.done', { number }),
        onSuccess: () => onGone(),
      });
    },
    unschedule: async ({ id, number }: Release) => {
      if (await ask('unschedule', number)) stop.mutate(id, { tell: t('ask.unschedule.done', { number }) });
    },
    /** Ends a release before it is for everyone. */
    stop: async ({ id, number }: Release, online: AppletVersion | null) => {
      const agreed = await confirm({
        title: t('ask.stop.title', { number }),
        message: online ? t('ask.stop.text', { number: online.number }) : t('ask.stop.textNone'),
        action: t('ask.stop.action', { number }),
        otherwise: t('ask.keep'),
        dangerous: true,
      });
      if (agreed) stop.mutate(id, { tell: t('ask.stop.done', { number }) });
    },
  };
};
