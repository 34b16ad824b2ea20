import { openInTab } from '@balcao/ui/open-in-tab';
import { useRefusals } from '@balcao/ui/refusals';
import classes from './dispute.module.css';
import { linkOf } from './dispute.queries.ts';

/** Opens a document in a tab of its own; who looked is written down. */
export const EvidenceFile = ({ number, id, name }: { number: string; id: string; name: string }) => {
  const present = useRefusals();
  const view = () => void openInTab(() => linkOf(number, id)).catch(present);
  return (
    <button type="button" className={`link ${classes.file}`} onClick={view}>
      {name}
    </button>
  );
};
