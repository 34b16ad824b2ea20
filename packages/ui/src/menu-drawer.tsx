import { IconX } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { Row } from './layout.tsx';
import { Logo } from './logo.tsx';
import classes from './menu-drawer.module.css';
import { SideMenu, type SideMenuItem } from './side-menu.tsx';
import { useModal } from './use-modal.ts';

/** The side menu on narrow screens: a modal drawer that a click outside or Escape closes. */
export const MenuDrawer = ({ items, onClose }: { items: readonly SideMenuItem[]; onClose: () => void }) => {
  const t = useTranslations('ui.shell');
  const ref = useModal(onClose, { light: true });
  return (
    <dialog ref={ref} className={classes.drawer} aria-label={t('mainMenu')}>
      <div className={classes.inside}>
        <Row className={classes.header} align="center" justify="between">
          <Logo />
          <button type="button" className={classes.close} aria-label={t('closeMenu')} onClick={onClose}>
            <IconX size={20} stroke={1.8} />
          </button>
        </Row>
        <SideMenu items={items} />
      </div>
    </dialog>
  );
};
