import { Box, Grid, Hidden, Text } from '@balcao/ui/layout.tsx';
import { IconAlertCircle, IconCheck, IconChevronDown } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import classes from './form-steps.module.css';
import { StepLink } from './step-link.tsx';
import { type FormStep, type StepState, stateOf } from './steps.ts';
import { useLongFormParts } from './use-long-form.ts';

interface StepListProps {
  steps: readonly FormStep[];
  index: number;
}

const Mark = ({ state, number }: { state: StepState | undefined; number: number }) => (
  <Grid as="span" className={classes.mark} align="center" across="center" data-state={state} aria-hidden>
    {state === 'done' && <IconCheck size={16} stroke={2.4} />}
    {state === 'wrong' && <IconAlertCircle size={18} stroke={2} />}
    {(state === undefined || state === 'missing') && number}
  </Grid>
);

const Links = ({ steps, index }: StepListProps) => {
  const t = useTranslations('form.step');
  const form = useLongFormParts();
  return (
    <Grid as="ol" gap={2}>
      {steps.map((step, position) => {
        const state = step.paths.length === 0 ? undefined : stateOf(step, form);
        return (
          <li key={step.id}>
            <StepLink step={step.id} isCurrent={position === index} className={classes.link}>
              <Mark state={state} number={position + 1} />
              <Box as="span" shrink>
                {step.title}
              </Box>
              {state && <Hidden>{t(state)}</Hidden>}
            </StepLink>
          </li>
        );
      })}
    </Grid>
  );
};

/** The steps next to the form; on a narrow screen, which one this is, and the others on request. */
export const StepList = ({ steps, index }: StepListProps) => {
  const t = useTranslations('form.step');
  const place = t('of', { number: index + 1, all: steps.length });
  return (
    <nav className={classes.nav} aria-label={t('list')}>
      <div className={classes.beside}>
        <Links steps={steps} index={index} />
      </div>
      <details key={index} className={classes.folded}>
        <summary className={classes.summary}>
          <span>
            {place}{' '}
            <Text as="span" weight={600} tone="text">
              {steps[index]?.title}
            </Text>
          </span>
          <IconChevronDown size={18} stroke={1.8} aria-hidden />
        </summary>
        <Links steps={steps} index={index} />
      </details>
      <div className={classes.bar} aria-hidden>
        <span style={{ inlineSize: `${((index + 1) / steps.length) * 100}%` }} />
      </div>
    </nav>
  );
};
