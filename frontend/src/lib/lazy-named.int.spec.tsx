import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { lazyNamed, lazyPage } from './lazy-named';

describe('code that is fetched when it is needed', () => {
  it('is fetched at the first opening, and shows nothing until then', async () => {
    const load = jest.fn(() => Promise.resolve(({ name }: { name: string }) => <p>Hello {name}</p>));
    const Dialog = lazyNamed<{ name: string }>(load);
    expect(load).not.toHaveBeenCalled();
    const { container } = render(<Dialog name="Dana" />);
    expect(container).toBeEmptyDOMElement();
    expect(await screen.findByText('Hello Dana')).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is a whole page too', async () => {
    const Page = lazyPage(() => Promise.resolve({ Component: () => <p>The page</p> }));
    render(
      <Suspense fallback={<p>The page before</p>}>
        <Page />
      </Suspense>,
    );
    expect(screen.getByText('The page before')).toBeInTheDocument();
    expect(await screen.findByText('The page')).toBeInTheDocument();
  });
});
