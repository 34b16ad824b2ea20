import { IconAlertCircle, IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useFieldLabel } from './field-words.ts';
import classes from './form-summary.module.css';
import { StepLink } from './step-link.tsx';
import { type FormStep, obstaclesIn, stateOf } from './steps.ts';
import { useLongFormParts } from './use-long-form.ts';

/** The id of the list, where whoever sends too early is led. */
export const missingListId = 'missing';

/** What stands in the way of handing the form in, step by step, each with the way to its field; or that nothing does. */
export const MissingList = ({ steps }: { steps: readonly FormStep[] }) => {
  const t = useTranslations('form.missing');
  const form = useLongFormParts();
  const lacking = steps.filter((step) => stateOf(step, form) !== 'done');
  const count = lacking.reduce((sum, step) => sum + obstaclesIn(step, form).length + (step.lacks ? 1 : 0), 0);
  if (count === 0)
    return (
      <p className={classes.ready}>
        <IconCircleCheck size={20} stroke={1.8} aria-hidden />
        {t('nothing')}
      </p>
    );
  return (
    <section id={missingListId} tabIndex={-1} className={classes.missing} aria-labelledby={`${missingListId}-title`}>
      <h3 id={`${missingListId}-title`} className={classes.title}>
        {t('title', { count })}
      </h3>
      <ul className={classes.steps}>
        {lacking.map((step) => (
          <StepLacks key={step.id} step={step} />
        ))}
      </ul>
    </section>
  );
};

const StepLacks = ({ step }: { step: FormStep }) => {
  const t = useTranslations('form.missing');
  const form = useLongFormParts();
  const labelOf = useFieldLabel(form.fields);
  const named = new Set(form.openVerdicts.map(({ path }) => path));
  const isWrong = (path: string) => named.has(path) || form.isWrong(path);
  const Icon = stateOf(step, form) === 'wrong' ? IconAlertCircle : IconCircleDashed;
  return (
    <li className={classes.step} data-state={stateOf(step, form)}>
      <Icon size={18} stroke={1.8} aria-hidden />
      <div>
        <span className={classes.where}>{step.title}</span>
        <ul className={classes.obstacles}>
          {step.lacks && (
            <li>
              <StepLink step={step.id} className="link">
                {step.lacks}
              </StepLink>
            </li>
          )}
          {obstaclesIn(step, form).map((path) => (
            <li key={path}>
              <StepLink step={step.id} path={path} className="link">
                {labelOf(path)}
              </StepLink>
              {form.sending.has(path) && <span> {t('sending')}</span>}
              {isWrong(path) && <span className={classes.wrong}> {t('mend')}</span>}
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
};
