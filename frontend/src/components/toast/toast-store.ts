export interface Toast {
  id: number;
  title: string;
  description?: string;
  tone: 'success' | 'error' | 'info';
  action?: { label: string; run: () => void };
}

export type ToastRequest = Omit<Toast, 'id'>;

/** At most one toast is on screen; the others wait their turn. */
export class ToastStore {
  private queue: readonly Toast[] = [];
  private nextId = 1;
  private readonly listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly visible = (): Toast | null => this.queue[0] ?? null;

  show(request: ToastRequest): number {
    const id = this.nextId++;
    this.change([...this.queue, { ...request, id }]);
    return id;
  }

  dismiss(id: number): void {
    this.change(this.queue.filter((toast) => toast.id !== id));
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
