import { RailMode } from '@balcao/contract/rail';
import { Card } from '@balcao/ui/card.tsx';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { tellGood } from '@balcao/ui/notice';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import classes from './rail-card.module.css';
import { railQuery, useSetRail } from './sandbox.queries.ts';

/** How the Pix rail of the sandbox behaves from the next payment on. */
export const RailCard = () => {
  const t = useTranslations('sandbox.rail');
  const rail = useQuery(railQuery);
  return (
    <Card title={t('title')}>
      {rail.isPending && <LinesLoading lines={12} />}
      {rail.isError && <ErrorState error={rail.error} onRetry={() => void rail.refetch()} />}
      {rail.data && <Modes chosen={rail.data.pix} />}
    </Card>
  );
};

const Modes = ({ chosen }: { chosen: RailMode }) => {
  const t = useTranslations('sandbox.rail');
  const name = useId();
  const change = useSetRail();
  // The choice shows at once; should the server refuse it, the one before shows again.
  const shown = change.isPending ? change.variables : chosen;
  const choose = (mode: RailMode) => change.mutate(mode, { onSuccess: () => tellGood(t('changed')) });
  return (
    <fieldset className={classes.modes}>
      <legend className={classes.legend}>{t('title')}</legend>
      {RailMode.options.map((mode) => (
        <label key={mode} className={classes.mode}>
          <input type="radio" name={name} checked={mode === shown} onChange={() => choose(mode)} />
          <span>
            <span className={classes.name}>{t(mode)}</span>
            <span className={classes.text}>{t(`${mode}Text`)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
};
