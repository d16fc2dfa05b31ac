import { lazy, Suspense, type ComponentType, type LazyExoticComponent, type ReactNode } from 'react';
import { comesBy } from './code-ahead';

const AGAIN_MS = 500;

/** Code could not be fetched: there is no network, or a newer release has taken its place on the server. */
export class CodeMissing extends Error {
  override readonly name = 'CodeMissing';
}

const failed = new Set<() => void>();

/** What could not be fetched is tried again when it is drawn next. */
export const tryCodeAgain = (): void => {
  for (const renew of failed) renew();
  failed.clear();
};

const twice = async <Result,>(load: () => Promise<Result>): Promise<Result> => {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    return load();
  }
};

/** React keeps a failure for ever: a new attempt needs a new component. */
const fetched = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): (() => LazyExoticComponent<ComponentType<Props>>) => {
  const attempt = (): LazyExoticComponent<ComponentType<Props>> =>
    lazy(async () => {
      try {
        return { default: await twice(load) };
      } catch (cause) {
        failed.add(() => (current = attempt()));
        throw new CodeMissing('Part of the app could not be loaded', { cause });
      }
    });
  let current = attempt();
  return () => current;
};

/** Code that is fetched when it is first shown: a dialog's, or a part of a page, in whose place something waits. */
export const lazyNamed = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = null,
): ComponentType<Props> => {
  const loaded = fetched(load);
  return function Lazy(props: Props) {
    const Loaded: ComponentType<Props> = loaded();
    return (
      <Suspense fallback={waiting}>
        <Loaded {...props} />
      </Suspense>
    );
  };
};

/** A page's code is fetched when it is first visited; until then the page before it stays. */
export const lazyPage = (load: () => Promise<{ Component: ComponentType }>): ComponentType => {
  const loaded = fetched(async () => (await load()).Component);
  function Page() {
    const Loaded: ComponentType = loaded();
    return <Loaded />;
  }
  return comesBy(Page, load);
};
