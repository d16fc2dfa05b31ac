import { lazy, Suspense, type ComponentType } from 'react';

/** A dialog's code is fetched when it is first opened. */
export const lazyNamed = <Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> => {
  const Loaded = lazy(async () => ({ default: await load() }));
  return function Lazy(props: Props) {
    return (
      <Suspense fallback={null}>
        <Loaded {...props} />
      </Suspense>
    );
  };
};

/** A page's code is fetched when it is first visited; until then the page before it stays. */
export const lazyPage = (load: () => Promise<{ Component: ComponentType }>): ComponentType =>
  lazy(async () => ({ default: (await load()).Component }));
