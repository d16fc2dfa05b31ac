import type { ToggleEvent } from 'react';

const EDGE = 8;

/**
 * Moves what a menu folds out sideways, as far as it would leave the window; by margins, since lists of options that
 * open in it find their place in the window.
 */
export const keepInSight = ({ currentTarget }: ToggleEvent<HTMLDetailsElement>): void => {
  const panel = currentTarget.lastElementChild;
  if (!currentTarget.open || !(panel instanceof HTMLElement)) return;
  panel.style.margin = '';
  const { left, right } = panel.getBoundingClientRect();
  const shift = left < EDGE ? EDGE - left : Math.min(0, document.documentElement.clientWidth - EDGE - right);
  if (shift !== 0) panel.style.margin = `0 ${-Math.round(shift)}px 0 ${Math.round(shift)}px`;
};
