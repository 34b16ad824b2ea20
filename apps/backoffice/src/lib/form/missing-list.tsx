import { IconAlertCircle, IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useFieldLabel } from './field-words.ts';
import classes from './form-summary.module.css';
import { StepLink } from './step-link.tsx';
import { type FormStep, obstaclesIn } from './steps.ts';
import { useLongFormParts } from './use-long-form.ts';

/** The id of the list, where whoever sends too early is led. */
export const missingListId = 'missing';

/** What stands in the way of handing the form in, each with the way to its field; or that nothing does. */
export const MissingList = ({ steps }: { steps: readonly FormStep[] }) => {
  const t = useTranslations('form.missing');
  const form = useLongFormParts();
  const labelOf = useFieldLabel(form.kind, form.type);
  const named = new Set(form.openVerdicts.map(({ path }) => path));
  const all = steps.flatMap((step) => obstaclesIn(step, form).map((path) => ({ step, path })));
  if (all.length === 0)
    return (
      <p className={classes.ready}>
        <IconCircleCheck size={20} stroke={1.8} aria-hidden />
        {t('nothing')}
      </p>
    );
  return (
    <section id={missingListId} tabIndex={-1} className={classes.missing} aria-labelledby={`${missingListId}-title`}>
      <h3 id={`${missingListId}-title`} className={classes.title}>
        {t('title', { count: all.length })}
      </h3>
      <ul className={classes.obstacles}>
        {all.map(({ step, path }) => {
          const isWrong = named.has(path) || form.isWrong(path);
          const Icon = isWrong ? IconAlertCircle : IconCircleDashed;
          return (
            <li key={path} data-wrong={isWrong || undefined}>
              <Icon size={18} stroke={1.8} aria-hidden />
              <span>
                <StepLink step={step.id} path={path} className="link">
                  {labelOf(path)}
                </StepLink>
                <span className={classes.where}> {t(isWrong ? 'mend' : 'fill', { step: step.title })}</span>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
};
