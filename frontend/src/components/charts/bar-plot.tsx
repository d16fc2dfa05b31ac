import { BarPlot as Plotted } from '@mui/x-charts/BarChart';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { palette } from '../display/palette';
import { PLOT } from './plot-size';

export interface BarPlotProps {
  ticks: readonly string[];
  /** What stands at the axis of heights. */
  written: (height: number) => string;
  /** The least step of that axis. */
  step?: number;
  /** By series, in the order of the ticks. */
  series: readonly { color: string; heights: readonly number[] }[];
}

const ink = { fill: palette.text.secondary, fontFamily: 'inherit', fontSize: 12 };
const lines = {
  '& .MuiChartsAxis-line, & .MuiChartsAxis-tick, & .MuiChartsGrid-line': { stroke: palette.divider },
  '& .MuiChartsAxis-tickLabel': ink,
};

/** The bars themselves: a drawing, whose figures are read elsewhere. Fetched when a chart is first shown. */
export const BarPlot = ({ ticks, written, step, series }: BarPlotProps) => (
  <ChartsContainer
    aria-hidden
    disableKeyboardNavigation
    skipAnimation
    height={PLOT.height}
    margin={{ top: PLOT.top, right: 0, bottom: 0, left: 0 }}
    series={series.map(({ color, heights }) => ({ type: 'bar' as const, color, data: [...heights] }))}
    xAxis={[
      {
        id: 'ticks',
        scaleType: 'band',
        data: ticks.map((_, at) => at),
        height: PLOT.bottom,
        valueFormatter: (at: number) => ticks[at] ?? '',
      },
    ]}
    yAxis={[{ id: 'heights', width: PLOT.left, min: 0, valueFormatter: written, ...(step && { tickMinStep: step }) }]}
    sx={lines}
  >
    <ChartsGrid horizontal />
    <Plotted borderRadius={3} />
    <ChartsXAxis axisId="ticks" disableTicks />
    <ChartsYAxis axisId="heights" disableLine disableTicks />
  </ChartsContainer>
);
