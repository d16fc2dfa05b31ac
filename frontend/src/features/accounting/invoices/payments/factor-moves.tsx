import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Surface } from '../../../../components/layout/surface';
import type { Factoring } from '../../../../lib/api/api-types';
import { formatDate } from '../../../../lib/format/dates';
import { formatMoney, isZeroMoney } from '../../../../lib/format/money';

interface Move {
  readonly what: string;
  readonly amount: string;
  readonly on: string;
  /** What was kept, or is held, beside it; amounts of nothing are left out. */
  readonly beside: readonly (readonly [name: string, amount: string])[];
}

/** The money of an invoice that came from its factor: the advance, and what was released of the reserve. */
export const movesOf = (factoring: Factoring): readonly Move[] => [
  ...(factoring.releasedOn
    ? [
        {
          what: `Reserve released by ${factoring.factorName}`,
          amount: factoring.released,
          on: factoring.releasedOn,
          beside: [
            ['Fee', factoring.fee],
            ['Interest', factoring.interest],
            ['Not paid by the carrier', factoring.returns],
          ] as const,
        },
      ]
    : []),
  {
    what: `Advance of ${factoring.factorName}`,
    amount: factoring.advance,
    on: factoring.factoredOn,
    beside: [
      ...(factoring.releasedOn ? [] : [['Fee', factoring.fee] as const]),
      ['Reserve', factoring.reserve],
      ['Owed to it', factoring.owed],
    ],
  },
];

/** Advance and release of a factored invoice, as they stand among its payments. */
export function FactorMoves({ factoring }: { factoring: Factoring }) {
  return movesOf(factoring).map(({ what, amount, on, beside }) => (
    <Surface as="li" key={what} sx={{ p: 1.75, display: 'grid', gap: 0.5 }}>
      <Box className="tabular" sx={{ fontWeight: 600 }}>
        {formatMoney(amount)}
      </Box>
      <Typography color="textSecondary" className="tabular">
        {[
          formatDate(on),
          what,
          ...beside.flatMap(([name, cents]) => (isZeroMoney(cents) ? [] : [`${name} ${formatMoney(cents)}`])),
        ].join(' · ')}
      </Typography>
      {factoring.status === 'charged_back' && <Typography color="textSecondary">Charged back</Typography>}
    </Surface>
  ));
}
