import { use } from 'react';
import { createPortal } from 'react-dom';
import { ViewSwitch } from '../layout/view-switch';
import { FieldsSlot } from './fields-slot';
import { SHAPES, type Shape } from './use-shape';

/** Table or cards: in the toolbar of the page, or else above the list. */
export function ShapeSwitch({ shape, onChoose }: { shape: Shape; onChoose: (shape: Shape) => void }) {
  const toolbar = use(FieldsSlot)?.at;
  const shown = (
    <ViewSwitch
      label="List layout"
      value={shape}
      views={SHAPES}
      onChange={(value) => onChoose(value === 'table' ? 'table' : 'cards')}
    />
  );
  return toolbar ? createPortal(shown, toolbar) : shown;
}
