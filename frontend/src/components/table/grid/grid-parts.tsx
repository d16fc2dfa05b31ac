import { styled } from '@mui/material/styles';
import { palette } from '../../display/palette';

export const ROW_HEIGHT = 34;
/** Of the boxes that select rows. */
export const SELECT_WIDTH = 44;
/** The first and the last cell of a row stand so much further from its edge. */
export const EDGE = 8;
/** What stays at the top of the page while it scrolls. */
const BELOW_HEADER = 56;

export const Frame = styled('div')({
  position: 'relative',
  border: `1px solid ${palette.divider}`,
  borderRadius: 12,
  background: palette.background.paper,
  // clips the corners, but is no scroller: the page is, and the header row sticks to it
  overflow: 'clip',
  '&[aria-busy=true]::before': {
    content: '""',
    position: 'absolute',
    inset: '0 0 auto 0',
    height: 2,
    zIndex: 3,
    background: palette.primary.main,
    opacity: 0.7,
    animation: 'grid-wait 900ms ease-in-out infinite alternate',
  },
  '@keyframes grid-wait': { to: { opacity: 0.15 } },
});

export const Table = styled('table')({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: 13.5,
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    height: ROW_HEIGHT,
    padding: '0 8px',
    textAlign: 'left',
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    scrollMargin: `${BELOW_HEADER + ROW_HEIGHT + 8}px 0 24px`,
  },
  '& th:first-of-type, & td:first-of-type': { paddingLeft: 16 },
  '& th:last-of-type, & td:last-of-type': { paddingRight: 16 },
  '& td[data-wraps=true]': { whiteSpace: 'normal', overflowWrap: 'anywhere', paddingBlock: 6, lineHeight: '18px' },
  '&[data-tight=true] :is(td, th), &[data-tight=true] td :is(span, a, button)': {
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
  },
  '&[data-tight=true] :is(td, th)': { paddingBlock: 4, lineHeight: '18px' },
  '& [data-align=right]': { textAlign: 'right', '& button': { flexDirection: 'row-reverse' } },
  '& th': {
    position: 'sticky',
    top: BELOW_HEADER,
    zIndex: 2,
    fontSize: 12.5,
    fontWeight: 560,
    color: palette.text.secondary,
    background: palette.background.paper,
    borderBottom: `1px solid ${palette.divider}`,
  },
  // one look, also of what is written as a sentence
  '& thead th': { textTransform: 'capitalize' },
  '& tbody tr:not(:last-of-type) > td': { borderBottom: `1px solid ${palette.divider}` },
  '& tfoot > tr > th:first-of-type': { paddingLeft: 8 },
  '& tfoot > tr > *': {
    position: 'static',
    fontSize: 'inherit',
    fontWeight: 640,
    color: palette.text.primary,
    borderTop: `1px solid ${palette.divider}`,
    borderBottom: 0,
  },
  '& tbody tr:hover, & tbody tr:focus-within': {
    background: `color-mix(in srgb, ${palette.primary.main} 4%, ${palette.background.paper})`,
  },
  '& tbody tr[aria-selected=true]': {
    background: `color-mix(in srgb, ${palette.primary.main} 9%, ${palette.background.paper})`,
  },
  '&[data-opens=true] tbody tr': { cursor: 'pointer' },
  '&[data-old=true] tbody': { opacity: 0.55 },
  '& th:focus-visible, & td:focus-visible': { outlineOffset: -2 },
  // what is higher than a line of text does not lift the text beside it
  '& td [data-chip], & td svg': { marginBlock: -3, verticalAlign: 'middle' },
  '& td > button:not([class*=Mui])': {
    maxWidth: '100%',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    verticalAlign: 'middle',
    textDecoration: 'none',
  },
  '& td select': { minHeight: 28, paddingBlock: 3 },
  '& td .MuiIconButton-root': { width: 30, height: 30 },
  '& td a:focus-visible': { outlineOffset: 0, borderRadius: 4 },
  '& input[type=checkbox]': {
    width: 16,
    height: 16,
    margin: 0,
    verticalAlign: 'middle',
    accentColor: palette.primary.main,
    cursor: 'pointer',
  },
});

const SortButton = styled('button')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 2,
  // as far as its cell, margins and all
  maxWidth: 'calc(100% + 8px)',
  minHeight: 28,
  padding: '0 4px',
  margin: '0 -4px',
  border: 0,
  borderRadius: 6,
  background: 'none',
  font: 'inherit',
  textTransform: 'inherit',
  color: 'inherit',
  cursor: 'pointer',
  '&:hover, &[data-sorted]': { color: palette.text.primary },
  '& svg': { flexShrink: 0, opacity: 0 },
  '&:hover svg, &:focus-visible svg': { opacity: 0.5 },
  '&[data-sorted] svg': { opacity: 1 },
  '&[data-sorted=descending] svg': { transform: 'rotate(180deg)' },
  '&:focus-visible': { outlineOffset: -2 },
});

export type Sorted = 'ascending' | 'descending' | undefined;

export function SortHeader({ label, sorted, onSort }: { label: string; sorted: Sorted; onSort: () => void }) {
  return (
    <SortButton type="button" data-sorted={sorted} onClick={onSort}>
      {label}
      <svg viewBox="0 0 24 24" width={15} height={15} fill="currentcolor" aria-hidden>
        <path d="M4 12l1.41 1.41L11 7.83V20h2V7.83l5.58 5.59L20 12l-8-8-8 8z" />
      </svg>
    </SortButton>
  );
}
