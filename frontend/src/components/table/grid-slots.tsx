import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import type { ButtonHTMLAttributes, ReactElement, ReactNode, Ref } from 'react';
import { palette } from '../palette';

// The data grid's default parts bring most of Material UI along (selects, menus, autocompletes) for panels we do not
// open. vite.config.ts puts this small set in their place: what a sortable, read-only grid really draws.

const Round = styled('button')({
  display: 'inline-grid',
  placeItems: 'center',
  width: 24,
  height: 24,
  padding: 0,
  border: 0,
  borderRadius: 12,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  '& svg': { width: 17, height: 17, fill: 'currentcolor' },
});

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  ref?: Ref<HTMLButtonElement>;
  edge?: unknown;
  color?: never;
  size?: unknown;
}

function IconButton({ edge: _edge, size: _size, ref, ...props }: IconButtonProps) {
  return <Round type="button" {...props} {...(ref !== undefined && { ref })} />;
}

const Bar = styled('div')({
  position: 'absolute',
  inset: '0 0 auto 0',
  height: 2,
  background: palette.primary.main,
  opacity: 0.7,
  animation: 'grid-wait 900ms ease-in-out infinite alternate',
  '@keyframes grid-wait': { to: { opacity: 0.15 } },
});

const Bare = ({ children }: { children?: ReactNode }) => <>{children}</>;
const Nothing = () => null;

const icon = (path: string) =>
  function GridIcon(): ReactElement {
    return (
      <svg viewBox="0 0 24 24" aria-hidden width={18} height={18} fill="currentcolor">
        <path d={path} />
      </svg>
    );
  };

const Up = icon('M4 12l1.41 1.41L11 7.83V20h2V7.83l5.58 5.59L20 12l-8-8-8 8z');
const Down = icon('M20 12l-1.41-1.41L13 16.17V4h-2v12.17l-5.58-5.59L4 12l8 8 8-8z');

function Separator(props: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden width={24} height={24} fill="currentcolor" className={props.className}>
      <rect width="1" height="24" x="11.5" rx="0.5" />
    </svg>
  );
}

export const gridSlots = {
  baseIconButton: IconButton,
  baseTooltip: Bare,
  baseBadge: Bare,
  baseSkeleton: Skeleton,
  baseLinearProgress: Bar,
  baseCircularProgress: Bar,
  baseDivider: Nothing,
  basePopper: Nothing,
  baseMenuList: Nothing,
  baseMenuItem: Nothing,
  basePagination: Nothing,
  columnHeaderFilterIconButton: Nothing,
  columnMenu: Nothing,
  columnsManagement: Nothing,
  columnsPanel: Nothing,
  filterPanel: Nothing,
  footer: Nothing,
  footerRowCount: Nothing,
  pagination: Nothing,
  panel: Nothing,
  rowCheckbox: Nothing,
  toolbar: Nothing,
  columnUnsortedIcon: Up,
  columnSortedAscendingIcon: Up,
  columnSortedDescendingIcon: Down,
  columnResizeIcon: Separator,
};
