import { useSearch } from '../../../../lib/navigation/use-search';

/**
 * Which of several lists a tab shows (`?view=`), the first when nothing is said; what another one was narrowed to is
 * left behind.
 */
export const useClientView = (
  views: readonly { readonly value: string }[],
): [view: string, show: (view: string) => void] => {
  const [search, change] = useSearch();
  const asked = search.get('view');
  const found = views.find(({ value }) => value === asked) ?? views[0];
  const show = (view: string): void =>
    change(
      (current) =>
        new URLSearchParams({ tab: current.get('tab') ?? '', ...(view === views[0]?.value ? {} : { view }) }),
    );
  return [found?.value ?? '', show];
};
