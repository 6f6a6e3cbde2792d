import { latestRefusal } from './latest-refusal.ts';

export type ToastTone = 'success' | 'info' | 'warning' | 'danger';

export interface ToastAction {
  label: string;
  onClick: () => void;
}

export interface ToastOptions {
  description?: string;
  /** Undo, Try again… The toast closes when one is chosen. */
  actions?: readonly ToastAction[];
}

/** What an error message was about, as far as the browser knows. */
export interface Failure {
  /** The address of the page on which it appeared. */
  page: string;
  /** The refused operation, without what was typed. */
  tried?: string;
  requestId?: string;
}

export interface Toast extends ToastOptions {
  id: number;
  failure: Failure;
  tone: ToastTone;
  title: string;
  closing: boolean;
}

export const TOAST_LIFE_MS = 15_000;
export const TOAST_CLOSING_MS = 1_200;
const MAXIMUM_TOASTS = 5;

let toasts: readonly Toast[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

function publish(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function currentToasts(): readonly Toast[] {
  return toasts;
}

export function closeToast(id: number): void {
  publish(toasts.map((toast) => (toast.id === id ? { ...toast, closing: true } : toast)));
  window.setTimeout(() => publish(toasts.filter((toast) => toast.id !== id)), TOAST_CLOSING_MS);
}

function show(tone: ToastTone, title: string, options: ToastOptions = {}): number {
  const id = nextId++;
  const failure = { page: window.location.pathname, ...latestRefusal() };
  publish([...toasts.slice(1 - MAXIMUM_TOASTS), { ...options, id, tone, title, failure, closing: false }]);
  return id;
}

/** Success and info toasts close after 15 s; warnings and errors stay until closed. */
export const toast = {
  success: (title: string, options?: ToastOptions) => show('success', title, options),
  info: (title: string, options?: ToastOptions) => show('info', title, options),
  warning: (title: string, options?: ToastOptions) => show('warning', title, options),
  error: (title: string, options?: ToastOptions) => show('danger', title, options),
};
