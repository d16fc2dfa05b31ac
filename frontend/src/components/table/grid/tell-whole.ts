import type { MouseEvent } from 'react';

/** What is only said has hardly any width. */
const OUT_OF_SIGHT = 4;

const isCut = ({ scrollWidth, clientWidth }: Element): boolean =>
  clientWidth > OUT_OF_SIGHT && scrollWidth > clientWidth + 1;

/** A cell whose words end in "…" says all of them to whoever points at it; what is read whole says nothing twice. */
export const tellWhole = ({ target }: MouseEvent<HTMLTableElement>): void => {
  const cell = target instanceof Element ? target.closest<HTMLElement>('td, th') : null;
  if (!cell) return;
  const says = [cell, ...cell.querySelectorAll('*')].some(isCut) ? cell.innerText.trim().replace(/\s+/g, ' ') : '';
  if (cell.title !== says) cell.title = says;
};
