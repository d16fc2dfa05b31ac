import { Choice, field, Flag, Line } from '../../../../platform/fields/decorators';
import { ONE_LINE } from '../../../../platform/fields/patterns';
import { published } from '../../../../platform/fields/schema';
import { FLAG, oneOf, Shown, TEXT } from '../../../../platform/fields/shown';
import { rawText } from '../../../../platform/fields/texts';
import { SHAPES, type ListShape } from '../adapters/list-shapes';
import type { SavedView } from '../adapters/saved-views';

const LONGEST_NAME = 60;
const LONGEST_QUERY = 2_000;
const LIST = { pattern: /^[a-z][a-z0-9-]*$/, wrong: 'The list must be called by small letters, digits and dashes' };

const query = () =>
  rawText(LONGEST_QUERY, {
    missing: 'The view must be what stands behind the question mark of an address',
    tooLong: `The view must have at most ${LONGEST_QUERY} characters`,
    form: { pattern: ONE_LINE, wrong: 'The view has characters that cannot be stored' },
  });

export class NewView {
  @Line('list', { max: 60, form: LIST }) list: string;
  @Line('name', { max: LONGEST_NAME }) name: string;
  @field<string>('view', query) query: string;
  @Flag('is default', { absent: true }) isDefault?: boolean;
}
export class ViewChanges {
  @Line('name', { max: LONGEST_NAME, absent: true }) name?: string;
  @field<string>('view', query, { absent: true }) query?: string;
  @Flag('is default', { absent: true }) isDefault?: boolean;
}

@published('SavedView')
export class ShownView implements SavedView {
  @Shown(TEXT) id: string;
  @Shown(TEXT) list: string;
  @Shown(TEXT) name: string;
  @Shown(TEXT) query: string;
  @Shown(FLAG) isDefault: boolean;
}

export class KeptShape {
  @Line('list', { max: 60, form: LIST }) list: string;
  @Choice('Shape', SHAPES) shape: ListShape['shape'];
}

@published('ListShape')
export class ShownShape implements ListShape {
  @Shown(TEXT) list: string;
  @Shown(oneOf(SHAPES)) shape: ListShape['shape'];
}
