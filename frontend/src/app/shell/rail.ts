import type { CSSObject } from '@mui/material/styles';

/** Between a phone and a desk the menu is a strip of pictures, so that the rows keep the width. */
export const RAIL_WIDTH = 56;
export const MENU_WIDTH = 240;
const [FROM, TO] = [768, 1_099.95];
const RAIL = `@media (min-width: ${FROM}px) and (max-width: ${TO}px)`;

/** How something looks inside the strip, in such windows; the menu that a phone opens is none. */
export const inRail = (style: CSSObject): CSSObject => ({ [RAIL]: { '[data-rail] &': style } });
