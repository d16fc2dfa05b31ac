import { styled } from '@mui/material/styles';
import { Figure, type Behind } from '../../../components/display/figure';
import { palette } from '../../../components/display/palette';
import type { ClientOverview } from '../../../lib/api/api-types';
import { formatMoney } from '../../../lib/format/money';
import { labelOf } from './overview-words';

type OverviewFigure = ClientOverview['figures'][number];

const Figures = styled('dl')({
  margin: 0,
  '& > div': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 12,
    padding: '7px 0',
    borderTop: `1px solid ${palette.divider}`,
  },
  '& dd': { margin: 0, fontWeight: 560, textAlign: 'right' },
});

const valueOf = ({ count, amount }: OverviewFigure): string =>
  amount === null ? count.toLocaleString('en-US') : `${formatMoney(amount)} (${count.toLocaleString('en-US')})`;

interface FigureLinesProps {
  figures: readonly OverviewFigure[];
  /** The list of what a figure counts. */
  behind: (name: string) => Behind;
  label?: (name: string) => string;
}

/** A figure a line, each of which opens its list. */
export const FigureLines = ({ figures, behind, label = labelOf }: FigureLinesProps) => (
  <Figures>
    {figures.map((figure) => (
      <div key={figure.name}>
        <dt>{label(figure.name)}</dt>
        <dd className="tabular">
          <Figure {...behind(figure.name)}>{valueOf(figure)}</Figure>
        </dd>
      </div>
    ))}
  </Figures>
);
