import { act, fireEvent, render, screen } from '@testing-library/react';
import { Toaster } from './toaster';
import { ToastStore } from './toast-store';

describe('the toaster', () => {
  let store: ToastStore;
  beforeEach(() => {
    jest.useFakeTimers();
    store = new ToastStore();
    render(<Toaster store={store} />);
  });
  afterEach(() => jest.useRealTimers());

  const show = (title: string) => act(() => void store.show({ tone: 'info', title }));
  const wait = (ms: number) => act(() => void jest.advanceTimersByTime(ms));

  it('shows one at a time and lets the next one wait its turn [RUL-169]', () => {
    show('Import Completed');
    show('Import Warnings');
    expect(screen.getByText('Import Completed')).toBeInTheDocument();
    expect(screen.queryByText('Import Warnings')).not.toBeInTheDocument();
    wait(5_000);
    expect(screen.queryByText('Import Completed')).not.toBeInTheDocument();
    expect(screen.getByText('Import Warnings')).toBeInTheDocument();
  });

  it('stays for five seconds, and longer while it is held [RUL-170]', () => {
    show('Saved');
    wait(4_999);
    fireEvent.mouseEnter(screen.getByRole('status'));
    wait(60_000);
    expect(screen.getByText('Saved')).toBeInTheDocument();
    fireEvent.mouseLeave(screen.getByRole('status'));
    wait(5_000);
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
  });

  it('goes when swiped 50 pixels to the right, not before [RUL-171]', () => {
    show('Saved');
    const swipe = (distance: number) => {
      const card = screen.getByRole('status');
      fireEvent(card, new MouseEvent('pointerdown', { bubbles: true, clientX: 100 }));
      fireEvent(card, new MouseEvent('pointermove', { bubbles: true, clientX: 100 + distance }));
      fireEvent(card, new MouseEvent('pointerup', { bubbles: true, clientX: 100 + distance }));
    };
    swipe(49);
    expect(screen.getByText('Saved')).toBeInTheDocument();
    swipe(50);
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
  });

  it('keeps what was dismissed for 1,000,000 ms, newest first, then forgets it [RUL-172]', () => {
    show('Saved');
    wait(5_000);
    show('Sent');
    wait(5_000);
    const titles = () => store.dismissed().map(({ title }) => title);
    expect(titles()).toEqual(['Sent', 'Saved']);
    wait(994_999);
    expect(titles()).toEqual(['Sent', 'Saved']);
    wait(1);
    expect(titles()).toEqual(['Sent']);
    wait(5_000);
    expect(titles()).toEqual([]);
  });

  it('is at most 420 pixels wide [RUL-174]', () => {
    expect(getComputedStyle(screen.getByRole('region', { name: 'Notifications (F8)' })).maxWidth).toBe('420px');
  });

  it('is reached with F8 [RUL-173]', () => {
    fireEvent.keyDown(window, { key: 'F8' });
    expect(screen.getByRole('region', { name: 'Notifications (F8)' })).toHaveFocus();
  });
});
