import type { ComponentType, ReactNode } from 'react';
import type { AnyRecord, RecordKit } from '../../lib/records/record-kit';

/** What the panel of a record is given by its page. */
export interface PanelProps {
  id: string;
  history: ReactNode;
  onClose: () => void;
}

/**
 * What a page of a kind is made of; title, button, form, panel and history follow:
 *
 * ```ts
 * export const parts: ScreenParts<Vehicle> = { kit: vehicleKit, List: VehicleList, View: VehicleView };
 * ```
 */
export interface ScreenParts<Item extends AnyRecord> {
  readonly kit: RecordKit<Item>;
  readonly List: ComponentType<{ onAdd: () => void }>;
  readonly View: ComponentType<PanelProps>;
}
