import classes from './switch-bar.module.css';

interface SwitchBarProps<T extends string> {
  /** What is switched, for screen readers. */
  label: string;
  options: readonly { readonly value: T; readonly label: string }[];
  value: T;
  onChange: (value: T) => void;
}

/** Two or three ways of looking at the same thing, side by side. */
export const SwitchBar = <T extends string>({ label, options, value, onChange }: SwitchBarProps<T>) => (
  <fieldset className={classes.bar} aria-label={label} style={{ margin: 0 }}>
    {options.map((one) => (
      <button
        key={one.value}
        type="button"
        className={classes.one}
        aria-pressed={one.value === value}
        onClick={() => onChange(one.value)}
      >
        {one.label}
      </button>
    ))}
  </fieldset>
);
