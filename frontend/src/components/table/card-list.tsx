import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { DetailList } from '../display/detail-list';
import { palette } from '../display/palette';
import { Surface } from '../layout/surface';
import { ChosenCard } from './selection/chosen-card';
import { ColumnChoice } from './column-choice';
import { Pager } from './pager';
import { SelectAll } from './selection/select-all';
import { SelectedRows } from './selection/selected-rows';
import { ListSums } from './sums/list-sums-lazy';
import { SortChoice } from './sort-choice';
import { rowName, type TableViewProps } from './table-props';
import { useColumnChoices } from './use-column-choices';
import { useSelection } from './selection/use-selection';

/** As large as a finger. */
const Choice = styled('label')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  minWidth: 44,
  minHeight: 44,
  margin: '-11px -4px -11px -14px',
  paddingLeft: 14,
  '& > input': { width: 20, height: 20, margin: 0, accentColor: palette.primary.main },
});

const CARD = {
  p: 1.75,
  display: 'flex',
  alignItems: 'start',
  gap: 0.5,
  // a name that opens its record looks like all others
  '& button:not([class*=Mui])': { textDecoration: 'none' },
} as const;

const gridOf = (width: number | undefined) =>
  width === undefined ? {} : { gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${width}px), 1fr))` };

export function CardList<Row>(props: TableViewProps<Row>) {
  const {
    name,
    rows,
    columns,
    exported,
    label,
    rowId,
    card,
    tools,
    cards = {},
    paged,
    params,
    loading,
    old,
    totals,
    bulk,
    onSelected,
    hasTools,
  } = props;
  const ids = useMemo(() => rows.map((row) => String(rowId(row))), [rows, rowId]);
  const selection = useSelection(ids);
  const chosen = useColumnChoices(name, columns);
  const selected = rows.filter((_, index) => selection.has(ids[index] ?? ''));
  const hiding = new Set(
    columns.filter(({ field, hidden }) => !(chosen.choices[field] ?? !hidden)).map(({ field }) => field),
  );
  const drawnCard = (row: Row) =>
    chosen.chosen ? (
      <ChosenCard row={row} columns={columns} isShown={(field) => !hiding.has(field)} tools={tools} />
    ) : (
      card(row)
    );
  const boxed = (row: Row) => {
    const id = String(rowId(row));
    return (
      <>
        {hasTools && (
          <Choice data-print="none">
            <input
              type="checkbox"
              aria-label={`Select ${rowName(columns, row)}`}
              checked={selection.has(id)}
              onChange={() => selection.toggle(id, false)}
            />
          </Choice>
        )}
        <Box sx={{ flex: 1, minWidth: 0, display: 'grid', alignContent: 'start', gap: 1 }}>{drawnCard(row)}</Box>
      </>
    );
  };
  const drawn = (some: readonly Row[], named: string) => (
    <Box
      component="ul"
      aria-label={named}
      aria-busy={loading}
      sx={{
        listStyle: 'none',
        p: 0,
        m: 0,
        display: 'grid',
        gap: { xs: 1.25, md: 1.5 },
        ...gridOf(cards.width),
        opacity: old ? 0.55 : 1,
      }}
    >
      {some.map((row) => (
        <Surface as="li" key={rowId(row)} sx={CARD}>
          {boxed(row)}
        </Surface>
      ))}
    </Box>
  );
  const groups = cards.groups?.map(({ title, holds }) => ({ title, some: rows.filter(holds) }));
  return (
    <>
      {hasTools && (
        <Box
          data-print="none"
          sx={{ display: 'flex', alignItems: 'center', gap: 0.5, mb: 1, '& > details': { flexShrink: 0 } }}
        >
          <Choice sx={{ m: 0, mr: 'auto', whiteSpace: 'nowrap', flexShrink: 0 }}>
            <SelectAll selection={selection} />
            Select all
          </Choice>
          <SortChoice columns={columns} params={params} />
          <ColumnChoice columns={columns.slice(1)} of={chosen} above list={params.of} />
        </Box>
      )}
      {groups
        ? groups
            .filter(({ some }) => some.length > 0)
            .map(({ title, some }) => (
              <Box component="section" key={title} aria-label={title} sx={{ mb: 3 }}>
                <Typography variant="h2" sx={{ mb: 1.5 }}>
                  {title}
                </Typography>
                {drawn(some, title)}
              </Box>
            ))
        : drawn(rows, label)}
      {totals && (
        <Surface role="group" aria-label="Totals" sx={{ p: 1.75, mt: 1.25, fontWeight: 640 }}>
          <DetailList
            details={columns.flatMap(({ field, header }) => (field in totals ? [[header, totals[field]]] : []))}
          />
        </Surface>
      )}
      <ListSums {...chosen} list={paged} columns={columns} totals={totals} />
      <SelectedRows {...{ name, columns, exported, bulk, onSelected, selected }} clear={selection.clear} atFoot />
      <Pager list={paged} params={params} old={old} />
    </>
  );
}
