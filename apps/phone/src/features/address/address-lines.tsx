import { formatCep } from '@balcao/brazil/cep';
import type { Delivery } from '@balcao/contract/address-book';
import { Muted, Text } from '@balcao/ui/layout.tsx';
import { writtenPhone } from '../../lib/written-phone.ts';
import { linesOf } from './delivery-values.ts';

/** An address as it stands on a parcel. */
export const AddressLines = ({ delivery }: { delivery: Delivery }) => (
  <>
    <Text as="span" block weight={550} breakable>
      {delivery.recipient}
    </Text>
    {[...linesOf(delivery, formatCep(delivery.cep)), writtenPhone(delivery.phone)].map((line) => (
      <Muted as="span" block breakable key={line}>
        {line}
      </Muted>
    ))}
  </>
);
