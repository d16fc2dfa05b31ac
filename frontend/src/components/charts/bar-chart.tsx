import Skeleton from '@mui/material/Skeleton';
import { styled, type CSSObject } from '@mui/material/styles';
import { Link } from 'react-router';
import { lazyNamed } from '../../lib/lazy-named';
import type { Behind } from '../display/figure';
import { palette } from '../display/palette';
import type { BarPlotProps } from './bar-plot';
import { OUT_OF_SIGHT } from '../display/out-of-sight';
import { DOLLARS, type Measure } from './measure';
import { PLOT } from './plot-size';

/** On paper each has a gray of its own. */
const COLORS = [palette.primary.main, palette.success.main, palette.warning.main].map(
  (color, at) => `var(--series-${at + 1}, ${color})`,
);

/** An amount and the list that sums to it. */
export interface Bar {
  /** As the API writes it; the chart's measure reads it. */
  amount: string;
  /** Of null: the list shows what the amount was worked out of. */
  behind: Omit<Behind, 'of'> & { of: string | null };
  /** Said after the amount, in brackets: '3 invoices'. */
  note?: string;
  /** Its list is what the page shows just now. */
  isOpen?: boolean;
}
/** What stands on one tick: a bar for each series. */
export interface BarGroup {
  /** In full: 'March 2026'. */
  label: string;
  /** At the axis, where there is little room: 'Mar'. */
  tick?: string;
  bars: readonly Bar[];
}

interface BarChartProps {
  /** What the chart shows, for those who hear it: 'Open invoices by age'. */
  title: string;
  /** What the groups are, the head of the table's first column: 'Days past due'. */
  by: string;
  /** One to three series, by name: ['Billed', 'Received']. */
  series: readonly string[];
  groups: readonly BarGroup[];
  /** What the amounts are, dollars if not said. */
  measure?: Measure;
}

const BarPlot = lazyNamed<BarPlotProps>(
  async () => (await import('./bar-plot')).BarPlot,
  <Skeleton variant="rounded" animation="pulse" height={PLOT.height} role="img" aria-label="The chart is loading" />,
);

const Drawn = styled('figure')({ margin: 0, position: 'relative' });
const Legend = styled('figcaption')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  fontSize: 13,
  color: palette.text.secondary,
  '& i': { display: 'inline-block', width: 10, height: 10, borderRadius: 3, marginRight: 6, printColorAdjust: 'exact' },
});
const Plot = styled('div')({ position: 'relative', height: PLOT.height });
/** Each bar's column is its link, from the axis to the top: those that are low or zero can be pointed at, too. */
const Columns = styled('div')({
  position: 'absolute',
  inset: `0 0 ${PLOT.bottom}px ${PLOT.left}px`,
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
});
const column: CSSObject = {
  margin: `${PLOT.top}px 0 0`,
  borderRadius: 4,
  '& > span': OUT_OF_SIGHT,
  '&:hover > span, &:focus-visible > span': {
    width: 'auto',
    height: 'auto',
    clipPath: 'none',
    top: 0,
    right: 0,
    fontSize: 13,
    color: palette.text.primary,
    fontVariantNumeric: 'tabular-nums',
  },
  '&:hover': { background: `color-mix(in srgb, ${palette.primary.main} 8%, transparent)` },
};
const Opens = styled(Link)({
  ...column,
  textDecoration: 'none',
  '&[aria-current]': { boxShadow: `inset 0 0 0 2px ${palette.primary.main}` },
});
const Stays = styled('div')(column);
const Spoken = styled('div')(OUT_OF_SIGHT);

/** Amounts side by side; each bar opens the list that it sums. Those who do not see it read the same in a table. */
export function BarChart({ title, by, series, groups, measure = DOLLARS }: BarChartProps) {
  const told = (group: BarGroup, name: string, { amount, behind, note }: Bar) => (
    <span>
      {group.label}
      {series.length > 1 && `, ${name.toLowerCase()}`}: <span data-figure={behind.of}>{measure.said(amount)}</span>
      {note && ` (${note})`}
    </span>
  );
  return (
    <Drawn aria-label={title}>
      {series.length > 1 && (
        <Legend>
          {series.map((name, at) => (
            <span key={name}>
              <i style={{ background: COLORS[at] }} />
              {name}
            </span>
          ))}
        </Legend>
      )}
      <Plot>
        <BarPlot
          ticks={groups.map(({ label, tick }) => tick ?? label)}
          written={measure.tick}
          {...(measure.step !== undefined && { step: measure.step })}
          series={series.map((_, at) => ({
            color: COLORS[at] ?? palette.primary.main,
            heights: groups.map(({ bars }) => measure.height(bars[at]?.amount ?? '0')),
          }))}
        />
        <Columns>
          {groups.flatMap((group) =>
            group.bars.map((bar, at) =>
              bar.behind.to === null ? (
                <Stays key={`${group.label} ${at}`}>{told(group, series[at] ?? '', bar)}</Stays>
              ) : (
                <Opens key={`${group.label} ${at}`} to={bar.behind.to} {...(bar.isOpen && { 'aria-current': true })}>
                  {told(group, series[at] ?? '', bar)}
                </Opens>
              ),
            ),
          )}
        </Columns>
      </Plot>
      <Spoken>
        <table>
          <caption>{title}</caption>
          <thead>
            <tr>
              <th scope="col">{by}</th>
              {series.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {groups.map(({ label, bars }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {bars.map(({ amount, note }, at) => (
                  <td key={series[at]}>
                    {measure.said(amount)}
                    {note && ` (${note})`}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Spoken>
    </Drawn>
  );
}
