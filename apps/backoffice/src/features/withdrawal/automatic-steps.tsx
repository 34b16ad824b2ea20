import { DEFAULT_ZONE, formatDate } from '@balcao/brazil/dates';
import { formatBrl } from '@balcao/brazil/money';
import { type AutomaticFigures, type AutomaticReason, assess } from '@balcao/contract/withdrawal-eligibility';
import { Card } from '@balcao/ui/card.tsx';
import { Box, Muted, Row, Stack, Text } from '@balcao/ui/layout.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { Money } from '@balcao/ui/money.tsx';
import { ToneIcon } from '@balcao/ui/tone.tsx';
import { useQuery } from '@tanstack/react-query';
import { useLocale, useTimeZone, useTranslations } from 'use-intl';
import classes from './automatic.module.css';
import { automaticPreviewOptions } from './automatic.queries.ts';
import { useReasonWords } from './automatic-words.ts';
import type { AutomaticValues } from './use-automatic-form.ts';

interface AutomaticStepsProps {
  draft: AutomaticValues;
  isSaved: boolean;
}

/** What would happen now, step by step, as calculated by the server. */
export const AutomaticSteps = ({ draft, isSaved }: AutomaticStepsProps) => {
  const t = useTranslations('financial.preview');
  const locale = useLocale() as 'pt-BR';
  const zone = useTimeZone() ?? DEFAULT_ZONE;
  const { data } = useQuery(automaticPreviewOptions(draft.destinationId));
  if (!data)
    return (
      <Card title={t('title')}>
        <LinesLoading lines={8} />
      </Card>
    );
  const { figures, reason } = assess(data.facts, draft);
  const at = formatDate(data.nextLookAt, { zone, locale, form: 'short' });
  return (
    <Card title={t('title')}>
      <Stack gap={20} shrink aria-live="polite">
        {!isSaved && <Muted>{t('draft')}</Muted>}
        <Verdict figures={figures} reason={reason} />
        <Steps figures={figures} reason={reason} />
        <Muted>{draft.enabled ? t('next', { at }) : t('whenOff')}</Muted>
      </Stack>
    </Card>
  );
};

interface Weighed {
  readonly figures: AutomaticFigures;
  readonly reason: AutomaticReason | null;
}

const Verdict = ({ figures, reason }: Weighed) => {
  const t = useTranslations('financial.preview');
  const wordsOf = useReasonWords();
  const { amount, credited, fee } = figures;
  const words = { credited: formatBrl(credited), fee: formatBrl(fee) };
  return (
    <Row className={classes.verdict} gap={12} data-tone={reason ? 'waiting' : 'good'}>
      <ToneIcon tone={reason ? 'waiting' : 'good'} size={24} />
      <div>
        <Text size={16} weight={650}>
          {reason ? t('nothing') : t('withdraws', { amount: formatBrl(amount) })}
        </Text>
        <Box as="p">{reason ? wordsOf(reason, figures) : t(fee === 0 ? 'arrivesFree' : 'arrives', words)}</Box>
      </div>
    </Row>
  );
};

/** Reasons at which the calculation stops, by the step that shows them. */
const stops: Readonly<Record<string, AutomaticReason>> = {
  threshold: 'below_threshold',
  free: 'kept_for_refunds',
  daily: 'daily_used_up',
  minimum: 'below_minimum',
  fee: 'below_fee',
};

const Steps = ({ figures, reason }: Weighed) => {
  const t = useTranslations('financial.preview');
  const shared = useTranslations('shared');
  const { balance, threshold, kept, free, single, dailyLeft, minimum, fee, credited } = figures;
  const steps: { id: string; label: string; centavos: number }[] = [
    { id: 'balance', label: shared('availableBalance'), centavos: balance },
    { id: 'threshold', label: t('threshold'), centavos: threshold },
    { id: 'kept', label: t('kept'), centavos: kept },
    { id: 'free', label: t('free'), centavos: Math.max(0, free) },
    { id: 'single', label: t('single'), centavos: single },
    { id: 'daily', label: t('daily'), centavos: dailyLeft },
    { id: 'minimum', label: t('minimum'), centavos: minimum },
    ...(reason
      ? []
      : [
          { id: 'fee', label: shared('fee'), centavos: fee },
          { id: 'credited', label: t('credited'), centavos: credited },
        ]),
  ];
  return (
    <Box as="ol">
      {steps.map((step) => (
        <Row
          as="li"
          key={step.id}
          className={classes.step}
          gap={16}
          justify="between"
          data-stops={(reason !== null && stops[step.id] === reason) || undefined}
        >
          <span>{step.label}</span>
          <Money centavos={step.centavos} />
        </Row>
      ))}
    </Box>
  );
};
