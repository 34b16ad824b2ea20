import { Button } from '@balcao/ui/button.tsx';
import { Row } from '@balcao/ui/layout.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';

/** To a team without any order: how to begin. */
export const FirstOrderSteps = () => {
  const t = useTranslations('order.empty');
  return (
    <Row gap={12} justify="center" wrap>
      <Button component="a" href="/docs/guide" target="_blank" rel="noreferrer">
        {t('docs')}
      </Button>
      <Button variant="default" renderRoot={(props) => <Link {...props} to="/setting/payment" />}>
        {t('settings')}
      </Button>
    </Row>
  );
};
