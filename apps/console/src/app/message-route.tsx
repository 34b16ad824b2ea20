import { staffMay } from '@balcao/contract/staff';
import { useSuspenseQuery } from '@tanstack/react-query';
import { LongTermPage } from '../features/message/long-term-page.tsx';
import { currentStaffOptions } from '../lib/current-staff.ts';
import { Allowed } from './allowed.tsx';

export const MessageRoute = () => {
  const { data: staff } = useSuspenseQuery(currentStaffOptions);
  return (
    <Allowed right="review.see">
      <LongTermPage mayDecide={staffMay(staff.role, 'review.decide')} />
    </Allowed>
  );
};
