export interface Toast {
  id: number;
  title: string;
  description?: string;
  tone: 'success' | 'error' | 'info';
  action?: { label: string; run: () => void };
}

const KEPT_FOR_MS = 1_000_000;

export type ToastRequest = Omit<Toast, 'id'>;

/** At most one toast is on screen; the others wait their turn. What was dismissed can be read again under the bell, for a while. */
export class ToastStore {
  private queue: readonly Toast[] = [];
  private gone: readonly Toast[] = [];
  private nextId = 1;
  private readonly listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly visible = (): Toast | null => this.queue[0] ?? null;

  /** Newest first. */
  readonly dismissed = (): readonly Toast[] => this.gone;

  show(request: ToastRequest): number {
    const id = this.nextId++;
    this.change([...this.queue, { ...request, id }]);
    return id;
  }

  dismiss(id: number): void {
    const toast = this.queue.find((one) => one.id === id);
    if (toast === undefined) return;
    this.gone = [toast, ...this.gone];
    setTimeout(() => this.remove(id), KEPT_FOR_MS);
    this.change(this.queue.filter((one) => one !== toast));
  }

  private remove(id: number): void {
    this.gone = this.gone.filter((toast) => toast.id !== id);
    this.change(this.queue);
  }

  private change(queue: readonly Toast[]): void {
    this.queue = queue;
    this.listeners.forEach((listener) => listener());
  }
}

export const toasts = new ToastStore();

export const toast = {
  success: (description: string, title = 'Success') => toasts.show({ tone: 'success', title, description }),
  error: (description: string, title = 'Error') => toasts.show({ tone: 'error', title, description }),
  info: (description: string, title: string) => toasts.show({ tone: 'info', title, description }),
};
