import { useRefusals } from '@balcao/ui/refusals';
import classes from './dispute.module.css';
import { linkOf } from './dispute.queries.ts';

/** Opens a document in a tab of its own; who looked is written down. */
export const EvidenceFile = ({ number, id, name }: { number: string; id: string; name: string }) => {
  const present = useRefusals();
  const view = async () => {
    // The tab is opened by the click itself: one that opens later counts as unasked for.
    const tab = window.open('', '_blank');
    try {
      const { url } = await linkOf(number, id);
      if (tab) {
        tab.opener = null;
        tab.location.href = url;
      }
    } catch (failure) {
      tab?.close();
      present(failure);
    }
  };
  return (
    <button type="button" className={`link ${classes.file}`} onClick={() => void view()}>
      {name}
    </button>
  );
};
