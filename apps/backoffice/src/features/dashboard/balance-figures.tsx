import type { Overview } from '@balcao/contract/dashboard';
import { Figure } from '@balcao/ui/figure.tsx';
import { Money } from '@balcao/ui/money.tsx';
import { useTranslations } from 'use-intl';

/** What is owed to the team and what is its own, each with what it means. */
export const BalanceFigures = ({ balances }: { balances: Overview['balances'] | undefined }) => {
  const t = useTranslations('dashboard');
  return (['pending', 'available'] as const).map((name) => (
    <Figure key={name} label={t(name)} value={balances && <Money centavos={balances[name]} />}>
      {t(`${name}Text`)}
    </Figure>
  ));
};
