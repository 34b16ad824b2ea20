import { SellingWay } from '@balcao/contract/home';
import { Choice } from '@balcao/ui/choice.tsx';
import { Box } from '@balcao/ui/layout.tsx';
import { useTranslations } from 'use-intl';
import { usePutSelling } from './home.queries.ts';

/** How the team sells: the steps that follow are those of that way. */
export const SellingChoice = ({ selling }: { selling: SellingWay | null }) => {
  const t = useTranslations('home.selling');
  const put = usePutSelling();
  return (
    <Box mb={16}>
      <Choice
        legend={t('legend')}
        help={t('help')}
        options={SellingWay.options.map((value) => ({ value, label: t(value) }))}
        value={put.isPending ? put.variables : selling}
        onChange={(value) => put.mutate(value)}
      />
    </Box>
  );
};
