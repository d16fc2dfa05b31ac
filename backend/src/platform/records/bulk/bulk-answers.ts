import { published } from '../../fields/schema';
import { listOf, object, Shown, TEXT, WHOLE, unionShape } from '../../fields/shown';

const ID = unionShape(TEXT, WHOLE);

@published('BulkRefusal')
class Refused {
  @Shown(ID) id: string | number;
  @Shown(TEXT) message: string;
}
/** The response of a bulk request: the ids done, and those refused with the reason. */
@published('BulkAnswer')
export class BulkDone {
  @Shown(listOf(ID)) done: (string | number)[];
  @Shown(listOf(object(() => Refused))) refused: Refused[];
}
