import classes from './avatar.module.css';

const initialsOf = (name: string): string => {
  const words = name.trim().split(/\s+/);
  return [words[0], words.length > 1 ? words.at(-1) : '']
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
};

/** A picture, or the initials where there is none; decoration, since the name is next to it. */
export const Avatar = ({ name, picture, size = 32 }: { name: string; picture?: string | null; size?: number }) => (
  <span
    className={classes.avatar}
    style={{ width: size, height: size }}
    data-initials={picture ? '' : initialsOf(name)}
  >
    {picture && <img src={picture} alt="" width={size} height={size} />}
  </span>
);
