import AddOutlined from '../../generated/icons/AddOutlined';
import { styled } from '@mui/material/styles';
import { useRef, type Ref } from 'react';
import { useOutsideClose } from '../layout/use-outside-close';
import { keepInSight } from '../table/keep-in-sight';
import { FoldedMenu, menuPanel } from '../table/menu-parts';

const Menu = styled(FoldedMenu)({ '&:has(> [data-filters]:empty)': { display: 'none' } });

const Panel = styled('div')({
  ...menuPanel,
  top: '100%',
  left: 0,
  width: 'min(300px, 86vw)',
  padding: 14,
  display: 'grid',
  alignContent: 'start',
  gap: 12,
  // what is folded out does not inherit this from the page
  '& *': { boxSizing: 'border-box' },
  '& input': { minWidth: 0 },
  maxHeight: '70vh',
  overflowY: 'auto',
});

/** Everything that the list can be narrowed by; nothing where it cannot. */
export function FilterMenu({ panel }: { panel: Ref<HTMLDivElement> }) {
  const details = useRef<HTMLDetailsElement>(null);
  useOutsideClose(details, () => details.current?.removeAttribute('open'));
  return (
    <Menu ref={details} data-menu="Filter" onToggle={keepInSight}>
      <summary>
        Filter <AddOutlined aria-hidden />
      </summary>
      <Panel ref={panel} role="group" aria-label="Filters" data-filters />
    </Menu>
  );
}
