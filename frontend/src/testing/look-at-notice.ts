import { toasts } from '../components/toast/toast-store';

/** Holds the notice on screen, as a pointer over it does: a page that is slow to close does not take its Undo away. */
export const lookAtNotice = (): void => {
  const notice = toasts.visible();
  if (notice === null) throw new Error('There is no notice on the screen');
  toasts.hold(notice.id);
};
