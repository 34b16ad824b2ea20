import { linePath, xOf, yOf } from './scale.ts';

const [width, height, margin] = [96, 28, 3];

/** A small line of where a number came from; the number beside it says what matters, so screen readers pass it over. */
export const Sparkline = ({ values }: { values: readonly number[] }) => {
  const plot = {
    width: width - 2 * margin,
    height: height - 2 * margin,
    points: values.length,
    highest: Math.max(0, ...values),
  };
  const last = values.at(-1);
  return (
    <svg width={width} height={height} aria-hidden="true" style={{ flex: 'none' }}>
      <g
        transform={`translate(${margin} ${margin})`}
        fill="none"
        stroke="var(--mantine-color-dimmed)"
        strokeWidth="1.5"
      >
        {values.length < 2 && (
          <path d={`M0 ${plot.height}H${plot.width}`} stroke="var(--line-strong)" strokeDasharray="2 3" />
        )}
        {values.length > 1 && <path d={linePath(plot, values)} strokeLinejoin="round" strokeLinecap="round" />}
        {last !== undefined && (
          <circle
            cx={xOf(plot, values.length - 1)}
            cy={yOf(plot, last)}
            r="2.5"
            fill="var(--mantine-color-text)"
            stroke="none"
          />
        )}
      </g>
    </svg>
  );
};
