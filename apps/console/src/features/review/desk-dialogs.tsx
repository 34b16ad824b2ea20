import { useState } from 'react';
import { ApproveDialog } from './approve-dialog.tsx';
import { KeysDialog } from './keys-dialog.tsx';
import { SendBackDialog } from './send-back-dialog.tsx';
import type { Desk } from './use-desk.ts';

export type DecisionDialog = 'approve' | 'sendBack' | 'keys';

interface DeskDialogsProps {
  desk: Desk;
  dialog: DecisionDialog | undefined;
  onClose: () => void;
}

/** What is asked before a decision. The remark outlives its dialog: looking once more at a field does not lose it. */
export const DeskDialogs = ({ desk, dialog, onClose }: DeskDialogsProps) => {
  const [typed, setRemark] = useState<string>();
  // Of a decision that was undone, what was written.
  const remark = typed ?? desk.detail.decision?.remark ?? '';
  const props = { desk, remark, onRemark: setRemark, onClose };
  if (dialog === 'keys') return <KeysDialog detail={desk.detail} onClose={onClose} />;
  // A submission that was decided or withdrawn meanwhile has nothing left to decide.
  if (!desk.standing.isMine) return null;
  if (dialog === 'approve') return <ApproveDialog {...props} />;
  if (dialog === 'sendBack') return <SendBackDialog {...props} />;
  return null;
};
