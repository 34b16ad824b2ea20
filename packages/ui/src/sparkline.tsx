import { type MoneyKind, moneyColour } from './money-kind.ts';
import { linePath, xOf, yOf } from './scale.ts';

const [width, height, margin] = [96, 28, 3];

/** A small line of where a number came from; the number next to it says what matters, so screen readers pass it over. */
export const Sparkline = ({ values, kind }: { values: readonly number[]; kind?: MoneyKind | undefined }) => {
  const plot = {
    width: width - 2 * margin,
    height: height - 2 * margin,
    points: values.length,
    highest: Math.max(0, ...values),
  };
  const isLine = values.length > 1;
  const lastY = isLine ? yOf(plot, values.at(-1) ?? 0) : plot.height / 2;
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" style={{ minWidth: 0 }}>
      <g transform={`translate(${margin} ${margin})`} fill="none" strokeWidth="1.5" strokeLinejoin="round">
        {isLine ? (
          <path
            d={linePath(plot, values)}
            stroke={kind ? moneyColour(kind) : 'var(--mantine-color-dimmed)'}
            strokeLinecap="round"
          />
        ) : (
          <path d={`M0 ${plot.height / 2}H${plot.width}`} stroke="var(--line-strong)" strokeDasharray="2 3" />
        )}
        {values.length > 0 && (
          <circle
            cx={xOf(plot, values.length - 1)}
            cy={lastY}
            r="2.5"
            fill={kind ? moneyColour(kind) : 'var(--mantine-color-text)'}
          />
        )}
      </g>
    </svg>
  );
};
