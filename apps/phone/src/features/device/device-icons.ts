import { IconCreditCardPay, IconDeviceMobile, IconDeviceSpeaker } from '@tabler/icons-react';

/** How a terminal, a sound box and a phone look in lists. */
export const deviceIcons = { '99': IconCreditCardPay, '53': IconDeviceSpeaker, '54': IconDeviceMobile } as const;
