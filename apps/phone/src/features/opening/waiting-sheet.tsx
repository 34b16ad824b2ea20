import type { Delivery } from '@balcao/contract/address-book';
import type { Payment } from '@balcao/contract/customer';
import type { AppletGrant, Opening } from '@balcao/contract/opening';
import type { ReactNode } from 'react';
import { AboutSheet } from './about-sheet.tsx';
import { GrantsSheet } from './grants-sheet.tsx';
import { MessageSheet } from './message-sheet.tsx';
import { PermissionSheet } from './permission-sheet.tsx';
import { ShareSheet } from './share-sheet.tsx';
import type { Waiting } from './use-waiting.ts';

/** What the rest of the chat app does for a mini program. */
export interface ChatApp {
  readonly cashier: (sheet: {
    code: string;
    openingId: string;
    onClose: () => void;
    onPaid: (payment: Payment) => void;
  }) => ReactNode;
  readonly addresses: (sheet: {
    name: string;
    onChoose: (delivery: Delivery) => void;
    onClose: () => void;
  }) => ReactNode;
  readonly camera: (view: { onRead: (text: string) => void; onClose: () => void }) => ReactNode;
}

interface WaitingSheetProps {
  waiting: Waiting;
  opening: Opening;
  chatApp: ChatApp;
  grants: readonly AppletGrant[];
  onGrants: (grants: readonly AppletGrant[]) => void;
}

/** What waits for the person, over the mini program. */
export const WaitingSheet = ({ waiting, opening, chatApp, grants, onGrants }: WaitingSheetProps) => {
  switch (waiting.kind) {
    case 'allow':
      return <PermissionSheet name={opening.applet.name} permission={waiting.permission} onAnswer={waiting.done} />;
    case 'pay':
      return chatApp.cashier({
        code: waiting.code,
        openingId: opening.id,
        onClose: () => waiting.done(false),
        // A payment with an unknown outcome is not reported as paid: the mini program's server is told of its outcome.
        onPaid: ({ state }) => waiting.done(state === 'done' || state === 'held'),
      });
    case 'address':
      return chatApp.addresses({
        name: opening.applet.name,
        onChoose: waiting.done,
        onClose: () => waiting.done(null),
      });
    case 'scan':
      return chatApp.camera({ onRead: waiting.done, onClose: () => waiting.done(null) });
    case 'subscribe':
      return <MessageSheet applet={opening.applet} messages={waiting.messages} onAnswer={waiting.done} />;
    case 'share':
      return <ShareSheet link={waiting.link} title={waiting.title} onClose={waiting.done} />;
    case 'grants':
      return <GrantsSheet opening={opening} grants={grants} onGrants={onGrants} onClose={waiting.done} />;
    case 'about':
      return <AboutSheet opening={opening} onClose={waiting.done} />;
  }
};
