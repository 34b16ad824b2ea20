import type { DeskAutomation } from '@balcao/contract/automation-desk';
import { Button } from '@balcao/ui/button.tsx';
import { Row } from '@balcao/ui/layout.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { type DecidingDesk, useDecision } from './automation.queries.ts';
import { ReasonDialog } from './reason-dialog.tsx';

interface HoldOrReleaseProps {
  desk: DecidingDesk;
  automation: Pick<DeskAutomation, 'id' | 'name' | 'state'>;
}

/** The one thing that can be done: what is held is let go, anything else is switched off. */
export const HoldOrRelease = ({ desk, automation: { id, name, state } }: HoldOrReleaseProps) => {
  const t = useTranslations(desk.kind);
  const [asked, setAsked] = useState<'hold' | 'release'>();
  const hold = useDecision(desk, 'hold', id);
  const release = useDecision(desk, 'release', id);
  const act = state === 'held' ? 'release' : 'hold';
  return (
    <Row mt={16}>
      <Button variant="default" {...(act === 'hold' && { color: 'red' })} onClick={() => setAsked(act)}>
        {t(`${act}.action`)}
      </Button>
      {asked && (
        <ReasonDialog
          words={{
            title: t(`${asked}.title`, { name }),
            text: t(`${asked}.text`),
            reasonHelp: t('reasonHelp'),
            action: t(`${asked}.action`),
            done: t(`${asked}.done`),
          }}
          call={asked === 'hold' ? hold : release}
          givesBack={asked === 'release'}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Row>
  );
};
