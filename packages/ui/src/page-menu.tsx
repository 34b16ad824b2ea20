import { Box } from './layout.tsx';
import classes from './page-menu.module.css';
import { useCurrentSection } from './use-current-section.ts';

interface PageMenuGroup {
  /** The anchor of the group's heading. */
  readonly id: string;
  readonly label: string;
  readonly items: readonly { readonly id: string; readonly label: string }[];
}

/** The contents of a long page, next to it: each entry links to the element with that id. Hidden on narrow screens. */
export const PageMenu = ({ label, groups }: { label: string; groups: readonly PageMenuGroup[] }) => {
  const current = useCurrentSection(groups.flatMap(({ items }) => items.map(({ id }) => id)));
  return (
    <nav className={classes.menu} aria-label={label}>
      {groups.map(({ id, label: name, items }) => (
        <div key={id} className={classes.group}>
          <a className={classes.head} href={`#${id}`}>
            {name}
          </a>
          <Box as="ul">
            {items.map((item) => (
              <li key={item.id}>
                <a
                  className={classes.item}
                  href={`#${item.id}`}
                  aria-current={item.id === current ? 'location' : undefined}
                >
                  {item.label}
                </a>
              </li>
            ))}
          </Box>
        </div>
      ))}
    </nav>
  );
};
