import { Button } from '@balcao/ui/button.tsx';
import { useRefusals } from '@balcao/ui/refusals';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useStepUp } from '../../lib/step-up.ts';
import { ask, type BindCode } from './authorization.queries.ts';
import { BindDialog } from './bind-dialog.tsx';

interface BindButtonProps {
  /** The chat account that is linked now, if any. */
  bound: string | null;
  /** It is the one next step on the page. */
  isNext?: boolean;
}

/** Links a chat account, or another one: asks for a proof that it is the owner, and shows the code. */
export const BindButton = ({ bound, isNext = false }: BindButtonProps) => {
  const t = useTranslations('authorization');
  const withStepUp = useStepUp();
  const present = useRefusals();
  const [opened, setOpened] = useState<{ first: BindCode; bound: string | null }>();
  const [isAsking, setAsking] = useState(false);
  const begin = async () => {
    setAsking(true);
    await withStepUp(() => ask(bound !== null)).then((first) => setOpened({ first, bound }), present);
    setAsking(false);
  };
  return (
    <>
      <Button variant={isNext ? 'filled' : 'default'} loading={isAsking} onClick={() => void begin()}>
        {t(bound === null ? 'bind' : 'change')}
      </Button>
      {opened && <BindDialog {...opened} onClose={() => setOpened(undefined)} />}
    </>
  );
};
