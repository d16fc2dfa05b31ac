import { useEffect, useRef, type RefObject } from 'react';

type Control = HTMLInputElement | HTMLSelectElement;
const CHOSEN = 'input:not([aria-hidden]), select, [data-narrowed]';

const labelOf = (control: Control): string =>
  control.getAttribute('aria-label') ?? control.labels?.[0]?.textContent ?? control.name;

/** What is chosen in a control: 'Status: Overdue'; null: nothing is. */
const chosenIn = (control: Control): string | null => {
  if (control.value === '' || control.closest('details')) return null;
  const label = labelOf(control).trim();
  if (control instanceof HTMLSelectElement) return `${label}: ${control.selectedOptions[0]?.text ?? control.value}`;
  if (control.type === 'checkbox') return control.checked ? label : null;
  return `${label}: ${control.value}`;
};

/** What is chosen in the controls of an element, and what came with a link, in one line. */
export const filtersIn = (bar: HTMLElement | null): string =>
  [...(bar?.querySelectorAll<Control | HTMLElement>(CHOSEN) ?? [])]
    .flatMap((each) => ('value' in each ? chosenIn(each) : each.dataset['narrowed']) ?? [])
    .join(' · ');

/** On paper only: filters as a line of text, as they are when it is printed. */
export function PrintedFilters({ bar }: { bar: RefObject<HTMLElement | null> }) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const write = () => {
      if (line.current) line.current.textContent = filtersIn(bar.current);
    };
    window.addEventListener('beforeprint', write);
    return () => window.removeEventListener('beforeprint', write);
  }, [bar]);
  return <p ref={line} data-print="only" />;
}
