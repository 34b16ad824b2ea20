import { ToneIcon } from '@balcao/ui/tone.tsx';
import classes from './refusal-line.module.css';

/** What the server refused, where somebody just acted. */
export const Refusal = ({ words }: { words: string | undefined }) => (
  <div role="alert">
    {words && (
      <p className={classes.line}>
        <ToneIcon tone="bad" size={18} />
        {words}
      </p>
    )}
  </div>
);
