import { addDays, civilDayOf, DEFAULT_ZONE, formatDate } from '@balcao/brazil/dates';
import type { UsageFault } from '@balcao/contract/usage-fault';
import { CodeBlock } from '@balcao/ui/code-block.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { KeyValues } from '@balcao/ui/key-values.tsx';
import { Box } from '@balcao/ui/layout.tsx';
import { Bar } from '@balcao/ui/loading.tsx';
import { PanelSection } from '@balcao/ui/panel-section.tsx';
import { SidePanel } from '@balcao/ui/side-panel.tsx';
import { lazy, Suspense } from 'react';
import { useFormatter, useLocale, useTranslations } from 'use-intl';
import { useFaultPlace } from './use-fault-words.ts';

const LineChart = lazy(() => import('@balcao/ui/line-chart.tsx'));

interface FaultPanelProps {
  fault: UsageFault;
  onClose: () => void;
}

/** One error: its whole message, its place, and since which version it is there. */
const FaultPanel = ({ fault, onClose }: FaultPanelProps) => {
  const t = useTranslations('usage.fault');
  const locale = useLocale();
  const format = useFormatter();
  const placeOf = useFaultPlace();
  const { kind, message, page, file, days, count, firstNumber, firstAt, lastNumber, lastAt } = fault;
  const today = civilDayOf(new Date().toISOString(), DEFAULT_ZONE);
  const axis = days.map((_, index) => formatDate(addDays(today, index + 1 - days.length), { locale, form: 'date' }));
  return (
    <SidePanel title={placeOf(fault)} onClose={onClose}>
      <CodeBlock what={t('messageOf')} code={message} />
      <Box mt={16}>
        <KeyValues
          rows={[
            { label: t('kind'), value: t(`kinds.${kind}`) },
            ...(file !== null && page !== null ? [{ label: t('place'), value: t('inPage', { page }) }] : []),
            { label: t('openings'), value: format.number(count) },
            { label: t('began'), value: firstNumber },
            { label: t('firstAt'), value: <Instant at={firstAt} /> },
            { label: t('lastIn'), value: lastNumber },
            { label: t('lastAt'), value: <Instant at={lastAt} /> },
          ]}
        />
      </Box>
      <PanelSection title={t('byDay')}>
        <Suspense fallback={<Bar height="10rem" />}>
          <LineChart
            title={t('byDay')}
            axis={axis}
            series={[{ id: 'openings', label: t('openings'), values: days }]}
            format={(value) => format.number(value)}
            height={160}
            isOpen
          />
        </Suspense>
      </PanelSection>
    </SidePanel>
  );
};
export default FaultPanel;
