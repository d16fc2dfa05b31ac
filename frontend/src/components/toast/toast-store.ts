import type { About, Removed, Subject } from '../../lib/subjects';

export interface Toast {
  id: number;
  title: string;
  description?: string;
  tone: 'success' | 'error' | 'info';
  /** The record that it is about. */
  subject?: Subject | Removed;
  action?: { label: string; run: () => void };
}

const SHOWN_FOR_MS = 5_000;
const KEPT_FOR_MS = 1_000_000;

export type ToastRequest = Omit<Toast, 'id'>;

/**
 * At most one toast is on screen. What an action came to shows at once: a success that it takes the place of is kept,
 * an error comes back after it; infos wait their turn. A toast's time is counted here, wherever it is drawn. What was
 * dismissed can be read again under the bell, for a while.
 */
export class ToastStore {
  private queue: readonly Toast[] = [];
  private gone: readonly Toast[] = [];
  private nextId = 1;
  private timed: { id: number; timer: ReturnType<typeof setTimeout> | null } | null = null;
  private readonly listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly visible = (): Toast | null => this.queue[0] ?? null;

  /** Newest first. */
  readonly dismissed = (): readonly Toast[] => this.gone;

  show(request: ToastRequest): number {
    const toast = { ...request, id: this.nextId++ };
    if (toast.tone === 'info') {
      this.change([...this.queue, toast]);
      return toast.id;
    }
    const results = this.queue.filter(({ tone }) => tone === 'success');
    results.forEach((one) => this.keep(one));
    this.change([toast, ...this.queue.filter((one) => !results.includes(one))]);
    return toast.id;
  }

  dismiss(id: number): void {
    const toast = this.queue.find((one) => one.id === id);
    if (toast === undefined) return;
    this.keep(toast);
    this.change(this.queue.filter((one) => one !== toast));
  }

  /** Somebody looks at the visible one: it stays until it is let go, and its time begins again then. */
  hold(id: number): void {
    if (this.timed?.id !== id || this.timed.timer === null) return;
    clearTimeout(this.timed.timer);
    this.timed = { id, timer: null };
  }

  letGo(id: number): void {
    if (this.timed?.id === id && this.timed.timer === null) this.begin(id);
  }

  private keep(toast: Toast): void {
    this.gone = [toast, ...this.gone];
    setTimeout(() => {
      this.gone = this.gone.filter((one) => one !== toast);
      this.tell();
    }, KEPT_FOR_MS);
  }

  private begin(id: number): void {
    this.timed = { id, timer: setTimeout(() => this.dismiss(id), SHOWN_FOR_MS) };
  }

  private change(queue: readonly Toast[]): void {
    this.queue = queue;
    const id = this.visible()?.id;
    if (id !== this.timed?.id) {
      if (this.timed?.timer) clearTimeout(this.timed.timer);
      this.timed = null;
      if (id !== undefined) this.begin(id);
    }
    this.tell();
  }

  private tell(): void {
    this.listeners.forEach((listener) => listener());
  }
}

export const toasts = new ToastStore();

export const toast = {
  success: (
    description: string,
    about: About,
    { title = 'Success', action }: Partial<Pick<Toast, 'title' | 'action'>> = {},
  ) =>
    toasts.show({
      tone: 'success',
      title,
      description,
      ...(typeof about === 'object' && { subject: about }),
      ...(action && { action }),
    }),
  error: (description: string, title = 'Error') => toasts.show({ tone: 'error', title, description }),
  info: (description: string, title: string) => toasts.show({ tone: 'info', title, description }),
};
