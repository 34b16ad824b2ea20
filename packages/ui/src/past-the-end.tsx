import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import type { Icon } from './icon.ts';

/** A page of a list past its end: rows have gone since someone was here. `first` leads to the first page. */
export const PastTheEnd = (props: { icon: Icon; title: string; first: string; onFirst: () => void }) => (
  <EmptyState
    icon={props.icon}
    title={props.title}
    action={
      <Button variant="default" onClick={props.onFirst}>
        {props.first}
      </Button>
    }
  />
);
