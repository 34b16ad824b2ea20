import { Grid, Row, Text } from '@balcao/ui/layout.tsx';
import { IconAlertCircle, IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useFieldLabel } from './field-words.ts';
import classes from './form-summary.module.css';
import { StepLink } from './step-link.tsx';
import { type FormStep, obstaclesIn, stateOf } from './steps.ts';
import { useLongFormParts } from './use-long-form.ts';

/** The id of the list, which gets the focus when the form is sent too early. */
export const missingListId = 'missing';

/** What stands in the way of submitting the form, step by step, each with the way to its field; or that nothing does. */
export const MissingList = ({ steps }: { steps: readonly FormStep[] }) => {
  const t = useTranslations('form.missing');
  const form = useLongFormParts();
  const lacking = steps.filter((step) => stateOf(step, form) !== 'done');
  const count = lacking.reduce((sum, step) => sum + obstaclesIn(step, form).length + (step.lacks ? 1 : 0), 0);
  if (count === 0)
    return (
      <Row as="p" className={classes.ready} gap={8} align="center">
        <IconCircleCheck size={20} stroke={1.8} aria-hidden />
        {t('nothing')}
      </Row>
    );
  return (
    <section id={missingListId} tabIndex={-1} className={classes.missing} aria-labelledby={`${missingListId}-title`}>
      <Text as="h3" id={`${missingListId}-title`} size="inherit" weight={650}>
        {t('title', { count })}
      </Text>
      <Grid as="ul" gap={12} mt={12}>
        {lacking.map((step) => (
          <StepLacks key={step.id} step={step} />
        ))}
      </Grid>
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
    <Row as="li" className={classes.step} gap={8} data-state={stateOf(step, form)}>
      <Icon size={18} stroke={1.8} aria-hidden />
      <div>
        <Text as="span" weight={600}>
          {step.title}
        </Text>
        <Row as="ul" gap={16} rowGap={6} wrap>
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
              {isWrong(path) && (
                <Text as="span" tone="bad">
                  {' '}
                  {t('mend')}
                </Text>
              )}
            </li>
          ))}
        </Row>
      </div>
    </Row>
  );
};
