import { AppLink } from '@balcao/ui/app-link.tsx';
import { Card } from '@balcao/ui/card.tsx';
import { KeyValues } from '@balcao/ui/key-values.tsx';
import { Row } from '@balcao/ui/layout.tsx';
import { getRouteApi } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { NotesCard } from '../features/support/notes-card.tsx';
import { PeopleCard } from '../features/support/people-card.tsx';
import type { WholeDeskTicket } from '../features/ticket/ticket.queries.ts';
import { TicketPage } from '../features/ticket/ticket-page.tsx';
import { Allowed } from './allowed.tsx';

const route = getRouteApi('/signed-in/ticket/$id');

/** Whose request it is, and the ways to all of theirs. */
const MerchantCard = ({ merchant: { merchantId, name, number } }: Pick<WholeDeskTicket, 'merchant'>) => {
  const t = useTranslations('ticket');
  const shared = useTranslations('shared');
  return (
    <Card title={shared('merchant')}>
      <KeyValues
        rows={[
          { label: shared('name'), value: name },
          { label: shared('number'), value: number },
        ]}
      />
      <Row gap={16} rowGap={8} wrap mt={12}>
        <AppLink to={`/merchant/${merchantId}`} className="link">
          {t('merchantPage')}
        </AppLink>
        <AppLink to="/ticket" search={{ merchantId }} className="link">
          {t('ofMerchant')}
        </AppLink>
      </Row>
    </Card>
  );
};

export const TicketPageRoute = () => {
  const { id } = route.useParams();
  return (
    <Allowed right="merchant.assist">
      <TicketPage
        key={id}
        id={id}
        team={({ merchant }) => ({
          beside: (
            <>
              <MerchantCard merchant={merchant} />
              <NotesCard id={merchant.merchantId} mayWrite isBeside />
            </>
          ),
          below: <PeopleCard id={merchant.merchantId} mayLook />,
        })}
      />
    </Allowed>
  );
};
