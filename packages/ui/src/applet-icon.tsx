import classes from './applet-icon.module.css';

/** The icon of a mini program; its name is next to it. */
export const AppletIcon = ({ src, size }: { src: string; size: number }) => (
  <img className={classes.icon} src={src} alt="" width={size} height={size} />
);
