import { styled } from '@mui/material/styles';
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { ToastCard } from './toast-card';
import { toastSlots } from './toast-slots';
import { toasts, type ToastStore } from './toast-store';

const Region = styled('section')({
  position: 'fixed',
  zIndex: 2000,
  right: 0,
  bottom: 0,
  width: '100%',
  maxWidth: 420,
  padding: 16,
  pointerEvents: 'none',
  outline: 'none',
  '@media print': { display: 'none' },
  // beside the sidebar, where forms and panels have no buttons
  'body:has([data-sidebar]) &': { left: 240, right: 'auto' },
  '@media (max-width: 767.95px)': {
    '&, body:has([data-sidebar]) &': { left: 0, right: 'auto' },
    top: 0,
    bottom: 'auto',
    padding: 8,
    maxWidth: '100%',
  },
  '[data-inside=true] > &': {
    position: 'static',
    maxWidth: 'none',
    padding: '0 20px 12px',
    '& > div': { boxShadow: 'none' },
  },
  '[data-inside=true] > &:empty': { display: 'none' },
});

/**
 * The element that notices are drawn in: at the end of the page, or in the dialog that was opened last. It is moved, not
 * made anew, so that a notice given while its dialog closes is one notice, said once.
 */
function useMovedElement(onMove: () => void): HTMLElement {
  const [element] = useState(() => document.createElement('div'));
  const moved = useRef(onMove);
  useEffect(() => {
    moved.current = onMove;
  });
  useLayoutEffect(() => {
    const place = () => {
      const slot = toastSlots.top();
      const parent = slot ?? document.body;
      if (element.parentElement === parent) return;
      element.dataset.inside = String(slot !== null);
      // a dialog hides what stands beside it from screen readers; what moves into it stands there no longer
      element.removeAttribute('aria-hidden');
      parent.append(element);
      moved.current();
    };
    place();
    const leave = toastSlots.subscribe(place);
    return () => {
      leave();
      element.remove();
    };
  }, [element]);
  return element;
}

export function Toaster({ store = toasts }: { store?: ToastStore }) {
  const region = useRef<HTMLElement>(null);
  const visible = useSyncExternalStore(store.subscribe, store.visible);
  // who held it with a pointer holds it no longer where it went
  const element = useMovedElement(() => visible && store.letGo(visible.id));

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'F8') return;
      event.preventDefault();
      region.current?.focus();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);

  return createPortal(
    <Region ref={region} tabIndex={-1} aria-label="Notifications (F8)">
      {visible && (
        <ToastCard
          key={visible.id}
          toast={visible}
          onDismiss={() => store.dismiss(visible.id)}
          onHold={() => store.hold(visible.id)}
          onLetGo={() => store.letGo(visible.id)}
        />
      )}
    </Region>,
    element,
  );
}
