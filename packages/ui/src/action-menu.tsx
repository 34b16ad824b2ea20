import { IconDots } from '@tabler/icons-react';
import classes from './action-menu.module.css';
import type { Icon } from './icon.ts';
import { Popover } from './popover.tsx';

export interface Action {
  readonly label: string;
  readonly icon: Icon;
  readonly onAct: () => void;
  /** Takes something away: in the tone of what is bad. */
  readonly dangerous?: boolean;
}
interface ActionMenuProps {
  /** Whose actions, for screen readers: "Actions of Finance". */
  label: string;
  actions: readonly Action[];
  /** Of the button; three dots unless it is said. */
  icon?: Icon;
}

/** Secondary actions in a menu, behind three dots or an icon of its own: for rows, and next to the main action of a panel. */
export const ActionMenu = ({ label, actions, icon: Sign = IconDots }: ActionMenuProps) => (
  <Popover
    label={label}
    align="end"
    trigger={(trigger) => (
      <button type="button" className={classes.trigger} aria-label={label} {...trigger}>
        <Sign size={20} stroke={1.8} />
      </button>
    )}
  >
    {(close) => (
      <ul className={classes.items}>
        {actions.map(({ label: words, icon: ActionIcon, onAct, dangerous }) => (
          <li key={words}>
            <button
              type="button"
              className={classes.item}
              data-dangerous={dangerous || undefined}
              onClick={() => {
                close();
                onAct();
              }}
            >
              <ActionIcon size={20} stroke={1.6} aria-hidden />
              {words}
            </button>
          </li>
        ))}
      </ul>
    )}
  </Popover>
);
