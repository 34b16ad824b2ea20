import { AppLink } from '@balcao/ui/app-link.tsx';
import { Button } from '@balcao/ui/button.tsx';
import { useTranslations } from 'use-intl';

/** From an order whose amount a card holds to what can be done with the hold. */
export const PreauthOfOrder = ({ number }: { number: string }) => (
  <Button component={AppLink} to={`/payment/transaction/preauths/${number}`} variant="default">
    {useTranslations('preauth')('seeHold')}
  </Button>
);
