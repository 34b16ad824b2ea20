import { Button } from '@balcao/ui/button.tsx';
import { Grid, Row } from '@balcao/ui/layout.tsx';
import { IconArrowLeft } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { DraftNote } from './draft-note.tsx';
import { focusField, placeOf } from './field-place.ts';
import classes from './form-steps.module.css';
import { SaveLine } from './save-line.tsx';
import { StepList } from './step-list.tsx';
import { type FormStep, isSending, obstaclesIn } from './steps.ts';
import { useLongFormParts } from './use-long-form.ts';
import { useStep } from './use-step.ts';

interface FormStepsProps {
  /** The last one asks nothing (`paths: []`): it shows everything, and its button hands it in. */
  steps: readonly (FormStep & { readonly content: ReactNode })[];
  /** What the button of the last step says. */
  finish: string;
  isFinishing: boolean;
  onFinish: () => void;
}

/** Goes to the field that the address names, or to the top of the step that has just opened. */
const useArrival = (step: string) => {
  const title = useRef<HTMLHeadingElement>(null);
  const isFirst = useRef(true);
  const hash = useLocation({ select: (location) => location.hash });
  const { draft } = useLongFormParts();
  const flush = useEffectEvent(() => void draft.flush());
  useEffect(() => {
    const wasFirst = isFirst.current;
    isFirst.current = false;
    if (!wasFirst) flush();
    const start = placeOf('');
    if (hash.startsWith(start) && focusField(hash.slice(start.length))) return;
    if (!wasFirst && step) title.current?.focus({ preventScroll: true });
  }, [step, hash]);
  return title;
};

/** Goes on when nothing in the step stands in the way; otherwise shows what does, and the way on all the same. */
const useProceed = ({ steps, onFinish }: Pick<FormStepsProps, 'steps' | 'onFinish'>) => {
  const form = useLongFormParts();
  const { index, step, go } = useStep(steps);
  const [askedIn, setAskedIn] = useState<string>();
  const next = steps[index + 1];
  const obstacles = obstaclesIn(step, form);
  const proceed = (event: FormEvent): void => {
    event.preventDefault();
    if (!next) onFinish();
    else if (obstacles.every((path) => form.sending.has(path))) go(next.id);
    else {
      form.show(obstacles);
      setAskedIn(step.id);
      // What shows the mistake is drawn first, and is then in the place that is scrolled to.
      requestAnimationFrame(() => focusField(obstacles[0] ?? ''));
    }
  };
  return { proceed, lacking: next && askedIn === step.id ? obstacles.length : 0 };
};

/** A long form in steps: where one is, what each still lacks, and how safe what was typed is. */
export const FormSteps = ({ steps, finish, isFinishing, onFinish }: FormStepsProps) => {
  const t = useTranslations('form.step');
  const form = useLongFormParts();
  const { index, step, go } = useStep(steps);
  const title = useArrival(step.id);
  const { proceed, lacking } = useProceed({ steps, onFinish });
  const before = steps[index - 1];
  const next = steps[index + 1];
  return (
    <div className={classes.frame}>
      <div className={classes.columns}>
        <StepList steps={steps} index={index} />
        <form noValidate className={classes.form} onSubmit={proceed} aria-labelledby="step-title">
          <DraftNote />
          <Grid as="header" className={classes.head} columns="first" gap={24} rowGap={4} align="start" mb={24}>
            <div>
              <h2 ref={title} id="step-title" tabIndex={-1} className={classes.title}>
                {step.title}
              </h2>
              {step.line && <p className={classes.line}>{step.line}</p>}
            </div>
            <SaveLine draft={form.draft} />
          </Grid>
          {steps
            .filter((one) => one === step || isSending(one, form))
            .map((one) => (
              <Grid key={one.id} className={classes.content} gap={24} hidden={one !== step}>
                {one.content}
              </Grid>
            ))}
          {lacking > 0 && (
            <p className={classes.stopped} role="status">
              {t('stopped', { count: lacking })}{' '}
              <button type="button" className="link" onClick={() => go(next?.id ?? step.id)}>
                {t('later')}
              </button>
            </p>
          )}
          <Row as="footer" className={classes.foot} gap={12} justify="between" wrap mt={32}>
            {before && (
              <Button
                variant="default"
                leftSection={<IconArrowLeft size={18} stroke={1.8} />}
                onClick={() => go(before.id)}
              >
                {t('back')}
              </Button>
            )}
            {/* Where something is to be done elsewhere first, that is the next step. */}
            <Button type="submit" variant={step.lacks ? 'default' : 'filled'} loading={isFinishing}>
              {next ? t('next', { title: next.title }) : finish}
            </Button>
          </Row>
        </form>
      </div>
    </div>
  );
};
