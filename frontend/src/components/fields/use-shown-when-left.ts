import { useCallback, useEffect, useRef, type RefCallback } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement;
type Written = ((value: string) => string) | undefined;

/**
 * Shows a value in another way while nobody types in its field: `1,450.00` for the `1450.00` that the form holds. The
 * form reads its field when something is typed and when it is left, and finds the plain value both times.
 */
export const useShownWhenLeft = (registered: RefCallback<Field>, plain: Written, shown: Written) => {
  const field = useRef<Field>(null);
  const write = useCallback((as: Written): void => {
    const { current } = field;
    if (as && current && current.value !== '') current.value = as(current.value);
  }, []);
  // what the form fills in itself is shown so as well
  useEffect(() => {
    if (document.activeElement !== field.current) write(shown);
  });
  const ref = useCallback(
    (element: Field | null) => {
      field.current = element;
      registered(element);
    },
    [registered],
  );
  /** Who comes with Tab types over what stands there: the plain value is selected as the shown one was. */
  const entered = (): void => {
    const { current } = field;
    const before = current?.value;
    write(shown && plain);
    if (current && current.value !== before) current.select();
  };
  return { ref, entered, left: () => write(shown) };
};
