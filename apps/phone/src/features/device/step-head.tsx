import { Row, Text } from '@balcao/ui/layout.tsx';
import { Money } from '@balcao/ui/money.tsx';
import { IconChevronLeft } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import headClasses from './device-head.module.css';
import classes from './step-head.module.css';

interface StepHeadProps {
  title: string;
  /** Centavos; shown large. */
  amount?: number;
  onBack: () => void;
}

/** What a step of a device asks, of how much money, and the way back. */
export const StepHead = ({ title, amount, onBack }: StepHeadProps) => {
  const shared = useTranslations('shared');
  return (
    <Row as="header" className={classes.head} gap={4} align="start">
      <button type="button" className={headClasses.button} aria-label={shared('back')} onClick={onBack}>
        <IconChevronLeft size={22} stroke={1.8} aria-hidden />
      </button>
      <div>
        <Text as="h2" mt={8} size={16} weight={650}>
          {title}
        </Text>
        {amount !== undefined && (
          <p className={classes.amount}>
            <Money centavos={amount} />
          </p>
        )}
      </div>
    </Row>
  );
};
