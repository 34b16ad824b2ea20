import type { Overview } from '@balcao/contract/dashboard';
import { reaches } from '@balcao/contract/menus';
import { AppLink } from '@balcao/ui/app-link.tsx';
import { Button } from '@balcao/ui/button.tsx';
import { Card } from '@balcao/ui/card.tsx';
import { Box, Grid, Muted, Text } from '@balcao/ui/layout.tsx';
import { Bar } from '@balcao/ui/loading.tsx';
import { Money } from '@balcao/ui/money.tsx';
import { MoneyName } from '@balcao/ui/money-mark.tsx';
import { useRouter } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useCurrentUser } from '../../lib/member.ts';
import classes from './overview-page.module.css';

const financial = '/payment/financial';

/** What is owed to the team and what is its own, each with what it means; from there to where it is moved. */
export const BalanceCard = ({ balances }: { balances: Overview['balances'] | undefined }) => {
  const t = useTranslations('dashboard');
  return (
    <Card title={t('balances')}>
      <Grid as="dl" className={classes.balances} gap={20}>
        {(['available', 'pending'] as const).map((name) => (
          <div key={name}>
            <dt>
              <MoneyName kind={name} />
            </dt>
            <dd>
              <Text as="div" headline whiteSpace="nowrap">
                {balances ? <Money centavos={balances[name]} /> : <Bar width="8rem" height="1.875rem" />}
              </Text>
              <Muted as="div" pretty>
                {t(`${name}Text`)}
              </Muted>
            </dd>
          </div>
        ))}
      </Grid>
      <Way />
    </Card>
  );
};

/** To the money itself, for members whose role opens it. */
const Way = () => {
  const t = useTranslations('dashboard');
  const user = useCurrentUser();
  const { routesByPath } = useRouter();
  const routes: Readonly<Record<string, (typeof routesByPath)[keyof typeof routesByPath] | undefined>> = routesByPath;
  const menuId = routes[financial]?.options.staticData?.menuId;
  if (!menuId || !reaches(user, menuId, 'read')) return null;
  return (
    <Box mt={20}>
      <Button variant="default" renderRoot={(props) => <AppLink {...props} to={financial} />}>
        {t('toMoney')}
      </Button>
    </Box>
  );
};
