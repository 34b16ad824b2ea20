import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import classes from './order-list-page.module.css';

/** To a team without any order: how to begin. */
export const FirstOrderSteps = () => {
  const t = useTranslations('order.empty');
  return (
    <div className={classes.steps}>
      <Button component="a" href="/docs/guide" target="_blank" rel="noreferrer">
        {t('docs')}
      </Button>
      <Button variant="default" renderRoot={(props) => <Link {...props} to="/setting/payment" />}>
        {t('settings')}
      </Button>
    </div>
  );
};
