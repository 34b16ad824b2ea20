import type { AppletGrant, Opening } from '@balcao/contract/opening';
import { ActionMenu } from '@balcao/ui/action-menu.tsx';
import { Stack } from '@balcao/ui/layout.tsx';
import { IconInfoCircle, IconLock, IconRefresh, IconShare } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { EndedSheet } from './ended-sheet.tsx';
import { OpeningBar } from './opening-bar.tsx';
import { OpeningFrame } from './opening-frame.tsx';
import { linkOf } from './opening-handlers.ts';
import classes from './opening-screen.module.css';
import { useUsage } from './use-usage.ts';
import { useWaiting } from './use-waiting.ts';
import { type ChatApp, WaitingSheet } from './waiting-sheet.tsx';
import type { EndedBecause } from './worker-message.ts';

interface OpenAppletProps {
  opening: Opening;
  /** How often it was opened again. */
  attempt: number;
  chatApp: ChatApp;
  onReload: () => void;
  /** Its page is there, or was ended. */
  onSettled: () => void;
}

/** A mini program that is open: the bar, its page, and what waits for the person. */
export const OpenApplet = ({ opening, attempt, chatApp, onReload, onSettled }: OpenAppletProps) => {
  const t = useTranslations('opening');
  const { applet, window: look } = opening;
  const [title, setTitle] = useState(look.title ?? applet.name);
  const [isReady, setReady] = useState(false);
  const [grants, setGrants] = useState<readonly AppletGrant[]>(opening.grants);
  const [ended, setEnded] = useState<EndedBecause>();
  const onNews = useUsage(opening);
  const { waiting, show, close: done, asks } = useWaiting({ setTitle, setReady });
  const share = () => show({ kind: 'share', link: linkOf(opening), title: applet.name, done });
  return (
    <>
      <Stack grow short className={classes.screen} inert={waiting !== undefined || ended !== undefined}>
        <OpeningBar
          title={opening.draft ? t(opening.draft, { title }) : opening.isTrial ? t('trial', { title }) : title}
          look={look}
        >
          <ActionMenu
            label={t('menu', { name: applet.name })}
            actions={[
              { label: t('share.title'), icon: IconShare, onAct: share },
              { label: t('grants.title'), icon: IconLock, onAct: () => show({ kind: 'grants', done }) },
              { label: t('reload'), icon: IconRefresh, onAct: onReload },
              { label: t('about.title'), icon: IconInfoCircle, onAct: () => show({ kind: 'about', done }) },
            ]}
          />
        </OpeningBar>
        <OpeningFrame
          opening={opening}
          attempt={attempt}
          asks={asks}
          grants={grants}
          isReady={isReady}
          onGrants={setGrants}
          onLoad={() => {
            setReady(true);
            onSettled();
          }}
          onNews={onNews}
          onEnd={(because) => {
            setEnded(because);
            onSettled();
          }}
          isGone={ended !== undefined}
        />
      </Stack>
      {waiting && <WaitingSheet {...{ waiting, opening, chatApp, grants }} onGrants={setGrants} />}
      {ended && !waiting && <EndedSheet name={applet.name} because={ended} onReload={onReload} />}
    </>
  );
};
