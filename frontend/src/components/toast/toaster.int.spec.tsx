import { act, fireEvent, render, screen } from '@testing-library/react';
import { navigatesBy } from '../../lib/navigation/navigate-to';
import { invoiceSubject, newInvoiceSubject } from '../../lib/subjects';
import { ToastSlot } from './toast-slots';
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

  it('has a title and a text', () => {
    proves('RUL-403');
    const description = 'Please select an image under 5MB.';
    act(() => void store.show({ tone: 'error', title: 'File Too Large', description }));
    expect(screen.getByText('File Too Large')).toBeInTheDocument();
    expect(screen.getByText(description)).toBeInTheDocument();
  });

  it('shows one at a time and lets the next one wait its turn', () => {
    proves('RUL-169');
    show('Import Completed');
    show('Import Warnings');
    expect(screen.getByText('Import Completed')).toBeInTheDocument();
    expect(screen.queryByText('Import Warnings')).not.toBeInTheDocument();
    wait(5_000);
    expect(screen.queryByText('Import Completed')).not.toBeInTheDocument();
    expect(screen.getByText('Import Warnings')).toBeInTheDocument();
  });

  it('stays for five seconds, and longer while it is held', () => {
    proves('RUL-170');
    show('Saved');
    wait(4_999);
    fireEvent.mouseEnter(screen.getByRole('status'));
    wait(60_000);
    expect(screen.getByText('Saved')).toBeInTheDocument();
    fireEvent.mouseLeave(screen.getByRole('status'));
    wait(5_000);
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
  });

  it('goes when swiped 50 pixels to the right, not before', () => {
    proves('RUL-171');
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

  it('keeps what was dismissed for 1,000,000 ms, newest first, then forgets it', () => {
    proves('RUL-172');
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

  it('is gone after its five seconds whatever opens and closes meanwhile', () => {
    show('Saved');
    for (let second = 0; second < 4; second += 1) {
      wait(1_000);
      const dialog = render(<ToastSlot />);
      expect(screen.getByText('Saved').closest('[data-inside=true]')).not.toBeNull();
      wait(100);
      dialog.unmount();
    }
    wait(599);
    expect(screen.getByText('Saved')).toBeInTheDocument();
    wait(1);
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
  });

  it('is the same notice where the dialog that it was given in has closed', () => {
    const dialog = render(<ToastSlot />);
    show('Saved');
    const notice = screen.getByText('Saved');
    expect(notice.closest('[data-inside=true]')).not.toBeNull();
    dialog.unmount();
    expect(notice).toBeInTheDocument();
    expect(notice.closest('[data-inside=true]')).toBeNull();
    expect(screen.getByText('Saved')).toBe(notice);
  });

  it('is read in a dialog, which has hidden what stands beside it before the notice moved in', () => {
    screen.getByRole('region').parentElement?.setAttribute('aria-hidden', 'true');
    render(<ToastSlot />);
    show('Saved');
    expect(screen.getByRole('status')).toHaveTextContent('Saved');
  });

  it('stays no longer because the dialog that it was held in closed', () => {
    const dialog = render(<ToastSlot />);
    show('Saved');
    fireEvent.mouseEnter(screen.getByRole('status'));
    dialog.unmount();
    wait(5_000);
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
  });

  it('shows at once what an action came to: a success it takes the place of is kept, an error comes back', () => {
    const succeed = (title: string) => act(() => void store.show({ tone: 'success', title }));
    succeed('Load created');
    act(() => void store.show({ tone: 'error', title: 'Upload failed' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Upload failed');
    expect(store.dismissed().map(({ title }) => title)).toEqual(['Load created']);
    wait(4_000);
    succeed('Invoice created');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    wait(4_999);
    expect(screen.getByText('Invoice created')).toBeInTheDocument();
    wait(1);
    expect(screen.getByRole('alert')).toHaveTextContent('Upload failed');
    wait(5_000);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  describe('names the record', () => {
    const invoice = { id: 119, invoiceNumber: 'INV-000119' };
    const tell = (description: string, subject = newInvoiceSubject(invoice)) =>
      act(() => void store.show({ tone: 'success', title: 'Success', description, subject }));
    const links = () => screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    afterEach(() => window.history.replaceState(null, '', '/'));

    it('and leads to where it is opened and sent, within the app, and is gone then', () => {
      const went: string[] = [];
      const stop = navigatesBy((path) => void went.push(path));
      tell('Invoice created successfully');
      expect(screen.getByRole('status')).toHaveTextContent('INV-000119 · Open · Send');
      expect(links()).toEqual([
        ['Open', '/accounting/invoices/119'],
        ['Send', '/accounting/invoices/119?send=1'],
      ]);
      fireEvent.click(screen.getByRole('link', { name: 'Send INV-000119' }));
      stop();
      expect(went).toEqual(['/accounting/invoices/119?send=1']);
      expect(screen.queryByRole('status')).not.toBeInTheDocument();
    });

    it('once, and not the way to the page that is open', () => {
      tell('Invoice INV-000119 is on its way to ap@juniper.test', invoiceSubject(invoice));
      expect(screen.getAllByText(/INV-000119/)).toHaveLength(1);
      expect(links()).toEqual([['Open', '/accounting/invoices/119']]);
      window.history.replaceState(null, '', '/accounting/invoices/119');
      tell('Invoice updated successfully', invoiceSubject(invoice));
      expect(screen.getByText('INV-000119')).toBeInTheDocument();
      expect(links()).toEqual([]);
    });
  });

  it('is at most 420 pixels wide', () => {
    proves('RUL-174');
    expect(getComputedStyle(screen.getByRole('region', { name: 'Notifications (F8)' })).maxWidth).toBe('420px');
  });

  it('is reached with F8', () => {
    proves('RUL-173');
    fireEvent.keyDown(window, { key: 'F8' });
    expect(screen.getByRole('region', { name: 'Notifications (F8)' })).toHaveFocus();
  });
});
