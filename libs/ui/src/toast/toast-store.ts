export type ToastType = 'success' | 'error' | 'warning' | 'info';

export interface ToastInput {
  title?: string;
  description?: string;
  /** a small line below */
  detail?: string;
  type: ToastType;
  /** what can be done about it; such a toast stays longer */
  action?: { label: string; onSelect: () => void };
}

type Show = (toast: ToastInput) => void;

/** Where toasts wait until the toaster, which is loaded with the first of them, is there to show them. */
export interface ToastStore {
  toast: Show;
  /** Called by the toaster once it is there; shows what has waited. */
  attach: (show: Show) => void;
  /** Tells the page that the toaster is needed. */
  subscribe: (onChange: () => void) => () => void;
  countWaiting: () => number;
}

export function createToastStore(): ToastStore {
  const waiting: ToastInput[] = [];
  const listeners = new Set<() => void>();
  let show: Show | undefined;
  return {
    toast(toast) {
      if (show) {
        show(toast);
        return;
      }
      waiting.push(toast);
      for (const listener of listeners) listener();
    },
    attach(next) {
      show = next;
      for (const toast of waiting.splice(0)) next(toast);
    },
    subscribe(onChange) {
      listeners.add(onChange);
      return () => {
        listeners.delete(onChange);
      };
    },
    countWaiting: () => waiting.length,
  };
}

export const toastStore = createToastStore();

/** Tells the person something at the bottom right for four seconds, or for `UNDO_MS` when there is something to do. */
export function toast(input: ToastInput): void {
  toastStore.toast(input);
}
